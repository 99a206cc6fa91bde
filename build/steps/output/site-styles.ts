import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const linkedStyle = /^ *<link rel="stylesheet"[^>]* href="(\/[^"]+)">\n/m

/** From which share of all pages on a style sheet is in the file that every page links. */
const most = 0.9
/** From which one stays a file that the pages share: a second page has it already. */
const many = 0.25

export type DividedStyles = {
  /** For the file that every page links, in order. */
  readonly site: readonly string[]
  /** What else a page links: files that it shares with many pages, and after them those to be joined into one of its own. */
  of(list: readonly string[]): { readonly shared: readonly string[]; readonly own: readonly string[] }
}

/**
 * Divides the style sheets of pages, of each a list in order, by how many pages link them. `importsOf` returns those that
 * one may override: they come before it, so they count as often as it does.
 */
export function divideStyles(
  lists: readonly (readonly string[])[],
  importsOf: (file: string) => ReadonlySet<string>,
): DividedStyles {
  const files = [...new Set(lists.flat())]
  const shares = new Map(
    files.map((file) => [file, lists.filter((list) => list.includes(file)).length / lists.length] as const),
  )
  const shareOf = (file: string) =>
    Math.max(
      ...files
        .filter((each) => each === file || importsOf(each).has(file))
        .map((each) => shares.get(each) ?? 0),
    )
  const isOfSite = (file: string) => shareOf(file) >= most
  const isShared = (file: string) => shareOf(file) >= many
  /** Any two of the site are together on some page. */
  const byOrder = (one: string, other: string) => {
    const both = lists.find((list) => list.includes(one) && list.includes(other)) ?? []
    return both.indexOf(one) - both.indexOf(other)
  }
  return {
    site: files.filter(isOfSite).toSorted(byOrder),
    of(list) {
      const others = list.filter((file) => !isOfSite(file))
      return {
        shared: others.filter(isShared),
        own: others.filter((file) => !isShared(file)),
      }
    },
  }
}

/**
 * A name for these style sheets joined, by their names without hashes: the next build's file of the same ones has it, too,
 * and no other file of a build (docs/adr/0054-the-offline-copy-grows-with-use.md).
 */
export function joinedName(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/-[\w-]{8}(?=\.css$)/, ''))
  return `page.${createHash('sha256').update(names.join()).digest('hex').slice(0, 8)}`
}

/** Writes style sheets into one file, as a request for each costs more than what is sent twice. Returns its path. */
export function joinFiles(dist: string, name: string, files: readonly string[]): string {
  const css = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
  const path = `/assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(dist, path), css)
  return path
}

/**
 * Joins the template's style sheet and `others`. Returns the template that links that file. Disabled links of its parts,
 * which browsers do not load, tell the bundler's loader that they are there.
 */
export function joinStyles(dist: string, template: string, others: readonly string[]): string {
  const [link, own] = linkedStyle.exec(template) ?? []
  if (link === undefined || own === undefined) throw new Error('index.html links no style sheet.')
  const files = [own, ...others]
  const parts = files.map((file) => link.replace(/href="[^"]+"/, `disabled href="${file}"`))
  return template.replace(link, [link.replace(own, joinFiles(dist, 'site', files)), ...parts].join(''))
}
