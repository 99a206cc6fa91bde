import { type ReactNode, useEffect } from 'react'
import { ArticleProvider } from '../../../ui/article/article-context.ts'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import { restoreFocus } from '../../../ui/lists/focus-restoration/restore-focus.ts'
import { useArticleContext } from '../../catalog/article-context.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const noSources: readonly never[] = []

/** The frame around About, the policies and other static pages. */
export function PageFrame({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { card } = useCatalog()
  useEffect(restoreFocus, [])
  return (
    <>
      <Breadcrumb title={card(id).title} />
      <Announcer>
        <ArticleProvider value={useArticleContext(noSources)}>{children}</ArticleProvider>
      </Announcer>
    </>
  )
}
