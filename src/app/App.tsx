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

/** The whole site: the shell around the current page. */
export function App({ initial }: { readonly initial: LoadedPage }) {
  const { page, visit, loading, failed, retry, go } = usePage(initial, loadPage)
  const { language, route } = page.place
  const { dictionary } = page
  return (
    <DictionaryProvider value={{ language, dictionary }}>
      <UiTextProvider value={dictionary.uiText}>
        <NavigateProvider value={go}>
          <SkipLink />
          <TopBar
            place={page.place}
            tools={<ToolLinks />}
            guides={<GuideLinks />}
            pages={<TopLinks />}
            onIntent={() => prefetchMenus(language)}
          />
          <LoadNotice loading={loading} failed={failed} retry={retry} />
          <main
            id="content"
            tabIndex={-1}
            className={classNames(styles.main, route.kind === 'tool' && styles.tool)}
          >
            <CrashBoundary key={visit} texts={dictionary.messages.crashed}>
              {page.content.element}
            </CrashBoundary>
          </main>
          <Footer place={page.place}>
            <FooterLinks />
          </Footer>
          <Notices place={page.place} />
        </NavigateProvider>
      </UiTextProvider>
    </DictionaryProvider>
  )
}
