import { X } from 'lucide'
import { type MouseEvent, useEffect, useRef } from 'react'
import { guides, staticPages } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import { isDismissClick } from '../../dialog/dismiss-click.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { GuideLinks, MenuLink, ToolLinks } from './MenuLinks.tsx'
import styles from './MobileMenu.module.css'

/** The menu on small screens: a modal sheet that closes when a link is chosen. */
export function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const { t, card } = useCatalog()
  const { t: shell } = useDictionary()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  const closeOnChoice = (event: MouseEvent<HTMLDialogElement>) => {
    if (isDismissClick(event)) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links as well, and closes with Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t.menu}
      onClose={onClose}
      onClick={closeOnChoice}
    >
      <div className={styles.top}>
        <p className={styles.title}>{t.menu}</p>
        <Button variant="quiet" size="icon" aria-label={t.closeMenu} onClick={() => dialog.current?.close()}>
          <Icon of={X} size={22} />
        </Button>
      </div>
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
    </dialog>
  )
}
