import { buildId } from '../../../platform/page/build-id.ts'
import { staticPages } from '../../../registry/entries.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'

/** The links of the footer besides the contact: policies and other pages, licences, the build. */
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
