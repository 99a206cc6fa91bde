import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { readExif } from '../exif/exif.ts'
import type { RawPhoto } from '../header/sniff.ts'
import { placed, rawFiles, tiffHead } from '../testing/raw-file.ts'
import { readRawExif } from './raw-exif.ts'

const formats = Object.entries(rawFiles) as [RawPhoto, Uint8Array<ArrayBuffer>][]
const withExif = formats.filter(([format]) => format !== 'raf')
const entriesAt = (view: DataView, at: number) =>
  new Map(
    Array.from({ length: view.getUint16(at, true) }, (_, index) => {
      const entry = at + 2 + index * 12
      return [view.getUint16(entry, true), view.getUint32(entry + 8, true)]
    }),
  )

describe('readRawExif', () => {
  test.each(withExif)(
    'takes maker, orientation and exposure from %s, no maker note or size',
    async (format, file) => {
      const tiff = (await readRawExif(memorySource(file), format)) ?? new Uint8Array()
      const view = new DataView(tiff.buffer)
      const main = entriesAt(view, 8)
      const maker = main.get(0x010f) ?? 0
      expect(Buffer.from(tiff.subarray(maker, maker + 6)).toString()).toBe('Maker\0')
      expect(readExif(tiff).orientation).toBe(6)
      expect([...entriesAt(view, main.get(0x8769) ?? 0)]).toEqual([[0x8827, 200]])
      if (format !== 'cr3') expect([...entriesAt(view, main.get(0x8825) ?? 0)]).toEqual([[1, 0x4e]])
    },
  )

  test('takes nothing from a RAF, whose JPEG has its own', async () => {
    expect(await readRawExif(memorySource(rawFiles.raf), 'raf')).toBeNull()
  })

  test('takes nothing from a broken file', async () => {
    const file = placed([0, tiffHead()], [8, Uint8Array.from([0xff, 0xff])])
    expect(await readRawExif(memorySource(file), 'nef')).toBeNull()
  })

  test.each(formats)('does not fail on %s truncated at any byte', async (format, file) => {
    for (let length = 0; length < file.length; length += 1) {
      const tiff = await readRawExif(memorySource(file.slice(0, length)), format)
      expect(tiff === null || tiff.length > 8).toBe(true)
    }
  })
})
