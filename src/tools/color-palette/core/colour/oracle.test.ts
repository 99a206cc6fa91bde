import Color from 'colorjs.io'
import { differenceCiede2000 } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourName, type Format, formatColour, formats, parseColour } from './formats.ts'
import { type Hex, hexOfRgb, parseHex, rgbOf } from './hex.ts'
import { hexOfHsl, hslOf } from './hsl.ts'
import { hexOfOklch, hueDistance, oklchOf } from './oklch.ts'
import { differences, simulate, simulateAll, visions } from './vision.ts'

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

/** Another library reads what is shown. */
const read = (text: string): Hex => {
  const { coords } = new Color(text).to('srgb')
  const [red = 0, green = 0, blue = 0] = coords.map((share) => (share ?? 0) * 255)
  return hexOfRgb([red, green, blue])
}

describe('hex text', () => {
  it.each([
    ['#3B82f6', '#3b82f6'],
    [' #000000 ', '#000000'],
    ['3b82f6', undefined],
    ['#abc', undefined],
    ['#3b82f', undefined],
    ['#3b82f600', undefined],
    ['#3b82fg', undefined],
    ['', undefined],
  ])('%j is %j', (text, hex) => expect(parseHex(text)).toBe(hex))
})

describe('HSL', () => {
  // Computed values of the web platform tests, css/css-color.
  it.each([
    [120, 30, 50, [89, 166, 89]],
    [60, 100, 37.5, [191, 191, 0]],
    [780, 100, 37.5, [191, 191, 0]],
    [-300, 100, 37.5, [191, 191, 0]],
    [300, 50, 50, [191, 64, 191]],
    [30, 100, 100, [255, 255, 255]],
    [120, 0, 50, [128, 128, 128]],
    [360, 100, 50, [255, 0, 0]],
    [0, 0, 0, [0, 0, 0]],
  ])('hsl(%d %d%% %d%%)', (hue, saturation, lightness, rgb) =>
    expect(rgbOf(hexOfHsl([hue, saturation, lightness]))).toEqual(rgb),
  )

  // The same as they are written there, typed into the page.
  it.each([
    ['hsl(120 30% 50%)', '#59a659'],
    ['hsl(60, 100%, 37.5%)', '#bfbf00'],
    ['hsl(780, 100%, 37.5%)', '#bfbf00'],
    ['hsl(-300, 100%, 37.5%)', '#bfbf00'],
    ['hsl(300, 50%, 50%)', '#bf40bf'],
    ['hsl(30deg, 100%, 100%)', '#ffffff'],
    ['hsl(120 none 50%)', '#808080'],
    ['hsl(none 100% 50%)', '#ff0000'],
    ['hsl(0 0% 0%)', '#000000'],
    ['hsl(120 80% none)', '#000000'],
  ])('%s is %s', (text, hex) => expect(parseColour(text)?.hex).toBe(hex))

  it('agrees with colorjs.io', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const [hue, saturation, lightness] = hslOf(hex)
        const [h, s, l] = new Color(hex).to('hsl').coords
        expect(hue).toBeCloseTo(h ?? 0, 6)
        expect(saturation).toBeCloseTo(s ?? 0, 6)
        expect(lightness).toBeCloseTo(l ?? 0, 6)
      }),
    )
  })
})

describe('what is shown', () => {
  const lossless = formats.filter((format): format is Exclude<Format, 'cmyk'> => format !== 'cmyk')

  it.each(lossless)('%s brings back the same colour, here and in colorjs.io', (format) => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const text = formatColour(hex, format)
        expect(parseColour(text)).toEqual({ hex, mapped: false, opaque: false })
        expect(read(text)).toBe(hex)
      }),
      { numRuns: 1500 },
    )
  })

  it('writes CMYK in whole percents, black as black ink alone', () => {
    expect(formatColour('#000000', 'cmyk')).toBe('cmyk(0% 0% 0% 100%)')
    expect(formatColour('#3b82f6', 'cmyk')).toBe('cmyk(76% 47% 0% 4%)')
  })

  it('knows names', () => {
    expect(colourName('#663399')).toBe('rebeccapurple')
    expect(colourName('#663398')).toBeUndefined()
  })
})

describe('any CSS colour', () => {
  it.each([
    ['rebeccapurple', '#663399'],
    ['RGB(59 130 246)', '#3b82f6'],
    ['#3b8', '#33bb88'],
    ['hwb(217 23% 4%)', '#3b82f5'],
  ])('%s is %s', (text, hex) => expect(parseColour(text)).toEqual({ hex, mapped: false, opaque: false }))

  it('maps what sRGB lacks, keeping the hue, and says so', () => {
    const found = parseColour('oklch(0.3 0.3 95)')
    expect(found).toMatchObject({ mapped: true })
    expect(hueDistance(oklchOf(found?.hex ?? '#000000').h, 95)).toBeLessThan(8)
    expect(parseColour('rgb(10 20 30 / 0.5)')).toEqual({ hex: '#0a141e', mapped: false, opaque: true })
    expect(parseColour('bluish')).toBeUndefined()
  })

  it('maps as colorjs.io does, below what an eye can see', () => {
    const difference = differenceCiede2000()
    fc.assert(
      fc.property(
        fc.record({
          l: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
          c: fc.double({ min: 0, max: 0.37, noNaN: true }),
          h: fc.double({ min: 0, max: 360, noNaN: true }),
        }),
        ({ l, c, h }) => {
          const theirs = new Color('oklch', [l, c, h])
            .to('srgb')
            .toGamut({ method: 'css' })
            .toString({ format: 'hex', collapse: false })
          expect(difference(hexOfOklch({ l, c, h }), theirs)).toBeLessThan(1.5)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('sight', () => {
  it('leaves greys as they are and makes red and green alike without red or green cones', () => {
    expect(visions.map((vision) => simulate('#808080', vision))).toEqual([
      '#808080',
      '#808080',
      '#808080',
      '#808080',
    ])
    const [normal = 0, protan = 0, deutan = 0] = differences(simulateAll('#d02020'), simulateAll('#708020'))
    expect(normal).toBeGreaterThan(35)
    expect(Math.min(protan, deutan)).toBeLessThan(20)
  })

  it('measures differences as culori does from CSS colours', () => {
    const difference = differenceCiede2000()
    fc.assert(
      fc.property(hexes, hexes, (first, second) => {
        const measured = differences(simulateAll(first), simulateAll(second))
        for (const [index, vision] of visions.entries())
          expect(measured[index]).toBeCloseTo(
            difference(simulate(first, vision), simulate(second, vision)),
            6,
          )
      }),
    )
  })
})
