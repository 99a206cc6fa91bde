import { defaultLanguage, type Language, languages } from '../../lib/text/i18n.ts'
import { guideIds, staticPageIds, toolIds } from '../../registry/ids.ts'

/** The route of a path. Any unknown path shows the home page with a notice. */
export type Route = { readonly kind: 'home' | 'unknown' | 'guides' } | EntryRoute

/** A route to an entry of the catalog. */
export type EntryRoute = {
  readonly kind: 'tool' | 'guide' | 'page'
  readonly id: string
  /** Of a tool: the page of one of its presets. Whether there is one of that name, the registry knows. */
  readonly preset?: string | undefined
}

export type Place = { readonly language: Language; readonly route: Route }

const folders: Partial<Record<Route['kind'], string>> = { tool: 'tools', guide: 'guides', guides: 'guides' }

/** The path of a route, without a trailing slash except for the English home page. */
export function pathOf({ language, route }: Place): string {
  const { id, preset } = route as Partial<EntryRoute>
  const parts = [language === defaultLanguage ? '' : language, folders[route.kind], id, preset]
  return `/${parts.filter(Boolean).join('/')}`
}

/** Parses a path; trailing slashes are ignored. */
export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean)
  const language = languages.find((code) => code === parts[0] && code !== defaultLanguage)
  if (language) parts.shift()
  return { language: language ?? defaultLanguage, route: routeOf(parts) }
}

function routeOf([first, second, preset, ...rest]: readonly string[]): Route {
  if (first === undefined) return { kind: 'home' }
  if (second === undefined) {
    if (first === 'guides') return { kind: 'guides' }
    if (staticPageIds.includes(first)) return { kind: 'page', id: first }
  } else if (rest.length === 0) {
    if (first === 'tools' && toolIds.includes(second)) return { kind: 'tool', id: second, preset }
    if (first === 'guides' && preset === undefined && guideIds.includes(second))
      return { kind: 'guide', id: second }
  }
  return { kind: 'unknown' }
}

/** Every page of the site in one language, without those of presets and the one for unknown paths. */
export const allRoutes = (): readonly Route[] => [
  { kind: 'home' },
  ...toolIds.map((id) => ({ kind: 'tool', id }) as const),
  { kind: 'guides' },
  ...guideIds.map((id) => ({ kind: 'guide', id }) as const),
  ...staticPageIds.map((id) => ({ kind: 'page', id }) as const),
]

/** Whether two routes are the same page; a change of language then preserves its state. */
export const sameRoute = (first: Route, second: Route): boolean => routeKey(first) === routeKey(second)

/** The same for a page in all languages. */
const routeKey = (route: Route): string => route.kind + pathOf({ language: defaultLanguage, route })
