import type { LoadedPage } from '../content/loaded-page.ts'
import { Home } from '../home/Home.tsx'

/** The part of the site that changes with the address. */
export const PageContent = ({ page: { content, place } }: { readonly page: LoadedPage }) =>
  content?.element ?? <Home unknown={place.route.kind === 'unknown'} />
