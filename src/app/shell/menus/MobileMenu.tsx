import { guides, staticPages } from '../../../registry/entries.ts'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { GuideLinks, MenuLink, ToolLinks } from './MenuLinks.tsx'
import styles from './MobileMenu.module.css'

/** The menu on small screens: a modal sheet that closes when a link is chosen. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const { t, card } = useCatalog()
  const { t: shell } = useDictionary()

  return (
    <ModalSheet
      title={t.menu}
      closeLabel={t.closeMenu}
      onClose={onClose}
      opener={`button[aria-label="${shell.openMenu}"]`}
      className={styles.sheet}
    >
      <nav aria-label={shell.mainMenu} className={styles.content}>
        {guides.length > 0 ? (
          <>
            <h2 className={styles.heading}>{shell.guides}</h2>
            <GuideLinks all />
          </>
        ) : null}
        <ul className={styles.pages}>
          {staticPages
            .filter(({ links }) => links.includes('top'))
            .map(({ id }) => (
              <MenuLink key={id} route={{ kind: 'page', id }} title={card(id).title} />
            ))}
        </ul>
        <h2 className={styles.heading}>{shell.tools}</h2>
        <ToolLinks />
      </nav>
    </ModalSheet>
  )
}
