import { Menu as MenuIcon, Search } from 'lucide'
import { lazy, type ReactNode, Suspense } from 'react'
import { guideIds } from '../../../registry/ids.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { Disclosure } from '../menus/Disclosure.tsx'
import { BarDialog } from './BarDialog.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './TopBar.module.css'

// Few visitors open these, so each is loaded on first use.
const MobileMenu = lazy(async () => ({ default: (await import('../menus/MobileMenu.tsx')).MobileMenu }))
const CommandPalette = lazy(async () => ({
  default: (await import('../../palette/CommandPalette.tsx')).CommandPalette,
}))

type TopBarProps = {
  readonly place: Place
  /** Lists of links: the two menus, and links to pages. */
  readonly tools: ReactNode
  readonly guides: ReactNode
  readonly pages: ReactNode
  /** Called when a menu may be opened soon. */
  readonly onIntent: () => void
  /** Called if the search or the menu cannot be loaded. */
  readonly onFail: () => void
}

/** The bar on top of every page. */
export function TopBar({ place, tools, guides, pages, onIntent, onFail }: TopBarProps) {
  const { t, language } = useDictionary()
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <a href={pathOf({ language, route: { kind: 'home' } })} className={styles.logo} aria-label={t.logo}>
          <Logo />
        </a>
        <nav aria-label={t.mainMenu} className={styles.menus} onPointerEnter={onIntent} onFocus={onIntent}>
          <Disclosure label={t.tools} place={place}>
            {tools}
          </Disclosure>
          {guideIds.length > 0 ? (
            <Disclosure label={t.guides} place={place}>
              {guides}
            </Disclosure>
          ) : null}
          <Suspense>{pages}</Suspense>
        </nav>
        {/* Filled by ToolStatuses, which is loaded later. */}
        <div id="status" className={styles.status} />
        <div className={styles.actions}>
          <BarDialog label={t.search} icon={<Icon of={Search} size={20} />} shortcut="k" onFail={onFail}>
            {(close) => <CommandPalette place={place} onClose={close} />}
          </BarDialog>
          <LanguageLinks place={place} className={styles.language} />
          <ThemeToggle />
          <BarDialog
            label={t.openMenu}
            icon={<Icon of={MenuIcon} size={22} />}
            className={styles.hamburger}
            onFail={onFail}
          >
            {(close) => <MobileMenu onClose={close} />}
          </BarDialog>
        </div>
      </div>
    </header>
  )
}
