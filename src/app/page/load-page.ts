import type { LoadedPage } from '../content/loaded-page.ts'
import { loadHome } from '../home/load-home.tsx'
import { needCatalog } from '../hydration/deferred-hydration.ts'
import { loadDictionary } from '../language/dictionary.ts'
import { placeOf, type Route } from '../navigation/routes.ts'

/**
 * Loads code and texts of a path in parallel. Rejects when a file of the site cannot be loaded.
 * `prerendered`: the markup is already there, so the home page needs no catalog (deferred-hydration.ts).
 */
export async function loadPage(path: string, prerendered = false): Promise<LoadedPage> {
  const { language, route } = placeOf(path)
  const isHome = route.kind === 'home' || route.kind === 'unknown'
  const loadPlace = async () => {
    const parts = isHome && prerendered ? undefined : await needCatalog(language)
    const content = await parts?.loadContent({ language, route })
    if (content) return { route, content }
    // A preset that its tool does not have.
    const home: Route = isHome ? route : { kind: 'unknown' }
    return { route: home, content: await loadHome(home) }
  }
  const [dictionary, shown] = await Promise.all([loadDictionary(language), loadPlace()])
  return { path, place: { language, route: shown.route }, dictionary, content: shown.content }
}
