import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** Looks up a module's graph information. */
export type GetModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry' | 'code'> | null

/** Ids may have slashes or backslashes. */
const folder = (path: string) => new RegExp(`[\\\\/]${path.replaceAll('/', '[\\\\/]')}[\\\\/]`)
const icons = folder('node_modules/lucide')
/** The roots of the shell that every page loads. */
const frames = /[\\/]src[\\/]app[\\/](hydration[\\/]lazy-parts|(shell|guides)[\\/].*\wFrame)\.tsx$/
/** The shell and the catalog. */
const shell = /[\\/]src[\\/]((app|registry)[\\/]|\w+[\\/][\w-]+[\\/](manifest|stores)\.ts$)/
const parts = folder('src/(features|ui|lib|platform)')
const tools = folder('src/tools')
/** What opens files, which many tools do without. */
const files = folder('src/(ui/(files|feedback/progress)|features|lib/work)')
/** A few lines that load the import of pictures, for tools that do without other code for files. */
const startsImport = /[\\/]picture-import[\\/]start-with-import\.ts$/
/** A few lines that few pages share, which need nothing else of the articles. */
const pageHead = folder('src/ui/layout/page-head')
const texts = /[\\/]messages\.\w+\.ts$/
/** Modules that every page loads after hydration. */
const late = /[\\/]LateNotices\.tsx$/
/** The home page, which is read before anything else of the site and loads nothing that it does not show. */
const home = /[\\/]home[\\/]Home\.tsx$/
/** What the home page's tiles make on the device; it loads them without the common chunk. */
const live = /[\\/]home[\\/](\w+Tile|tile\.\w+)\.tsx$/
/** The code for stored records, which preferences do not need. */
const storage =
  /[\\/](src[\\/]platform[\\/]storage[\\/](?!area[\\/]|settings[\\/]preference|records[\\/](json|keys|quarantine))|src[\\/]lib[\\/]stored-data[\\/]bounded-schema|node_modules[\\/]valibot[\\/])/

/** Number of pages from which on a module is in a shared chunk, and in that of all tools. */
const some = 3
const most = 4

/** Number of pages among `roots`: `src/tools/a/A.tsx`, not the other roots in its folder, such as `home/Answer.tsx`. */
const pagesIn = (kind: string, roots: readonly string[]): number => {
  const page = new RegExp(`[\\\\/]src[\\\\/](${kind})[\\\\/][\\w-]+[\\\\/][A-Z]\\w*\\.tsx$`)
  return roots.filter((root) => page.test(root)).length
}

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
  // Before what is loaded late, or the home page would load that at first.
  if (roots.some((root) => home.test(root))) return 'home'
  if (roots.some((root) => late.test(root)))
    // What tools need as well, they load at first: without what only the shell and pages share.
    return roots.some((root) => tools.test(root)) ? 'late' : 'notices'
  if (roots.some((root) => live.test(root))) return tools.test(id) ? null : 'live'
  if (icons.test(id)) return 'common'
  // What modules of the common chunk import is in it, so that chunks do not import each other in a cycle.
  if ([...importersOf(id, getInfo)].some((each) => shell.test(each) && isOnEveryPage(each, getInfo)))
    return 'common'
  const inTools = pagesIn('tools', roots)
  const inArticles = pagesIn('guides|pages', roots)
  if (storage.test(id)) return inTools >= some ? 'storage' : null
  // Texts of both languages would be in one chunk.
  if (!parts.test(id) || texts.test(id) || pageHead.test(id)) return null
  if (inTools >= some && inArticles >= some) return 'common'
  if (inTools >= most || startsImport.test(id)) return 'tools'
  if (inTools >= some && files.test(id)) return 'files'
  if (inArticles >= some) return inTools > 0 ? 'common' : 'articles'
  return inTools > 1 && files.test(id) ? 'batch' : null
}

const isRoot = (id: string, getInfo: GetModuleInfo): boolean => {
  const info = getInfo(id)
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0)
}

const isOnEveryPage = (id: string, getInfo: GetModuleInfo): boolean =>
  !isRoot(id, getInfo) && [...rootsOf(id, getInfo)].some((root) => frames.test(root))

/** The entries and dynamically imported modules from which a module is reachable, including itself. */
export const rootsOf = (id: string, getInfo: GetModuleInfo): ReadonlySet<string> =>
  new Set([...importersOf(id, getInfo)].filter((each) => isRoot(each, getInfo)))

/** The modules that import a module, also through others, including itself. */
function importersOf(id: string, getInfo: GetModuleInfo): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = icons.test(id) ? iconUsers(id, getInfo) : [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    waiting.push(...(getInfo(at)?.importers ?? []))
  }
  return seen
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
