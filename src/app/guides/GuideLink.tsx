import { useCatalog } from '../catalog/texts.ts'
import { pathOf } from '../navigation/routes.ts'
import styles from './GuideLink.module.css'

/** A guide's title as a link that covers the entry it is in, which is positioned. */
export function GuideLink({ id }: { readonly id: string }) {
  const { card, language } = useCatalog()
  return (
    <a className={styles.link} href={pathOf({ language, route: { kind: 'guide', id } })}>
      {card(id).title}
    </a>
  )
}
