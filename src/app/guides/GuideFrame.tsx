import { type ReactNode, useEffect } from 'react'
import { guides } from '../../registry/entries.ts'
import { ArticleProvider } from '../../ui/article/article-context.ts'
import { ArticlePage } from '../../ui/article/page/ArticlePage.tsx'
import type { Heading, Source } from '../../ui/article/prose/prose.ts'
import { Announcer } from '../../ui/feedback/announcer/announcer.tsx'
import { restoreFocus } from '../../ui/lists/focus-restoration/restore-focus.ts'
import { useArticleContext } from '../catalog/article-context.ts'
import { useCatalog } from '../catalog/texts.ts'
import { Breadcrumb } from '../shell/frames/Breadcrumb.tsx'
import { StorageNotice } from '../shell/notices/StorageNotice.tsx'
import { GuideEnd } from './GuideEnd.tsx'
import { GuideMeta } from './GuideMeta.tsx'

type GuideFrameProps = {
  readonly id: string
  readonly headings: readonly Heading[]
  readonly sources: readonly Source[]
  readonly children: ReactNode
}

/** The frame around the text of every guide. */
export function GuideFrame({ id, headings, sources, children }: GuideFrameProps) {
  const { t, card } = useCatalog()
  const context = useArticleContext(sources)
  useEffect(restoreFocus, [])
  const guide = guides.find((each) => each.id === id)
  if (!guide) throw new Error(`There is no guide ${id}`)
  const { title, description } = card(id)
  return (
    <>
      <Breadcrumb above={{ route: { kind: 'guides' }, title: t.guides.title }} title={title} />
      <StorageNotice />
      <Announcer>
        <ArticleProvider value={context}>
          <ArticlePage
            title={title}
            lead={description}
            meta={<GuideMeta guide={guide} reviewed />}
            headings={headings}
          >
            {children}
            <GuideEnd guide={guide} sources={sources} />
          </ArticlePage>
        </ArticleProvider>
      </Announcer>
    </>
  )
}
