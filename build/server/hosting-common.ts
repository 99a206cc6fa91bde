import { manifestPath } from '../../src/lib/manifest-path.ts'
import { languages } from '../../src/lib/text/i18n.ts'
import { guideSources } from '../steps/pages/guide-sources.ts'
import { assetHeaderNames } from './asset-headers.js'
import {
  commonHeaders,
  connectionAllowlist,
  guideAllowlist,
  type Header,
  pageContentSecurityPolicy,
  strictTransportSecurity,
  workerContentSecurityPolicy,
} from './site-headers.ts'

export const manifests = languages.map(manifestPath)

export const notice = '# Written by `npm run hosting` from build/server/hosting.ts: change it there.\n'
/** Headers that do not depend on the connection. */
export const plainHeaders = commonHeaders.filter((header) => header !== strictTransportSecurity)
/** Both policies, joined as by hosts that read `_headers`, so that every server sends the same headers. */
export const policiesOfWorkers = `${pageContentSecurityPolicy}, ${workerContentSecurityPolicy}`
/** Joined, too: the first allowlist applies. */
export const allowlistsOfGuides = guideSources().map(({ id, urls }) => ({
  id,
  value: `${guideAllowlist(urls)[1]}, ${connectionAllowlist[1]}`,
}))
export const [hstsName, hstsValue] = strictTransportSecurity
export const isOfAssets = ([name]: Header): boolean => assetHeaderNames.includes(name)

export const folderOf = (languageFolders: readonly string[]): string =>
  `(/(${languageFolders.join('|')}))?/guides/`

export const indented = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${'\t'.repeat(depth)}${line}`).join('\n')
