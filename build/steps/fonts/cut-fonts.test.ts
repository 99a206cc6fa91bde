import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cuts } from './cut-fonts.ts'

const source = join(import.meta.dirname, '../../../src')
const fonts = readFileSync(join(source, 'ui/style/fonts.css'), 'utf8')
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.endsWith('fonts.css'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
const valuesOf = (property: RegExp) =>
  new Set(styles.flatMap((css) => [...css.matchAll(property)].map(([, value = '']) => value)))

test('the fonts have every weight that a style sets, and are declared with what they have', () => {
  const files = fonts.split('@font-face').filter((face) => face.includes('.woff2'))
  expect(files).toHaveLength(6)
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
