import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../../src/', import.meta.url))

const foldersWithManifest = (kind: string): readonly string[] =>
  existsSync(`${source}${kind}`)
    ? readdirSync(`${source}${kind}`)
        .filter((name) => existsSync(`${source}${kind}/${name}/manifest.ts`))
        .sort()
    : []

/**
 * The ids of tools, guides and pages as constants: a glob would put a loader of every manifest into the entry chunk.
 * The development server sees a new folder after a restart.
 */
export const entryIds = (): Readonly<Record<string, string>> => ({
  __TOOL_IDS__: JSON.stringify(foldersWithManifest('tools')),
  __GUIDE_IDS__: JSON.stringify(foldersWithManifest('guides')),
  __PAGE_IDS__: JSON.stringify(foldersWithManifest('pages')),
})
