import { buildId } from '../../../platform/page/build-id.ts'
import { staticPages } from '../../../registry/entries.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'

/** What the footer links beside the contact: policies and pages of their own, licences, the build. */
export function FooterLinks() {
  const { t, card, language } = useCatalog()
  return (
    <>
      {staticPages
        .filter(({ links }) => links.includes('footer'))
        .map(({ id }) => (
          <li key={id}>
            <a href={pathOf({ language, route: { kind: 'page', id } })}>{card(id).title}</a>
          </li>
        ))}
      <li>
        <a href="/licences.txt">{t.built.licences}</a>
      </li>
      <li>
        <a href="/integrity.json" title={t.built.buildTitle}>
          {t.built.build(buildId())}
        </a>
      </li>
    </>
  )
}
