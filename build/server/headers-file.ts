import { languages } from '../../src/lib/text/i18n.ts'
import { guideSources } from '../steps/pages/guide-sources.ts'
import {
  assetsFolder,
  commonHeaders,
  guideAllowlist,
  type HeaderRule,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  workerContentSecurityPolicy,
  workersFolder,
} from './site-headers.ts'

/** The folder of a path with everything in it, or the path itself at the top: a few rules cover all pages. */
const pattern = (path: string): string => {
  const [, first, second] = path.split('/')
  return second === undefined ? path : `/${first}/*`
}

/** A guide in every language, with and without `.html` or a slash at its end. */
const guideRules = (): HeaderRule[] =>
  guideSources().flatMap(({ id, urls }) =>
    languages.map((language, index) => ({
      pattern: `${index === 0 ? '' : `/${language}`}/guides/${id}*`,
      headers: [guideAllowlist(urls)],
    })),
  )

/**
 * The rules of `_headers` (Cloudflare Pages, Netlify). Both hosts join the values of all rules that match with
 * a comma: so no two rules with Cache-Control overlap, a worker gets two policies, both of which hold, and a
 * guide two allowlists, of which the first one holds.
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

/** Netlify finds only the 404.html at the top by itself; Cloudflare finds both and passes over this rule. */
export const redirectsFile = (languageFolders: readonly string[]): string =>
  languageFolders.map((folder) => `/${folder}/* /${folder}/404.html 404\n`).join('')
