import { site } from '../../../site.config.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { SectionsPage } from '../../ui/article/page/SectionsPage.tsx'
import type { SectionsMessages } from '../../ui/article/page/sections.ts'

export default function About({ t }: PageProps<SectionsMessages>) {
  return <SectionsPage title={t.title} lead={t.lead(site)} sections={t.sections(site)} />
}
