import { describe, expect, test } from 'vitest'
import { ascii, joined, uint32, uint32le } from '../testing/bytes.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import { pngFile } from '../testing/png-file.ts'
import { type ImageFormat, sniff } from './sniff.ts'

const ftyp = (...brands: string[]) =>
  joined(
    uint32(8 + 4 * brands.length + 4),
    ascii('ftyp'),
    ascii(brands[0] ?? ''),
    uint32(0),
    ascii(brands.slice(1).join('')),
  )

/** The start of a TIFF file with these short tags and the maker at offset 128. */
const tiff = (maker: string, ...tags: readonly number[]) => {
  const entry = (tag: number, value: number, count = 1) => [
    tag & 255,
    tag >> 8,
    2,
    0,
    ...uint32le(count),
    ...uint32le(value),
  ]
  const directory = [
    ...[tags.length + 1, 0],
    ...entry(0x10f, 128, maker.length),
    ...tags.flatMap((tag) => entry(tag, 0)),
  ]
  const head = joined(ascii('II*\0'), uint32le(8), directory)
  return joined(head, new Uint8Array(128 - head.length), ascii(maker))
}

const files: [string, Uint8Array, ImageFormat | null][] = [
  ['a JPEG', jpegFile({ columns: 1, rows: 1, block: () => [0] }), 'jpeg'],
  ['a PNG', pngFile({ width: 1, height: 1 }), 'png'],
  ['WebP', joined(ascii('RIFF'), uint32le(20), ascii('WEBPVP8 ')), 'webp'],
  ['another RIFF file', joined(ascii('RIFF'), uint32le(20), ascii('WAVEfmt ')), null],
  ['GIF 87a', ascii('GIF87a'), 'gif'],
  ['GIF 89a', ascii('GIF89a'), 'gif'],
  ['BMP', joined(ascii('BM'), new Uint8Array(12), uint32le(40), new Uint8Array(8)), 'bmp'],
  ['text that starts like BMP', ascii('BMX bikes are for jumping over things'), null],
  ['AVIF', ftyp('avif', 'mif1'), 'avif'],
  ['AVIF whose major brand is mif1', ftyp('mif1', 'avif'), 'avif'],
  ['HEIC', ftyp('heic', 'mif1'), 'heic'],
  ['MP4 video', ftyp('isom', 'mp41'), null],
  ['little-endian TIFF', ascii('II*\0\x08\0\0\0'), 'tiff'],
  ['little-endian BigTIFF', ascii('II+\0\x08\0\0\0'), 'tiff'],
  ['big-endian BigTIFF', ascii('MM\0+\0\x08\0\0'), 'tiff'],
  ['big-endian TIFF', ascii('MM\0*\0\0\0\x08'), 'tiff'],
  ['JPEG XL codestream', joined([0xff, 0x0a, 0, 0]), 'jxl'],
  ['JPEG XL container', ascii('\0\0\0\x0cJXL \r\n\x87\n'), 'jxl'],
  ['an icon', joined([0, 0, 1, 0, 2, 0]), 'ico'],
  ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  [
    'SVG after a prologue',
    ascii('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg>'),
    'svg',
  ],
  ['HTML that contains SVG', ascii('<!DOCTYPE html><body><svg></svg>'), null],
  ['a Nikon raw photo', tiff('NIKON CORPORATION', 0x14a), 'nef'],
  ['a Sony raw photo', tiff('SONY', 0x14a), 'arw'],
  ['an Adobe raw photo', tiff('Apple', 0x14a, 0xc612), 'dng'],
  ['an older Canon raw photo', joined(ascii('II*\0'), uint32le(16), ascii('CR'), new Uint8Array(16)), 'cr2'],
  ['a newer Canon raw photo', ftyp('crx ', 'isom'), 'cr3'],
  ['a Fujifilm raw photo', ascii('FUJIFILMCCD-RAW 0201'), 'raf'],
  ['an Olympus raw photo', ascii('IIRO\x08\0\0\0'), 'orf'],
  ['a Panasonic raw photo', ascii('IIU\0\x18\0\0\0'), 'rw2'],
  ['a TIFF file exported from a Nikon photo', tiff('NIKON CORPORATION', 0x100), 'tiff'],
  ['Photoshop', ascii('8BPS\0\x01'), 'psd'],
  ['JPEG 2000', ascii('\0\0\0\x0cjP  \r\n\x87\n'), 'jp2'],
  ['PDF', ascii('%PDF-1.7'), null],
  ['an empty file', new Uint8Array(0), null],
]

describe('sniff', () => {
  test.each(files)('detects %s', (_, head, format) => {
    expect(sniff(head)).toBe(format)
  })

  test('takes under 0.5 s for hostile markup', () => {
    const start = performance.now()
    sniff(ascii('<!---->'.repeat(150)))
    sniff(ascii('<!--'.repeat(256)))
    expect(performance.now() - start).toBeLessThan(500)
  })
})
