import type { LoadedPage } from '../content/loaded-page.ts'
import { loadHome } from '../home/load-home.tsx'
import { needCatalog } from '../hydration/deferred-hydration.ts'
import { loadDictionary } from '../language/dictionary.ts'
import { placeOf } from '../navigation/routes.ts'

/**
 * Loads code and texts of a path in parallel. Rejects when a file of the site cannot be loaded.
 * `prerendered`: the markup is already there, so the home page needs no catalog (deferred-hydration.ts).
 */
export async function loadPage(path: string, prerendered = false): Promise<LoadedPage> {
  const place = placeOf(path)
  const { language } = place
  let { route } = place
  const isHome = route.kind === 'home' || route.kind === 'unknown'
  const loadContent = async () => {
    const parts = isHome && prerendered ? undefined : await needCatalog(language)
    const content = await parts?.loadContent(place)
    if (content) return content
    // A preset that its tool does not have.
    if (!isHome) route = { kind: 'unknown' }
    return loadHome(route)
  }
  const [dictionary, content] = await Promise.all([loadDictionary(language), loadContent()])
  return { path, place: { language, route }, dictionary, content }
}
