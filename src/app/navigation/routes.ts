import { defaultLanguage, type Language, languages } from '../../lib/text/i18n.ts'
import { guideIds, staticPageIds, toolIds } from '../../registry/ids.ts'

/** The route of a path. Any unknown path shows the home page with a notice. */
export type Route = { readonly kind: 'home' | 'unknown' | 'guides' } | EntryRoute

/** A route to an entry of the catalog. */
export type EntryRoute = { readonly kind: 'tool' | 'guide' | 'page'; readonly id: string }

export type Place = { readonly language: Language; readonly route: Route }

/** The path of a route, without a trailing slash except for the English home page. */
export function pathOf({ language, route }: Place): string {
  const prefix = language === defaultLanguage ? '' : `/${language}`
  switch (route.kind) {
    case 'home':
    case 'unknown':
      return prefix || '/'
    case 'guides':
      return `${prefix}/guides`
    case 'tool':
      return `${prefix}/tools/${route.id}`
    case 'guide':
      return `${prefix}/guides/${route.id}`
    case 'page':
      return `${prefix}/${route.id}`
  }
}

/** Parses a path; trailing slashes are ignored. */
export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean)
  const language = languages.find((code) => code === parts[0] && code !== defaultLanguage)
  if (language) parts.shift()
  return { language: language ?? defaultLanguage, route: routeOf(parts) }
}

function routeOf(parts: readonly string[]): Route {
  const [first, second, ...rest] = parts
  if (first === undefined) return { kind: 'home' }
  if (rest.length > 0) return { kind: 'unknown' }
  if (second === undefined && first === 'guides') return { kind: 'guides' }
  if (second === undefined)
    return staticPageIds.includes(first) ? { kind: 'page', id: first } : { kind: 'unknown' }
  if (first === 'tools' && toolIds.includes(second)) return { kind: 'tool', id: second }
  if (first === 'guides' && guideIds.includes(second)) return { kind: 'guide', id: second }
  return { kind: 'unknown' }
}

/** Every page of the site in one language, without the one for unknown paths. */
export const allRoutes = (): readonly Route[] => [
  { kind: 'home' },
  ...toolIds.map((id) => ({ kind: 'tool', id }) as const),
  { kind: 'guides' },
  ...guideIds.map((id) => ({ kind: 'guide', id }) as const),
  ...staticPageIds.map((id) => ({ kind: 'page', id }) as const),
]

/** Whether two routes are the same page; a change of language then preserves its state. */
export const sameRoute = (first: Route, second: Route): boolean => routeKey(first) === routeKey(second)

/** A key that is the same for a page in all languages. */
export const routeKey = (route: Route): string => ('id' in route ? `${route.kind}/${route.id}` : route.kind)
