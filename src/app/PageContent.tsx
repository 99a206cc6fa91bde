import { HomeTools, needCatalog } from './deferred-hydration.ts'
import { Home } from './home/Home.tsx'
import type { LoadedPage } from './page/loaded-page.ts'

/** The part of the site that changes with the address. */
export const PageContent = ({ page: { content, place } }: { readonly page: LoadedPage }) =>
  content?.element ?? (
    <Home unknown={place.route.kind === 'unknown'} loadOpeners={() => needCatalog(place.language)}>
      <HomeTools />
    </Home>
  )
