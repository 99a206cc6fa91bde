import { useMemo } from 'react'
import { guides, tools } from '../../registry/entries.ts'
import type { ArticleContext } from '../../ui/article/article-context.ts'
import type { Source } from '../../ui/article/prose/prose.ts'
import { pathOf } from '../navigation/routes.ts'
import { LateRecipes } from '../recipes/LateRecipes.tsx'
import { siteOwners } from './site-owners.ts'
import { useCatalog } from './texts.ts'

/** The context for the parts of an article. */
export function useArticleContext(sources: readonly Source[]): ArticleContext {
  const { t, cards, language } = useCatalog()
  return useMemo(
    () => ({
      language,
      texts: t.article,
      sources,
      tools: tools.map(({ id, stores }) => ({
        id,
        path: pathOf({ language, route: { kind: 'tool', id } }),
        title: cards[id]?.title ?? id,
        description: cards[id]?.description ?? '',
        stores,
        keeps: [...new Set(stores.map(({ kind }) => kind))],
      })),
      storingGuides: guides.flatMap(({ id, stores }) =>
        stores === undefined ? [] : [{ id, stores, title: cards[id]?.title ?? id }],
      ),
      siteOwners,
      recipes: LateRecipes,
    }),
    [t, language, cards, sources],
  )
}
