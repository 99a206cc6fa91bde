import type { Source } from '../../ui/article/prose/prose.ts'
import { placeOf, type Route, sameRoute } from '../navigation/routes.ts'

/**
 * Whether the document was loaded as this page. It keeps the headers that it came with, whatever it shows later, and
 * those of a guide alone let it lead to the guide's sources. True where pages are prerendered.
 */
export function isLoadedAs(route: Route): boolean {
  if (typeof document === 'undefined') return true
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || sameRoute(placeOf(new URL(entry.name).pathname).route, route)
}

/** The fragment with which a guide, once it is loaded, goes on to one of its sources. */
export const openFragment = ({ id }: Source): string => `#open-${id}`

/** Loads the guide that is shown, which then goes on to the source. */
export function loadAndOpen(source: Source): void {
  history.replaceState(history.state, '', openFragment(source))
  location.reload()
}

/** Goes on to the source that the address asks for; coming back, the visitor finds its entry in the list. */
export function openSourceOfLink(sources: readonly Source[]): void {
  const source = sources.find((each) => openFragment(each) === location.hash)
  if (!source) return
  history.replaceState(history.state, '', `#source-${source.id}`)
  location.assign(source.url)
}
