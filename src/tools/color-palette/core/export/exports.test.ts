import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Hex } from '../colour/hex.ts'
import { writeAse } from './ase.ts'
import { cssVariables, writeText } from './exports.ts'
import { writePng } from './png.ts'
import { fragmentOf, readFragment } from './share-link.ts'

const palette: Hex[] = ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51']
const title = 'Palette <1> & "2"'

it('names CSS variables as the specification does', () => {
  expect(cssVariables(palette)).toBe(
    ':root {\n  --color-1: #264653;\n  --color-2: #2a9d8f;\n  --color-3: #e9c46a;\n  --color-4: #f4a261;\n  --color-5: #e76f51;\n}',
  )
})

describe('writeText', () => {
  it('writes SCSS, Tailwind 4 and design tokens', () => {
    expect(writeText('scss', palette, title)).toContain('$color-5: #e76f51;\n')
    expect(writeText('tailwind', palette, title)).toMatch(/^@theme \{\n {2}--color-palette-1: #264653;/)
    const tokens = JSON.parse(writeText('json', palette, title))
    expect(tokens.palette.$type).toBe('color')
    expect(tokens.palette['color-2'].$value).toEqual({
      colorSpace: 'srgb',
      components: [0.1647, 0.6157, 0.5608],
      hex: '#2a9d8f',
    })
  })

  it('escapes XML special characters in SVG', () => {
    const svg = writeText('svg', palette, title)
    expect(svg).toContain('<title>Palette &#60;1&#62; &#38; &#34;2&#34;</title>')
    expect(svg.match(/<rect /g)).toHaveLength(5)
  })

  it('writes a GIMP palette that parses back', () => {
    const [magic, name, ...rest] = writeText('gpl', palette, 'A\nB').trimEnd().split('\n')
    expect([magic, name]).toEqual(['GIMP Palette', 'Name: A B'])
    const colours = rest.slice(2).map((line) => line.split('\t'))
    expect(colours.map(([, hex]) => hex?.toLowerCase())).toEqual(palette)
    expect(colours[0]?.[0]).toBe(' 38  70  83')
  })
})

it('writes an ASE file from which an independent parser reads the colours', () => {
  const bytes = Buffer.from(writeAse(palette))
  expect(bytes.toString('latin1', 0, 4)).toBe('ASEF')
  expect(bytes.readUInt32BE(8)).toBe(5)
  let offset = 12
  const found = palette.map(() => {
    const length = bytes.readUInt32BE(offset + 2)
    const letters = bytes.readUInt16BE(offset + 6)
    const name = Buffer.from(bytes.subarray(offset + 8, offset + 6 + letters * 2))
      .swap16()
      .toString('utf16le')
    const space = offset + 8 + letters * 2
    const rgb = [4, 8, 12].map((offset) => Math.round(bytes.readFloatBE(space + offset) * 255))
    expect(bytes.toString('latin1', space, space + 4)).toBe('RGB ')
    offset += 6 + length
    return [name, rgb]
  })
  expect(offset).toBe(bytes.length)
  expect(found[1]).toEqual(['#2A9D8F', [42, 157, 143]])
})

it('writes a PNG with the colours as pixels', () => {
  const png = Buffer.from(writePng(palette))
  expect(png.readUInt32BE(16)).toBe(1000)
  const plte = png.indexOf('PLTE') + 4
  expect([...png.subarray(plte, plte + 3)]).toEqual([0x26, 0x46, 0x53])
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  expect([rows.length, rows[0], rows[1], rows[200], rows[201], rows[1000]]).toEqual([
    1001 * 200,
    0,
    0,
    0,
    1,
    4,
  ])
})

it('writes a palette to a URL fragment and parses only such fragments', () => {
  expect(fragmentOf(palette)).toBe('#264653-2a9d8f-e9c46a-f4a261-e76f51')
  expect(readFragment('#264653-2A9D8F-e9c46a-f4a261-e76f51')).toEqual(palette)
  for (const other of [
    '',
    '#main',
    '#264653',
    '#264653-2a9d8f-e9c46a-f4a261-zzzzzz',
    '#264653-2a9d8f',
    '#264653-2a9d8f-e9c46a-',
    `#${Array.from({ length: 11 }, () => '264653').join('-')}`,
    `#${Array.from({ length: 100_000 }, () => '264653').join('-')}`,
  ])
    expect(readFragment(other)).toBeUndefined()
  for (let count = 3; count <= 10; count += 1) {
    const colours = Array.from({ length: count }, (_, index): Hex => `#00000${index}`)
    expect(readFragment(fragmentOf(colours))).toEqual(colours)
  }
})
