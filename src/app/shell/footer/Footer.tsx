import { type ReactNode, Suspense } from 'react'
import { site } from '../../../../site.config.ts'
import { useDictionary } from '../../language/dictionary.ts'
import type { Place } from '../../navigation/routes.ts'
import { LanguageLinks } from '../top-bar/LanguageLinks.tsx'
import styles from './Footer.module.css'

type FooterProps = {
  readonly place: Place
  /** List items with links to pages. */
  readonly children: ReactNode
}

export function Footer({ place, children }: FooterProps) {
  const { t } = useDictionary()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <p className={styles.tagline}>{t.footer.tagline}</p>
          <p>{t.footer.promise}</p>
          <p>{t.footer.copyright(String(site.copyrightYear), site.name)}</p>
        </div>
        <nav aria-label={t.footer.links}>
          <ul className={styles.links}>
            <Suspense>{children}</Suspense>
            <li>
              <a href={`mailto:${site.email}`}>{t.footer.contact}</a>
            </li>
            <li>
              <LanguageLinks place={place} />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
