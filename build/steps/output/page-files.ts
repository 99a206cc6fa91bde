/** A file of the site as pages name it: what a text refers to by path or by name. */
type SiteFile = { readonly path: string; readonly bytes: number; readonly text: string | undefined }

/** What a page loads, by the paths of files: see `PageFiles` in src/app/offline/offline-build.ts. */
type PageParts = Readonly<Record<'first' | 'soon' | 'later', readonly string[]>>

/** What pages load, by the paths of files. */
export type PageNeeds = {
  /** The home page of each language → what every page in it needs. */
  readonly shells: Readonly<Record<string, readonly string[]>>
  readonly pages: Readonly<Record<string, PageParts>>
}

/** What is stored after the first use of a page at most, in bytes as sent, with the shell: more only if it shows more. */
const firstUseBytes = 260_000
const hashed = /(?<=\/)[\w.@-]{1,100}-[\w-]{8}\.\w{1,12}/g
/** The notice of a new build and what leads to it, which must not depend on the old build's being on the server. */
const notices = /\/(LateNotices|UpdateOffer|save-when-idle)-[\w-]{8}\.(js|css)$/
const isScript = (path: string): boolean => path.endsWith('.js')
/** In all texts of the site; what else is typed comes with the rest of the site. */
const fontOfTexts = (language: string): RegExp => (language === '/' ? /-text-/ : /-(text|turkish)-/)

/**
 * What the pages of a build load, as their texts say: markup names what a page shows first, scripts name what they load
 * when it is used. Other pages are not followed: they are named by scripts that all pages share.
 */
export function pageNeeds(files: readonly SiteFile[], homes: readonly string[]): PageNeeds {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const byName = new Map(files.map(({ path }) => [path.slice(path.lastIndexOf('/') + 1), path]))
  const isDocument = (path: string) => !/\.[^/]*$/.test(path)
  const bytesOf = (paths: Iterable<string>) =>
    [...paths].reduce((sum, path) => sum + (byPath.get(path)?.bytes ?? 0), 0)
  const named = new Map<string, readonly string[]>()
  const namedIn = (path: string): readonly string[] => {
    const known = named.get(path)
    if (known) return known
    const text = byPath.get(path)?.text ?? ''
    const found = [...new Set((text.match(hashed) ?? []).flatMap((name) => byName.get(name) ?? []))]
    named.set(path, found)
    return found
  }
  const homeOf = (path: string) =>
    homes.find((home) => home !== '/' && `${path}/`.startsWith(`${home}/`)) ?? '/'
  /** Pages of a kind have a frame in common. */
  const kindOf = (path: string, home: string) => {
    const [, first = ''] = (home === '/' ? path : path.slice(home.length)).split('/')
    return ['tools', 'guides'].includes(first) ? first : 'pages'
  }
  /** Texts of a language are named `messages.en`, for instance. */
  const isOfOther = (path: string, home: string) =>
    homes.some((other) => other !== home && path.includes(`.${other === '/' ? 'en' : other.slice(1)}-`))
  const documents = files.map(({ path }) => path).filter(isDocument)

  const shells: Record<string, readonly string[]> = {}
  const pages: Record<string, PageParts> = {}
  for (const home of homes) {
    const own = documents.filter((path) => homeOf(path) === home)
    const within = (name: string) => `${home === '/' ? '' : home}/${name}`
    const ofShell = [home, within('404'), within('unsaved')].filter((path) => byPath.has(path))
    const others = own.filter((path) => !ofShell.includes(path))
    const onAll = namedIn(others[0] ?? home).filter((path) =>
      others.every((page) => namedIn(page).includes(path)),
    )
    const shell = new Set([
      ...ofShell.flatMap((path) => [path, ...namedIn(path)]),
      ...onAll,
      ...files
        .map(({ path }) => path)
        .filter((path) => notices.test(path))
        .flatMap((path) => (/UpdateOffer/.test(path) ? [path, ...namedIn(path)] : [path])),
      ...files
        .map(({ path }) => path)
        .filter(
          (path) =>
            ['/begin.js', '/favicon.svg'].includes(path) ||
            (/\.woff2$/.test(path) && fontOfTexts(home).test(path)),
        ),
      ...(byPath.get(home)?.text?.match(/\/app[\w.]*\.webmanifest/g) ?? []).filter((path) =>
        byPath.has(path),
      ),
    ])
    shells[home] = [...shell]
    for (const page of own) {
      const ofKind = others.filter((other) => kindOf(other, home) === kindOf(page, home))
      const shared = namedIn(page).filter((path) => ofKind.every((other) => namedIn(other).includes(path)))
      const first = new Set([page, ...namedIn(page)].filter((path) => !shell.has(path)))
      const isNew = (path: string) =>
        !shell.has(path) && !first.has(path) && !isDocument(path) && !isOfOther(path, home)
      const later = new Set<string>()
      const queue = namedIn(page).filter(
        (path) => isScript(path) && !onAll.includes(path) && !shared.includes(path),
      )
      for (let script = queue.pop(); script !== undefined; script = queue.pop())
        for (const path of namedIn(script).filter((each) => isNew(each) && !later.has(each))) {
          later.add(path)
          if (isScript(path)) queue.push(path)
        }
      const ofFrame = shared
        .filter((path) => !onAll.includes(path))
        .flatMap(namedIn)
        .filter((path) => isNew(path) && !later.has(path))
      const smallFirst = (paths: Iterable<string>) =>
        [...paths].sort((one, other) => bytesOf([one]) - bytesOf([other]))
      const soon: string[] = []
      let bytes = bytesOf(shell) + bytesOf(first)
      for (const path of [...smallFirst(later), ...smallFirst(ofFrame)]) {
        if (bytes + bytesOf([path]) > firstUseBytes) continue
        bytes += bytesOf([path])
        later.delete(path)
        soon.push(path)
      }
      pages[page] = { first: [...first], soon, later: [...later] }
    }
  }
  return { shells, pages }
}
