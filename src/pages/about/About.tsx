import { site } from '../../../site.config.ts'
import { SectionsPage } from '../../ui/article/SectionsPage.tsx'
import type { SectionsMessages } from '../../ui/article/sections.ts'
import type { PageProps } from '../../ui/manifest.ts'

export default function About({ t }: PageProps<SectionsMessages>) {
  return <SectionsPage title={t.title} lead={t.lead(site)} sections={t.sections(site)} />
}
