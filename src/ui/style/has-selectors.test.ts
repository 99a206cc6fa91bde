import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const src = new URL('../../', import.meta.url)
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

/** The blocks of `@media print`, in which nobody types. */
const print = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g

/** The selectors of a style sheet, one each; of nested rules as they stand. */
const selectorsOf = (css: string): readonly string[] =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(print, '')
      .matchAll(/(?:^|[{};])([^{};@]+)\{/g),
  ]
    .flatMap(([, prelude = '']) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())

/** Whether a selector styles elements without a class by what another element has. */
function stylesManyByAnother(selector: string): boolean {
  let path = selector
  // From the inside out: of what stands in parentheses only :has counts.
  while (/\([^()]*\)/.test(path))
    path = path.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => (inner.includes(':has') ? ':has' : ''))
  const parts = path.split(/\s*[>+~]\s*|\s+/)
  return parts.slice(0, -1).some((part) => part.includes(':has')) && !parts.at(-1)?.includes('.')
}

it('finds elements without a class that are styled by what another one has', () => {
  const found = ['.a:has(.b) > *', '.a:has(> .b) .c > span', 'body:not(:has(> div > .b)) h1']
  expect(found.filter(stylesManyByAnother)).toEqual(found)
  const other = ['.a .b:has(.c)', '.a:has(.b)::before', ':is(.a, .b):has(+ .c)', '.a:has(.b) .c', '.a > *']
  expect(other.filter(stylesManyByAnother)).toEqual([])
})

it('no style sheet styles elements without a class by what another element has', () => {
  // For such rules each change of a document computes the styles of all elements of that name. The element that has
  // something can set a property instead, which others inherit.
  const found = styleSheets.flatMap((name) =>
    selectorsOf(readFileSync(new URL(name, src), 'utf8'))
      .filter(stylesManyByAnother)
      .map((selector) => `${name}: ${selector}`),
  )
  expect(styleSheets.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
