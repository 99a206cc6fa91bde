import { classNames } from '../../lib/class-names.ts'
import button from '../../ui/button/Button.module.css'
import { PageHead } from '../../ui/layout/page-head/PageHead.tsx'
import app from '../App.module.css'
import { Logo } from '../shell/top-bar/Logo.tsx'
import bar from '../shell/top-bar/TopBar.module.css'
import type { PageMessages } from './messages.en.ts'

type UnsavedPageProps = { readonly t: PageMessages['unsaved']; readonly home: string }

const link = classNames(button.button, button.secondary)

/** Says, without scripts, that a page is not in the offline copy. Its styles are those of other pages. */
export function UnsavedPage({ t, home }: UnsavedPageProps) {
  return (
    <>
      <header className={bar.bar}>
        <div className={bar.inside}>
          <a href={home} className={bar.logo}>
            <Logo />
          </a>
        </div>
      </header>
      <main id="content" className={app.main}>
        <PageHead title={t.title} lead={t.lead} />
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address of this page, whichever it is */}
          <a href="" className={link}>
            {t.retry}
          </a>{' '}
          <a href={home} className={link}>
            {t.home}
          </a>
        </p>
      </main>
    </>
  )
}
