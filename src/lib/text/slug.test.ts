import { expect, it } from 'vitest'
import { slug } from './slug.ts'

it.each([
  ['How long does it take?', 'how-long-does-it-take'],
  ['Işık, ÇAĞ ve İyilik', 'isik-cag-ve-iyilik'],
  ['Stanisław Lem', 'stanislaw-lem'],
  ['Søren Kierkegaard', 'soren-kierkegaard'],
  ['– Größe –', 'grosse'],
])('makes of %j the anchor %j', (heading, anchor) => {
  expect(slug(heading)).toBe(anchor)
})
