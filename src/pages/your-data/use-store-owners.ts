import type { StoreOwner } from '../../lib/stored-data/owners.ts'
import { useArticle } from '../../ui/article/article-context.ts'
import type { Messages } from './messages.en.ts'

/** The tools, guides and parts of the site that declare stores, and their titles. */
export function useStoreOwners(t: Messages): {
  readonly owners: readonly StoreOwner[]
  readonly nameOf: (id: string) => string
} {
  const { tools, storingGuides, siteOwners } = useArticle()
  const guideTitles = new Map(storingGuides.map(({ id, title }) => [id, t.stored.guide(title)]))
  const titles = new Map([
    ...tools.map(({ id, title }) => [id, title] as const),
    ...guideTitles,
    ['recent', t.stored.recent],
    ['recipes', t.stored.recipes],
    ['tray', t.stored.tray],
  ])
  const owners = [...tools, ...storingGuides, ...siteOwners].map(({ id, stores }) => ({ id, stores }))
  return { owners, nameOf: (id) => titles.get(id) ?? id }
}
