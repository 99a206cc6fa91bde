import { expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../files/bytes.ts'
import { findExif } from '../exif/exif-data.ts'
import { readImageHeader } from '../header/image-header.ts'
import { exifData } from '../testing/exif-data.ts'
import { pngChunk as testChunk, pngFile as testFile } from '../testing/png-file.ts'
import { pngChunk, pngChunkOf, pngFile, srgbChunk } from './png-file.ts'

const exif = exifData({ orientation: 3, maker: 'Maker' })

test('pngChunk writes the same bytes as the independent writer', () => {
  expect(pngChunk('eXIf', exif)).toEqual(testChunk('eXIf', exif))
  expect(pngChunk('IEND', new Uint8Array())).toEqual(testChunk('IEND'))
})

test.each([
  { width: 2, height: 3, depth: 8, colourType: 2 },
  { width: 9, height: 2, depth: 1, colourType: 3 },
  { width: 300, height: 1, depth: 8, colourType: 6 },
] as const)(
  'pngFile of $width × $height pixels writes the same bytes as the independent writer',
  (header) => {
    const palette = pngChunk('PLTE', Uint8Array.of(1, 2, 3, 4, 5, 6))
    const chunks = header.colourType === 3 ? [srgbChunk, palette] : [srgbChunk]
    const { depth: bitDepth, ...size } = header
    const expected = testFile({ ...size, bitDepth, chunks })
    const idat = pngDataOf(expected)
    expect(joinBytes(pngFile(header, chunks, idat))).toEqual(expected)
  },
)

test('pngChunkOf finds chunks before the picture data only', async () => {
  const header = { width: 2, height: 2, depth: 8, colourType: 2 } as const
  const idat = pngDataOf(testFile({ width: 2, height: 2 }))
  const file = joinBytes(pngFile(header, [pngChunk('eXIf', exif)], idat))
  const source = memorySource(file)
  const read = await readImageHeader(source)
  expect(read).toMatchObject({ format: 'png', orientation: 3 })
  expect(await findExif(source, read)).toEqual(exif)
  expect(pngChunkOf(file, 'eXIf')).toEqual(pngChunk('eXIf', exif))
  expect(pngChunkOf(file, 'iCCP')).toBeNull()
  expect(pngChunkOf(file, 'IEND')).toBeNull()
})

/** The content of the only IDAT chunk, the last before IEND. */
function pngDataOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const idat = pngChunkOf(file, 'IDAT')
  if (!idat) throw new Error('no IDAT chunk')
  return idat.slice(8, -4)
}
