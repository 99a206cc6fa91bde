import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** Looks up a module's graph information. */
export type GetModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry' | 'code'> | null

/** Ids may have slashes or backslashes. */
const folder = (path: string) => new RegExp(`[\\\\/]${path.replaceAll('/', '[\\\\/]')}[\\\\/]`)
const icons = folder('node_modules/lucide')
/** The shell and the catalog, which every page after the first needs. */
const shell = /[\\/]src[\\/]((app|registry)[\\/]|\w+[\\/][\w-]+[\\/](manifest|stores)\.ts$)/
/** Which imports what reads a typed text before the tool is loaded. */
const manifest = /[\\/]src[\\/]tools[\\/][\w-]+[\\/]manifest\.ts$/
const parts = folder('src/(features|ui|lib|platform)')
const tools = folder('src/tools')
/** What opens files, which many tools do without. */
const files = folder('src/ui/files')
/** What opens dialogs, all of which are loaded when they are opened. */
const modal = folder('src/ui/modal')
/** Modules that every page loads after hydration. */
const late = /[\\/]LateNotices\.tsx$/
/** The home page, which is read before anything else of the site and loads nothing that it does not show. */
const home = /[\\/]home[\\/]Home\.tsx$/
/** What the home page's tiles make on the device; it loads them without the common chunk. */
const live = /[\\/]home[\\/](\w+Tile|tile\.\w+)\.tsx$/
/** The code for stored records, which preferences do not need. */
const storage =
  /[\\/](src[\\/]platform[\\/]storage[\\/](?!area[\\/]|settings[\\/]preference|records[\\/](json|keys|quarantine))|src[\\/]lib[\\/]stored-data[\\/]bounded-schema|node_modules[\\/]valibot[\\/])/

/** Number of roots from which on a module is in the common chunk. */
const many = 8
const some = 3

/**
 * The shared chunk of a module; null: that of its root, or a separate small one. Each file has 2 kB of headers, mostly
 * the policy, so modules that many pages need are in few files. Modules of the site's entry stay in the entry, for
 * which alone the first page waits.
 */
export function sharedChunkOf(id: string, getInfo: GetModuleInfo): string | null {
  const info = getInfo(id)
  if (!info || info.dynamicImporters.length > 0) return null
  const roots = [...rootsOf(id, getInfo)]
  if (roots.length < 2 || roots.some((root) => getInfo(root)?.isEntry)) return null
  if (roots.some((root) => late.test(root)))
    // What tools need as well, they load at first: without what only the shell and pages share.
    return roots.some((root) => tools.test(root)) ? 'late' : 'notices'
  if (roots.some((root) => home.test(root))) return 'home'
  if (roots.some((root) => live.test(root))) return tools.test(id) ? null : 'live'
  if (modal.test(id)) return 'modal'
  if (icons.test(id) || shell.test(id)) return 'common'
  // In a chunk of its own it would import what it shares with the search from the chunk that imports it.
  if (info.importers.some((each) => manifest.test(each))) return 'common'
  const toolRoots = roots.filter((root) => tools.test(root)).length
  if (storage.test(id)) return toolRoots >= some ? 'storage' : null
  if (!parts.test(id)) return null
  // Dependencies of the shell are in its chunk, so that chunks do not import each other in a cycle.
  const serves = info.importers.some((each) => shell.test(each) && sharedChunkOf(each, getInfo) === 'common')
  if (roots.length >= many || serves) return 'common'
  if (toolRoots < some) return null
  return files.test(id) ? 'files' : 'tools'
}

/** The entries and dynamically imported modules from which a module is reachable, including itself. */
export function rootsOf(id: string, getInfo: GetModuleInfo): ReadonlySet<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const waiting = icons.test(id) ? iconUsers(id, getInfo) : [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const info = getInfo(at)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(at)
    waiting.push(...info.importers)
  }
  return roots
}

/** Icons are imported through modules that export all of them, so only the importer's code shows which it uses. */
function iconUsers(id: string, getInfo: GetModuleInfo): string[] {
  const name = basename(id)
    .replace(/\.\w+$/, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const word = new RegExp(`\\b${name}\\b`)
  const seen = new Set([id])
  for (const at of seen) if (icons.test(at)) for (const user of getInfo(at)?.importers ?? []) seen.add(user)
  return [...seen].filter((user) => !icons.test(user) && word.test(getInfo(user)?.code ?? ''))
}
