import type { StoreOwner } from '../../lib/stored-data/owners.ts'
import { useArticle } from '../../ui/article/article-context.ts'
import type { Messages } from './messages.en.ts'

/** What keeps something and is no tool: the ticks in a guide (src/guides/password-security/Checklist.tsx). */
const guideOwner: StoreOwner = { id: 'password-security', stores: [{ name: 'checklist', kind: 'settings' }] }

/** Everything that may keep something on the device, and what the visitor calls it. */
export function useOwners(t: Messages): {
  readonly owners: readonly StoreOwner[]
  readonly nameOf: (id: string) => string
} {
  const { tools } = useArticle()
  const owners: readonly StoreOwner[] = [...tools.map(({ id, stores }) => ({ id, stores })), guideOwner]
  const nameOf = (id: string) =>
    id === guideOwner.id ? t.stored.checklist : (tools.find((tool) => tool.id === id)?.title ?? id)
  return { owners, nameOf }
}
