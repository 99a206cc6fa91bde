import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cuts, parts } from './cut-fonts.ts'

const source = join(import.meta.dirname, '../../../src')
const fonts = readFileSync(join(source, 'ui/style/fonts.css'), 'utf8')
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.endsWith('fonts.css'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
const valuesOf = (property: RegExp) =>
  new Set(styles.flatMap((css) => [...css.matchAll(property)].map(([, value = '']) => value)))

test('the fonts have every weight that a style sets, and are declared with what they have', () => {
  const files = fonts.split('@font-face').filter((face) => face.includes('.woff2'))
  expect(files).toHaveLength(Object.keys(cuts).length * Object.keys(parts).length)
  for (const face of files) expect(face).toContain('font-weight: 400 700;')
  const heading = cuts['bricolage-grotesque']?.weights
  expect(styles.join('\n')).toContain(`--weight-bold: ${heading?.min};`)
  expect(heading?.max).toBe(heading?.min)
  const { min = 0, max = 0 } = cuts.geist?.weights ?? {}
  expect(cuts['geist-mono']?.weights).toEqual({ min, max })
  const weights = [...valuesOf(/(?:font-weight|--weight-\w+): ([^;v]+);/g)]
  expect(weights.length).toBeGreaterThan(3)
  for (const weight of weights) {
    expect(Number(weight), weight).toBeGreaterThanOrEqual(min)
    expect(Number(weight), weight).toBeLessThanOrEqual(max)
  }
})

test('the fonts have the figures that styles ask for', () => {
  const figures = [...valuesOf(/font-variant-numeric: ([^;]+);/g)].flatMap((value) => value.split(' '))
  // None of the fonts has a slashed zero to keep; the device's monospaced font may.
  expect(new Set(figures)).toEqual(new Set(['tabular-nums', 'slashed-zero']))
  for (const { features } of Object.values(cuts)) expect(features).toContain('tnum')
  expect([...valuesOf(/font-feature-settings: ([^;]+);/g)]).toEqual([])
})

const charactersOf = (face: string): readonly number[] =>
  [...face.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })

/** The characters of a face, as ranges are written in style sheets. */
const rangesOf = (characters: string) => {
  const points = [...characters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ends = points.filter((point, at) => points[at + 1] !== point + 1)
  const starts = points.filter((point, at) => points[at - 1] !== point - 1)
  const hex = (point = 0) => point.toString(16).toUpperCase().padStart(4, '0')
  return starts
    .map((start, at) => (start === ends[at] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[at])}`))
    .join(', ')
}

test('a file of some characters is declared for these, and no other file for any of them', () => {
  const faces = fonts.split('@font-face').filter((face) => face.includes('.woff2'))
  for (const family of Object.keys(cuts)) {
    const own = faces.filter(
      (face) => face.includes(`/fonts/${family}-`) && !face.includes(`/fonts/${family}-mono`),
    )
    expect(own.map((face) => new RegExp(`${family}-([a-z-]+)\\.woff2`).exec(face)?.[1])).toEqual(
      Object.keys(parts),
    )
    for (const [at, { of, isComplement }] of Object.values(parts).entries())
      if (!isComplement) {
        const [, range = ''] = /unicode-range:([^;]+);/.exec(own[at] ?? '') ?? []
        expect(range.replaceAll(/\s+/g, ' ').trim()).toBe(rangesOf(of))
      }
    const characters = own.flatMap(charactersOf)
    expect(characters.length).toBeGreaterThan(700)
    expect(characters.filter((each, at) => characters.indexOf(each) !== at)).toEqual([])
  }
})
