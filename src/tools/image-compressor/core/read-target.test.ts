import { expect, it } from 'vitest'
import { readTarget } from './read-target.ts'

it.each([
  ['compress to 200 kb', 200],
  ['Compress 200KB', 200],
  ['compress to 1.5 MB', 1536],
  ['sıkıştır 200 kb', 200],
  ['küçült 1,5 mb', 1536],
])('reads %s', (text, kilobytes) => {
  expect(readTarget(text)).toBe(kilobytes)
})

it.each(['', 'compress', '200 kb', 'compress to 0 kb', 'compress to 999999999 mb', 'compress to 200'])(
  'leaves "%s" alone',
  (text) => {
    expect(readTarget(text)).toBeUndefined()
  },
)
