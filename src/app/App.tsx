import { useMemo, useState } from 'react'
import { classNames } from '../lib/class-names.ts'
import { UiTextProvider } from '../ui/text/ui-text.tsx'
import styles from './App.module.css'
import type { LoadedPage } from './content/loaded-page.ts'
import {
  FooterLinks,
  GuideLinks,
  prefetchMenus,
  ToolLinks,
  TopLinks,
} from './hydration/deferred-hydration.ts'
import { DictionaryProvider } from './language/dictionary.ts'
import { NavigateProvider } from './navigation/navigate.ts'
import { loadPage } from './page/load-page.ts'
import { usePage } from './page/use-page.ts'
import { Footer } from './shell/footer/Footer.tsx'
import { CrashBoundary } from './shell/frames/CrashBoundary.tsx'
import { LoadNotice } from './shell/notices/LoadNotice.tsx'
import { Notices } from './shell/notices/Notices.tsx'
import { SkipLink } from './shell/top-bar/SkipLink.tsx'
import { TopBar } from './shell/top-bar/TopBar.tsx'

// As constants: with new ones, and new texts, each render of the shell would hydrate all of them at once.
const toolLinks = <ToolLinks />
const guideLinks = <GuideLinks />
const topLinks = <TopLinks />
const footerLinks = <FooterLinks />

/** The whole site: the shell around the current page. */
export function App({ initial }: { readonly initial: LoadedPage }) {
  const { page, visit, loading, failed, retry, go } = usePage(initial, loadPage)
  const { language, route } = page.place
  const [isPartMissing, setPartMissing] = useState(false)
  const { dictionary } = page
  const texts = useMemo(() => ({ language, dictionary }), [language, dictionary])
  return (
    <DictionaryProvider value={texts}>
      <UiTextProvider value={dictionary.uiText}>
        <NavigateProvider value={go}>
          <SkipLink />
          <TopBar
            place={page.place}
            tools={toolLinks}
            guides={guideLinks}
            pages={topLinks}
            onIntent={() => prefetchMenus(language)}
            onFail={() => setPartMissing(true)}
          />
          <LoadNotice
            loading={loading}
            failed={failed ? 'page' : isPartMissing ? 'part' : undefined}
            retry={retry}
          />
          <main
            id="content"
            tabIndex={-1}
            className={classNames(styles.main, route.kind === 'tool' && styles.tool)}
          >
            <CrashBoundary key={visit} texts={dictionary.messages.crashed}>
              {page.content.element}
            </CrashBoundary>
          </main>
          <Footer place={page.place}>{footerLinks}</Footer>
          <Notices place={page.place} />
        </NavigateProvider>
      </UiTextProvider>
    </DictionaryProvider>
  )
}
