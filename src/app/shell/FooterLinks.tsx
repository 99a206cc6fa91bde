import { staticPages } from '../../registry/entries.ts'
import { useCatalogue } from '../catalog/texts.ts'
import { pathOf } from '../routes.ts'

/** The policies and other pages that the footer links, as items of its list. */
export function FooterLinks() {
  const { card, language } = useCatalogue()
  return staticPages
    .filter(({ links }) => links.includes('footer'))
    .map(({ id }) => (
      <li key={id}>
        <a href={pathOf({ language, route: { kind: 'page', id } })}>{card(id).title}</a>
      </li>
    ))
}
