import type { LoadedPage } from '../content/loaded-page.ts'
import { Home } from '../home/Home.tsx'
import { HomeTools, needCatalog } from '../hydration/deferred-hydration.ts'

/** The part of the site that changes with the address. */
export const PageContent = ({ page: { content, place } }: { readonly page: LoadedPage }) =>
  content?.element ?? (
    <Home unknown={place.route.kind === 'unknown'} loadOpeners={() => needCatalog(place.language)}>
      <HomeTools />
    </Home>
  )
