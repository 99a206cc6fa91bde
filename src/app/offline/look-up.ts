import type { OfflineBuild } from './offline-build.ts'

export type LookUpResult =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'not-found'; readonly path: string }
  /** Not a file of this build: perhaps of an older one, otherwise left to the network. */
  | { readonly kind: 'elsewhere' }

/** The 404 page of the language that the path is in. */
function notFoundPage(files: OfflineBuild['files'], path: string): string {
  const inLanguage = `/${path.split('/')[1]}/404`
  return Object.hasOwn(files, inLanguage) ? inLanguage : '/404'
}

/**
 * Which file to respond with to a path of this site. Pages are found with and without a trailing slash; a navigation to
 * an unknown page gets the 404 page, a missing file (a last segment with a dot) never does.
 */
export function lookUp(files: OfflineBuild['files'], pathname: string, isNavigation: boolean): LookUpResult {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (Object.hasOwn(files, path)) return { kind: 'file', path }
  if (!isNavigation || /\.[^/]*$/.test(path)) return { kind: 'elsewhere' }
  return { kind: 'not-found', path: notFoundPage(files, path) }
}
