import { type ReactNode, Suspense } from 'react'
import { guideIds } from '../../../registry/ids.ts'
import { useDictionary } from '../../language/dictionary.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { Disclosure } from '../menus/Disclosure.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './TopBar.module.css'

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
          <SearchButton place={place} />
          <LanguageLinks place={place} className={styles.language} />
          <ThemeToggle />
          <MenuButton />
        </div>
      </div>
    </header>
  )
}
