import type { LoadedContent } from '../content/loaded-page.ts'
import type { Route } from '../navigation/routes.ts'

/** The home page, also for an unknown path. It needs no catalog, and other pages do not need it. */
export async function loadHome({ kind }: Route): Promise<LoadedContent> {
  const { Home } = await import('./Home.tsx')
  return { element: <Home unknown={kind === 'unknown'} />, card: undefined }
}
