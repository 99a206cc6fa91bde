import { staticPages } from '../../../registry/entries.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'
import styles from './TopLinks.module.css'

/** Links to pages in the top bar, such as About Us. */
export function TopLinks() {
  const { card, language } = useCatalog()
  return staticPages
    .filter(({ links }) => links.includes('top'))
    .map(({ id }) => (
      <a key={id} href={pathOf({ language, route: { kind: 'page', id } })} className={styles.link}>
        {card(id).title}
      </a>
    ))
}
