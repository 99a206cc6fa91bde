import fc from 'fast-check'
import { zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { levels } from '../../../../lib/qr/blocks.ts'
import { encode } from '../../../../lib/qr/encode.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { weaknesses } from '../checks/weakness.ts'
import { checkers, readPng } from '../testing/pictures.ts'
import { type PrintedLogo, pdfFile, svgFile } from './files.ts'
import { defaultLogoPercent, logoBox, logoLimits, onBackground, safeWidth, withoutCentre } from './logo.ts'
import { isPattern, outline, shapes, svgPath } from './outline.ts'
import { drawCode, rasterize } from './picture.ts'
import { pngImage, writePng } from './png.ts'

function symbolOf(text: string, level: QrSymbol['level'] = 'M'): QrSymbol {
  const encoded = encode(text, { level })
  if (!encoded.ok) throw new Error('too long')
  return encoded.symbol
}

const symbol = symbolOf('HELLO')
const blackOnWhite = { dark: '#000000', light: '#ffffff' }
const style = { shape: 'square', colours: blackOnWhite, margin: 2, logo: undefined } as const

describe('drawCode and rasterize', () => {
  it('square modules have whole pixels, and the rest is quiet zone', () => {
    const colours = { dark: '#123456', light: '#fedcba' }
    const drawing = drawCode(symbol, { ...style, colours }, 128)
    if (!drawing) throw new Error('no room')
    // 21 modules plus 2 on each side: five pixels a module, with 23 left for the quiet zone.
    expect(drawing.modulePixels).toBe(5)
    const { data, width } = drawing.picture
    for (let y = 0; y < width; y += 1)
      for (let x = 0; x < width; x += 1) {
        const [column, row] = [Math.floor((x - 11) / 5), Math.floor((y - 11) / 5)]
        const inside = column >= 0 && row >= 0 && column < 21 && row < 21
        const dark = inside && symbol.modules[row * 21 + column] === 1
        const at = (y * width + x) * 4
        expect([...data.subarray(at, at + 4)]).toEqual(
          dark ? [0x12, 0x34, 0x56, 255] : [0xfe, 0xdc, 0xba, 255],
        )
      }
  })

  it('drawCode returns undefined when modules are smaller than a pixel', () => {
    expect(drawCode(symbolOf('x'.repeat(2000)), style, 128)).toBeUndefined()
  })

  it.each(shapes)('a code with %s modules is readable at 3 to 9 pixels per module', (shape) => {
    fc.assert(
      fc.property(fc.webUrl(), fc.integer({ min: 3, max: 9 }), (text, scale) => {
        expect(decodeQR(rasterize(symbolOf(text), { scale, margin: 4, shape }))).toBe(text)
      }),
      { numRuns: 30 },
    )
  })

  it('isPattern is true within alignment patterns, except where finder patterns replace them', () => {
    // Version 7 has alignment patterns centred at 6, 22 and 38.
    expect([22, 20, 24].map((x) => isPattern(45, x, 22))).toEqual([true, true, true])
    expect(isPattern(45, 38, 36)).toBe(true)
    expect(isPattern(45, 25, 22)).toBe(false)
    expect(isPattern(45, 8, 8)).toBe(false)
    // Finder patterns replace three of them.
    expect(isPattern(45, 38, 8)).toBe(false)
    expect(isPattern(21, 14, 14)).toBe(false)
  })

  it('dots are antialiased by area, and finder patterns are solid', () => {
    const { data, width } = rasterize(symbol, { scale: 20, margin: 0, shape: 'dots' })
    const darkness = (column: number, row: number) => {
      let sum = 0
      for (let y = row * 20; y < row * 20 + 20; y += 1)
        for (let x = column * 20; x < column * 20 + 20; x += 1) sum += 255 - (data[(y * width + x) * 4] ?? 0)
      return sum / (255 * 400)
    }
    expect(darkness(0, 0)).toBe(1)
    // The first module of the timing pattern.
    expect(symbol.modules[6 * 21 + 8]).toBe(1)
    expect(darkness(8, 6)).toBeCloseTo(Math.PI * 0.46 ** 2, 2)
  })
})

describe('pngImage and writePng', () => {
  const filled = (side: number, sample: (at: number) => number) => ({
    data: Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => sample(at)),
    width: side,
    height: side,
  })
  const opaque = (sample: (at: number) => number) => (at: number) => (at % 4 === 3 ? 255 : sample(at))

  it.each([
    ['two colours with one bit', rasterize(symbol, { scale: 3, margin: 2 }), { depth: 1, colourType: 3 }],
    [
      'sixteen colours with four bits',
      filled(
        4,
        opaque((at) => at * 3),
      ),
      { depth: 4, colourType: 3 },
    ],
    [
      'a hundred colours with eight bits',
      filled(
        10,
        opaque((at) => at % 251),
      ),
      { depth: 8, colourType: 3 },
    ],
    [
      'more colours as RGB',
      filled(
        32,
        opaque((at) => Math.imul(at, 0x9e3779b1) >>> 24),
      ),
      { depth: 8, colourType: 2 },
    ],
    ['transparency as RGBA', filled(4, (at) => at * 4), { depth: 8, colourType: 6 }],
  ])('encode %s without loss', (_, picture, kind) => {
    const image = pngImage(picture)
    expect(image).toMatchObject(kind)
    expect(readPng(writePng(image, zlibSync(image.rows)))).toEqual(picture)
  })
})

