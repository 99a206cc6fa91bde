import { expect, it } from 'vitest'
import { isBeyondLimits, readTarget } from './read-target.ts'

it.each([
  ['compress to 200 kb', 200],
  ['Compress 200KB', 200],
  ['compress to 1.5 MB', 1536],
  ['sıkıştır 200 kb', 200],
  ['küçült 1,5 mb', 1536],
  ['compres to 200 kb', 200],
  ['sikistir 200 kb', 200],
  ['200 kb’ye sıkıştır', 200],
  ["200 KB'a küçült", 200],
])('reads %s', (text, kilobytes) => {
  expect(readTarget(text)).toBe(kilobytes)
})

it.each(['', 'compress', '200 kb', 'compress to 0 kb', 'compress to 999999999 mb', 'compress to 200'])(
  'leaves "%s" alone',
  (text) => {
    expect(readTarget(text)).toBeUndefined()
  },
)

it('recognises a size that it cannot aim at', () => {
  expect(isBeyondLimits('compres to 1 kb')).toBe(true)
  expect(isBeyondLimits('compress to 200 mb')).toBe(true)
  expect(isBeyondLimits('compress to 200 kb')).toBe(false)
  expect(isBeyondLimits('1 kb')).toBe(false)
})
