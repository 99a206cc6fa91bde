import { Menu as MenuIcon, Search } from 'lucide'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { guideIds } from '../../../registry/ids.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'
import { Disclosure } from '../menus/Disclosure.tsx'
import { LoadNotice } from '../notices/LoadNotice.tsx'
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
}

/** The bar on top of every page. */
export function TopBar({ place, tools, guides, pages, onIntent }: TopBarProps) {
  const { t, language } = useDictionary()
  const [menuOpen, setMenuOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setPaletteOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

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
          <Button variant="quiet" size="icon" aria-label={t.search} onClick={() => setPaletteOpen(true)}>
            <Icon of={Search} size={20} />
          </Button>
          <LanguageLinks place={place} className={styles.language} />
          <ThemeToggle />
          <Button
            variant="quiet"
            size="icon"
            className={styles.hamburger}
            aria-label={t.openMenu}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon of={MenuIcon} size={22} />
          </Button>
        </div>
      </div>
      <PartBoundary fallback={<LoadNotice loading={false} failed retry={() => location.reload()} />}>
        <Suspense>
          {menuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}
          {paletteOpen ? <CommandPalette place={place} onClose={() => setPaletteOpen(false)} /> : null}
        </Suspense>
      </PartBoundary>
    </header>
  )
}