describe('a logo', () => {
  it('is centred on whole cleared modules and has its proportions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: logoLimits.min, max: logoLimits.max }),
        fc.integer({ min: 1, max: 512 }),
        fc.integer({ min: 1, max: 512 }),
        (version, percent, width, height) => {
          const size = 17 + 4 * version
          const picture = { data: new Uint8ClampedArray(), width, height }
          const box = logoBox(size, { picture, percent })
          expect(box.width / box.height).toBeCloseTo(width / height, 6)
          for (const [modules, length] of [
            [box.columns, box.width],
            [box.rows, box.height],
          ] as const) {
            expect(modules % 2).toBe(1)
            expect(modules - length).toBeGreaterThanOrEqual(1 - 1e-9)
            // Finder and timing patterns lie within the first seven modules.
            expect((size - modules) / 2).toBeGreaterThanOrEqual(7)
          }
        },
      ),
    )
  })

  it('is drawn over light modules, with the background behind transparent parts', () => {
    const half = checkers(64, 64, 64)
    half.data.fill(0, 64 * 32 * 4)
    const logo = { picture: half, percent: 30 }
    const colours = { dark: '#000000', light: '#ffeecc' }
    const { data, width } = rasterize(symbol, { scale: 10, margin: 0, colours, logo })
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
    expect(at(105, 85)).toEqual([230, 220, 60])
    expect(at(105, 125)).toEqual([255, 238, 204])
    const { columns, rows } = logoBox(21, logo)
    const cleared = withoutCentre(symbol, logo).modules
    for (let y = 0; y < 21; y += 1)
      for (let x = 0; x < 21; x += 1) {
        const under = Math.abs(x - 10) * 2 < columns && Math.abs(y - 10) * 2 < rows
        expect(cleared[y * 21 + x]).toBe(under ? 0 : symbol.modules[y * 21 + x])
      }
  })

  it('leaves the code readable at the safe width', () => {
    const text = fc.stringMatching(/^[a-zA-Z0-9/]{1,200}$/)
    fc.assert(
      fc.property(text, fc.constantFrom(...levels), (content, level) => {
        const qrSymbol = symbolOf(content, level)
        const picture = checkers(128, 128)
        const percent = safeWidth(qrSymbol, { picture, percent: defaultLogoPercent })
        fc.pre(percent !== undefined)
        const logo = { picture, percent: percent ?? 0 }
        expect(decodeQR(rasterize(qrSymbol, { scale: 6, margin: 4, logo }))).toBe(content)
      }),
      { numRuns: 30 },
    )
  })

  it('of the largest size leaves the smallest code readable, though it covers parts of both copies of its format', () => {
    const smallest = symbolOf('1', 'H')
    expect(smallest.size).toBe(21)
    const logo = { picture: checkers(128, 128), percent: logoLimits.max }
    const { columns } = logoBox(21, logo)
    // Format information is in row and column 8 (ISO/IEC 18004, 7.9.1); BCH (15, 5) corrects three errors.
    const isCovered = (x: number, y: number) => [x, y].every((at) => Math.abs(at - 10) * 2 < columns)
    const positions = Array.from({ length: 21 }, (_, at) => at)
    const beside = positions.filter((at) => at <= 8 && at !== 6)
    const first = [...beside.map((y) => [8, y]), ...beside.slice(0, -1).map((x) => [x, 8])] as [
      number,
      number,
    ][]
    expect(first.filter(([x, y]) => isCovered(x, y)).length).toBeLessThanOrEqual(3)
    // Without the picture, whose checks mislead this decoder's search for the timing pattern.
    expect(decodeQR(rasterize(withoutCentre(smallest, logo), { scale: 6, margin: 4 }))).toBe('1')
  })

  it('is a weakness when too large, with the highest level or a smaller size as fix', () => {
    const weak = (level: QrSymbol['level'], percent: number) =>
      weaknesses(
        symbolOf('https://example.com/a/longer/address', level),
        { colours: blackOnWhite, margin: 2, logo: { picture: checkers(9, 9), percent } },
        512,
      )
    expect(weak('M', 14)).toEqual([])
    expect(weak('M', 40)[0]).toMatchObject({ kind: 'logo', share: 121 / 841, level: 'H' })
    const [atHighest] = weak('H', 40)
    expect(atHighest).toMatchObject({ kind: 'logo', level: undefined })
    const percent = atHighest?.kind === 'logo' ? atHighest.percent : undefined
    expect(weak('H', percent ?? 40)).toEqual([])
  })
})

