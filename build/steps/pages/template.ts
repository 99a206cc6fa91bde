import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { manifestPath } from '../../../src/lib/manifest-path.ts'

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

/** Serialises data for a script element: `<` is escaped so that no text can end the element. */
const dataTag = (thing: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`

function headTags({ head, structuredData = [] }: PrerenderedPage): string[] {
  return [
    tag('meta', { name: 'description', content: head.description }),
    ...(head.robots === undefined ? [] : [tag('meta', { name: 'robots', content: head.robots })]),
    tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
    ...Object.entries(head.openGraph).map(([property, content]) => tag('meta', { property, content })),
    ...structuredData.map(dataTag),
  ]
}

function replaceOnce(text: string, placeholder: string, replacement: string): string {
  const parts = text.split(placeholder)
  if (parts.length !== 2)
    throw new Error(`index.html must contain ${placeholder} exactly once, not ${parts.length - 1} times.`)
  return parts.join(replacement)
}

const entryTag = /^ *<script type="module"[^>]* src="([^"]+)"><\/script>\n/m
const preloadTag = /^ *<link rel="modulepreload"[^>]* href="([^"]+)">\n/gm

/**
 * Passes the page's modules to `begin.js`, which loads them when they are needed: the page is readable without them, and
 * they would compete with the styles for bandwidth. `early` is small and does not wait; `scripts` are added to
 * those of the bundler.
 */
function scriptsOnDemand(html: string, { isStatic, startFailed }: PrerenderedPage, files: PageFiles): string {
  const { early, scripts } = files
  const [, entry] = entryTag.exec(html) ?? []
  if (entry === undefined) throw new Error('index.html names no entry module.')
  const bundled = [...html.matchAll(preloadTag)].flatMap(([, path]) => path ?? [])
  const data = {
    entry,
    needs: [...new Set([...bundled, ...scripts])].join(' '),
    failed: startFailed,
    ...(early === undefined ? {} : { early }),
  }
  const withoutScripts = html.replace(entryTag, '').replaceAll(preloadTag, '')
  if (isStatic) return withoutScripts
  return replaceOnce(
    withoutScripts,
    placeholders.begin,
    [
      placeholders.begin,
      ...Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`),
    ].join(' '),
  )
}

const styleTag = /^ *<link rel="stylesheet"[^>]* href="[^"]+">\n/m

/** Links `styles` after the style sheet of the bundler, and those that are in them so that nothing loads them. */
function withStyles(html: string, { styles, joined }: PageFiles): string {
  if (styles.length === 0) return html
  const [own] = styleTag.exec(html) ?? []
  if (own === undefined) throw new Error('index.html links no style sheet.')
  const linkTo = (path: string, before = '') =>
    own.replace(/href="[^"]+"/, `${before}href="${escapeHtml(path)}"`)
  const links = [...styles.map((path) => linkTo(path)), ...joined.map((path) => linkTo(path, 'disabled '))]
  return replaceOnce(html, own, [own, ...links].join(''))
}

/** The files that a page loads in addition to those of the template, as paths. */
export type PageFiles = {
  /** The early script; most pages have none. */
  readonly early: string | undefined
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Style sheets that one of `styles` was made of. */
  readonly joined: readonly string[]
}

/** The placeholders in index.html, each exactly once. */
export const placeholders = {
  language: '<html lang="en">',
  title: '<title>Toolnook</title>',
  head: '<!-- head -->',
  begin: 'src="/begin.js"',
  manifest: 'href="/app.webmanifest"',
  root: '<div id="root"></div>',
} as const

/**
 * One page of the site: the built template with the page's language, head, markup and files. Throws if the template lacks
 * a placeholder.
 */
export function fillTemplate(template: string, page: PrerenderedPage, files: PageFiles): string {
  const fillings: [placeholder: string, filling: string][] = [
    [placeholders.language, tag('html', { lang: page.language })],
    [placeholders.title, `<title>${escapeHtml(page.head.title)}</title>`],
    [placeholders.head, headTags(page).join('\n    ')],
    [placeholders.manifest, `href="${manifestPath(page.language)}"`],
    [placeholders.root, `<div id="root">${page.html}</div>`],
  ]
  return fillings.reduce(
    (text, [placeholder, filling]) => replaceOnce(text, placeholder, filling),
    withStyles(scriptsOnDemand(template, page, files), files),
  )
}
