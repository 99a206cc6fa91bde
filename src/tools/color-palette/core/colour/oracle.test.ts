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

/** Parses the text with another library. */
const read = (text: string): Hex => {
  const { coords } = new Color(text).to('srgb')
  const [red = 0, green = 0, blue = 0] = coords.map((channel) => (channel ?? 0) * 255)
  return hexOfRgb([red, green, blue])
}

describe('parseHex', () => {
  it.each([
    ['#3B82f6', '#3b82f6'],
    [' #000000 ', '#000000'],
    ['3b82f6', undefined],
    ['#abc', undefined],
    ['#3b82f', undefined],
    ['#3b82f600', undefined],
    ['#3b82fg', undefined],
    ['', undefined],
  ])('parses %j as %j', (text, hex) => expect(parseHex(text)).toBe(hex))
})

describe('HSL', () => {
  // Computed values from the web platform tests, css/css-color.
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
  ])('converts hsl(%d %d%% %d%%)', (hue, saturation, lightness, rgb) =>
    expect(rgbOf(hexOfHsl([hue, saturation, lightness]))).toEqual(rgb),
  )

  // The same in their original notation, through the parser.
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
  ])('parses %s as %s', (text, hex) => expect(parseColour(text)?.hex).toBe(hex))

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

describe('formatColour', () => {
  const lossless = formats.filter((format): format is Exclude<Format, 'cmyk'> => format !== 'cmyk')

  it.each(lossless)('writes %s that converts back to the same colour, here and in colorjs.io', (format) => {
    fc.assert(
      fc.property(hexes, (hex) => {
        const text = formatColour(hex, format)
        expect(parseColour(text)).toEqual({ hex, mapped: false, opaque: false })
        expect(read(text)).toBe(hex)
      }),
      { numRuns: 1500 },
    )
  })

  it('writes CMYK in whole percents, black as black ink only', () => {
    expect(formatColour('#000000', 'cmyk')).toBe('cmyk(0% 0% 0% 100%)')
    expect(formatColour('#3b82f6', 'cmyk')).toBe('cmyk(76% 47% 0% 4%)')
  })

  it('parses the CSS names of colours', () => {
    expect(colourName('#663399')).toBe('rebeccapurple')
    expect(colourName('#663398')).toBeUndefined()
  })
})

describe('parseColour', () => {
  it.each([
    ['rebeccapurple', '#663399'],
    ['RGB(59 130 246)', '#3b82f6'],
    ['#3b8', '#33bb88'],
    ['hwb(217 23% 4%)', '#3b82f5'],
  ])('parses %s as %s', (text, hex) =>
    expect(parseColour(text)).toEqual({ hex, mapped: false, opaque: false }),
  )

  it('maps colours outside sRGB, nearly preserving the hue, and reports that and dropped transparency', () => {
    const found = parseColour('oklch(0.3 0.3 95)')
    expect(found).toMatchObject({ mapped: true })
    expect(hueDistance(oklchOf(found?.hex ?? '#000000').h, 95)).toBeLessThan(8)
    expect(parseColour('rgb(10 20 30 / 0.5)')).toEqual({ hex: '#0a141e', mapped: false, opaque: true })
    expect(parseColour('bluish')).toBeUndefined()
  })

  it('maps as colorjs.io does, within ΔE00 1.5', () => {
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

describe('simulation of colour vision', () => {
  it('leaves greys unchanged and makes red and green similar for protan and deutan vision', () => {
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

  it('measures the same differences as culori', () => {
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
