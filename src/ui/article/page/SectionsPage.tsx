import type { ReactNode } from 'react'
import { slug } from '../../../lib/text/slug.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { Sections } from './Sections.tsx'
import type { Section } from './sections.ts'

type SectionsPageProps = {
  readonly title: string
  readonly lead: string
  readonly meta?: ReactNode
  readonly sections: readonly Section[]
}

/** A page of sections, with a table of contents. */
export function SectionsPage({ title, lead, meta, sections }: SectionsPageProps) {
  const headings = sections.map(({ heading }) => ({ id: slug(heading), text: heading }))
  return (
    <ArticlePage title={title} lead={lead} meta={meta} headings={headings}>
      <Sections sections={sections} />
    </ArticlePage>
  )
}
