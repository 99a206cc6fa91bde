import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const guides = fileURLToPath(new URL('../../../src/guides/', import.meta.url))

/** A guide's id and the URLs of its sources. */
export type GuideSources = { readonly id: string; readonly urls: readonly string[] }

/** The sources of every guide, sorted: the only URLs outside the site to which a page may navigate. */
export const guideSources = (): readonly GuideSources[] =>
  readdirSync(guides)
    .filter((id) => existsSync(`${guides}${id}/sources.json`))
    .sort()
    .map((id) => {
      const sources: readonly { readonly url: string }[] = JSON.parse(
        readFileSync(`${guides}${id}/sources.json`, 'utf8'),
      )
      return { id, urls: sources.map(({ url }) => url).sort() }
    })
