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
 * The ids of tools, guides and pages as constants: a glob would leave a loader of every manifest in the code
 * that each visit starts with. A new folder is seen when the development server starts again.
 */
export const entryIds = (): Readonly<Record<string, string>> => ({
  __TOOL_IDS__: JSON.stringify(foldersWithManifest('tools')),
  __GUIDE_IDS__: JSON.stringify(foldersWithManifest('guides')),
  __PAGE_IDS__: JSON.stringify(foldersWithManifest('pages')),
})
