import { UiTextProvider } from '../ui/text/ui-text.tsx'
import styles from './App.module.css'
import { DictionaryProvider } from './language/use-dictionary.ts'
import type { LoadedPage } from './loaded-page.ts'
import { NavigateProvider } from './navigation/navigate.ts'
import { usePage } from './navigation/use-page.ts'
import { PageContent } from './PageContent.tsx'
import { routeKey } from './routes.ts'
import { Footer } from './shell/footer/Footer.tsx'
import { CrashBoundary } from './shell/frames/CrashBoundary.tsx'
import { LoadNotice } from './shell/notices/LoadNotice.tsx'
import { Notices } from './shell/notices/Notices.tsx'
import { SkipLink } from './shell/top-bar/SkipLink.tsx'
import { TopBar } from './shell/top-bar/TopBar.tsx'

/** The whole site: the shell around whichever page is shown. */
export function App({ initial }: { readonly initial: LoadedPage }) {
  const { page, loading, failed, retry, go } = usePage(initial)
  const { language } = page.place
  const { dictionary } = page
  return (
    <DictionaryProvider value={{ language, dictionary }}>
      <UiTextProvider value={dictionary.uiText}>
        <NavigateProvider value={go}>
          <SkipLink />
          <TopBar place={page.place} />
          <LoadNotice loading={loading} failed={failed} retry={retry} />
          <main id="content" tabIndex={-1} className={styles.main}>
            <CrashBoundary key={routeKey(page.place.route)} texts={dictionary.messages.crashed}>
              <PageContent page={page} />
            </CrashBoundary>
          </main>
          <Footer place={page.place} />
          <Notices />
        </NavigateProvider>
      </UiTextProvider>
    </DictionaryProvider>
  )
}
