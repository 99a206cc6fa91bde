import { languages } from '../../src/lib/text/i18n.ts'
import { guideSources } from '../steps/pages/guide-sources.ts'
import { assetsFolder } from './asset-headers.js'
import {
  commonHeaders,
  guideAllowlist,
  type HeaderRule,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  workerContentSecurityPolicy,
  workersFolder,
} from './site-headers.ts'

/** A pattern for the folder of a path, or the path itself at the root, so that few rules cover all pages. */
const pattern = (path: string): string => {
  const [, first, second] = path.split('/')
  return second === undefined ? path : `/${first}/*`
}

/** The paths of a guide in every language, with and without `.html` or a trailing slash. */
const guideRules = (): HeaderRule[] =>
  guideSources().flatMap(({ id, urls }) =>
    languages.map((language, index) => ({
      pattern: `${index === 0 ? '' : `/${language}`}/guides/${id}*`,
      headers: [guideAllowlist(urls)],
    })),
  )

/**
 * The rules of `_headers` (Cloudflare Pages, Netlify). Both hosts join the values of all matching rules with commas, so
 * no two rules with Cache-Control overlap, a worker gets two policies, which both apply, and a guide two allowlists, of
 * which the first applies.
 */
function headerRules(paths: readonly string[]): HeaderRule[] {
  const fresh = [...new Set(paths.map(pattern))].sort()
  return [
    ...guideRules(),
    { pattern: '/*', headers: [['Content-Security-Policy', pageContentSecurityPolicy], ...commonHeaders] },
    { pattern: `${assetsFolder}*`, headers: [['Cache-Control', immutable]] },
    {
      pattern: `${workersFolder}*`,
      headers: [
        ['Content-Security-Policy', workerContentSecurityPolicy],
        ['Cache-Control', immutable],
      ],
    },
    ...fresh.map((path) => ({ pattern: path, headers: [['Cache-Control', revalidate] as const] })),
  ]
}

export function headersFile(paths: readonly string[]): string {
  return headerRules(paths)
    .map((rule) =>
      [rule.pattern, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Netlify by itself finds only the 404.html in the root; Cloudflare finds both and ignores this rule. */
export const redirectsFile = (languageFolders: readonly string[]): string =>
  languageFolders.map((folder) => `/${folder}/* /${folder}/404.html 404\n`).join('')
