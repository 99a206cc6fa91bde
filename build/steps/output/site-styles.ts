import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const linkedStyle = /^ *<link rel="stylesheet"[^>]* href="(\/[^"]+)">\n/m

/** The style sheets that every page links besides those of the template, in order. */
export const onEveryPage = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists[0]?.filter((file) => lists.every((list) => list.includes(file))) ?? []

/**
 * Puts the template's style sheet and `others`, which every page links, into one file: a request costs more than sharing
 * them one by one saves. Returns the template that links that file. Disabled links of the others, which browsers do not
 * load, tell the bundler's loader that they are there.
 */
export function joinStyles(dist: string, template: string, others: readonly string[]): string {
  const [link, own] = linkedStyle.exec(template) ?? []
  if (link === undefined || own === undefined) throw new Error('index.html links no style sheet.')
  const files = [own, ...others]
  const css = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('')
  const name = `/assets/site-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(dist, name), css)
  const parts = files.map((file) => link.replace(/href="[^"]+"/, `disabled href="${file}"`))
  return template.replace(link, [link.replace(own, name), ...parts].join(''))
}
