import { site } from '../../../site.config.ts'
import { formatDay } from '../../lib/text/format-day.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { PolicyDate } from '../../ui/article/page/PolicyDate.tsx'
import { SectionsPage } from '../../ui/article/page/SectionsPage.tsx'
import type { Messages } from './messages.ts'

export default function TermsOfService({ t, language }: PageProps<Messages>) {
  return (
    <SectionsPage
      title={t.title}
      lead={t.lead(site)}
      meta={<PolicyDate date={site.policyDate}>{t.updated(formatDay(site.policyDate, language))}</PolicyDate>}
      sections={t.sections(site)}
    />
  )
}