describe('outline, svgFile and pdfFile', () => {
  const print = {
    symbol,
    shape: 'square',
    colours: blackOnWhite,
    margin: 4,
    millimetres: 29,
    logo: undefined,
  } as const
  const placed = { picture: checkers(64, 32), percent: 30 }
  const image = pngImage(onBackground(placed.picture, '#ffffff'))
  const logo: PrintedLogo = { placed, image, packedRows: zlibSync(image.rows) }

  it('the outline of squares covers exactly the dark modules', () => {
    const path = svgPath(outline(symbol, 'square'))
    const painted = new Uint8Array(symbol.size ** 2)
    for (const [, left, top, right] of path.matchAll(/M(\d+) (\d+)L(\d+) /g))
      painted.fill(1, Number(top) * symbol.size + Number(left), Number(top) * symbol.size + Number(right))
    expect(painted).toEqual(symbol.modules)
  })

  it.each(shapes)('the outline of %s closes every path', (shape) => {
    const steps = outline(symbol, shape)
    expect(steps.filter(({ op }) => op === 'move')).toHaveLength(
      steps.filter(({ op }) => op === 'close').length,
    )
  })

  it('the SVG has its physical size and quiet zone', () => {
    expect(svgFile(print)).toContain('width="29mm" height="29mm" viewBox="-4 -4 29 29"')
  })

  it('the SVG embeds the logo as a PNG at its position', () => {
    const [, x, y, width, height, png = ''] =
      /<image x="(.+)" y="(.+)" width="(.+)" height="(.+)" href="data:image\/png;base64,(.+)"\/>/.exec(
        svgFile({ ...print, logo }),
      ) ?? []
    expect([x, y, width, height].map(Number)).toEqual([7.5, 9, 6, 3])
    expect(readPng(Buffer.from(png, 'base64'))).toEqual(placed.picture)
  })

  it.each([
    ['without', undefined],
    ['with', logo],
  ] as const)('the PDF %s a logo has its physical size and a valid cross-reference table', (_, used) => {
    const bytes = Buffer.concat(
      pdfFile({ ...print, logo: used }).filter((part) => part instanceof Uint8Array),
    )
    const text = bytes.toString('latin1')
    expect(text).toContain('/MediaBox[0 0 82.2047 82.2047]')
    expect(text.includes('/Logo Do')).toBe(used !== undefined)
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)]
    expect(offsets.length).toBeGreaterThanOrEqual(4)
    for (const [index, [, offset]] of offsets.entries())
      expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true)
  })
})
