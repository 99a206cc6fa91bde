import type { Source } from '../../ui/article/prose/prose.ts'
import { placeOf, type Route, sameRoute } from '../navigation/routes.ts'

/**
 * Whether the document was loaded as this page. Its headers stay those of the page it was loaded as, and only a guide's
 * headers allow links to the guide's sources. True during prerendering.
 */
export function isLoadedAs(route: Route): boolean {
  if (typeof document === 'undefined') return true
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || sameRoute(placeOf(new URL(entry.name).pathname).route, route)
}

/** The fragment with which a guide, once loaded, opens one of its sources. */
export const openFragment = ({ id }: Source): string => `#open-${id}`

/** Reloads the current guide, which then opens the source. */
export function loadAndOpen(source: Source): void {
  history.replaceState(history.state, '', openFragment(source))
  location.reload()
}

/** Opens the source that the address names; going back leads to its entry in the list. */
export function openSourceOfLink(sources: readonly Source[]): void {
  const source = sources.find((each) => openFragment(each) === location.hash)
  if (!source) return
  history.replaceState(history.state, '', `#source-${source.id}`)
  location.assign(source.url)
}
