import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('no length depends on the font, or lines would wrap differently once the fonts are loaded', () => {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  expect(paths.length).toBeGreaterThan(50)
  const withoutComments = (path: string) =>
    readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '')
  expect(paths.filter((path) => /\d(?:ch|ex|cap|ic)\b/.test(withoutComments(path)))).toEqual([])
})
