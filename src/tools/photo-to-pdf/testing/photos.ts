import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { crc32 } from '../../../lib/image/png/crc32.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

/** A file for Playwright's `setFiles`. */
export type PickedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export type Colour = readonly [red: number, green: number, blue: number]
export const red: Colour = [200, 0, 0]
export const green: Colour = [0, 160, 0]
export const blue: Colour = [0, 0, 200]

const picked = (name: string, bytes: Uint8Array, mimeType = 'image/png'): PickedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

/** A PNG of one colour, 40 × 30 pixels by default. */
export function colourPhoto(name: string, colour: Colour, width = 40, height = 30): PickedFile {
  const row = Array.from({ length: width }, () => colour).flat()
  return picked(name, pngFile({ width, height, row: () => row }))
}

/** A JPEG with EXIF orientation 6. */
export function cameraPhoto(name: string): PickedFile {
  const bytes = jpegFile({
    columns: 5,
    rows: 4,
    block: () => [120],
    segments: [exifSegment({ orientation: 6 })],
  })
  return picked(name, bytes, 'image/jpeg')
}

export const emptyFile = (name: string): PickedFile => picked(name, new Uint8Array())

export const textFile = (name: string): PickedFile => picked(name, Buffer.from('not a picture'), 'image/png')

export const svgFile = (name: string): PickedFile =>
  picked(name, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')

export function truncatedPhoto(name: string): PickedFile {
  const { buffer } = colourPhoto(name, red)
  return picked(name, buffer.subarray(0, buffer.length - 40))
}

/** Declares more pixels than can be opened safely. */
export const oversizedPhoto = (name: string): PickedFile => picked(name, bareHeader(30_000, 30_000))

function bareHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(pngFile({ width: 1, height: 1 }))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A GIF of 32 × 32 pixels without a frame, which only decoding detects. */
export const hollowGif = (name: string): PickedFile =>
  picked(name, Buffer.from('GIF89a\x20\0\x20\0\0\0\0;', 'latin1'), 'image/gif')

/** Transparent, 3000 × 3000 pixels: has to be decoded and encoded again, which takes a while. */
export function slowPhoto(name: string): PickedFile {
  return picked(name, largePng(3000, 3000, 6, 1))
}

/** Writes a photo of more than 100 MB into a folder: a PDF of it refers to the file instead of copying it. */
export function writeHugePhoto(folder: string): string {
  const path = join(folder, 'huge.png')
  writeFileSync(path, largePng(6000, 6000, 2, 0))
  return path
}

/** Black or transparent rows, compressed at a zlib level. */
function largePng(width: number, height: number, colourType: 2 | 6, level: number): Buffer {
  const rowLength = 1 + width * (colourType === 2 ? 3 : 4)
  const small = Buffer.from(pngFile({ width: 1, height: 1, colourType }))
  const header = Buffer.from(small.subarray(12, 29))
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  const data = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(rowLength * height), { level })])
  const chunk = (body: Buffer) => {
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length - 4)
    frame.writeUInt32BE(crc32(body), 4)
    return [frame.subarray(0, 4), body, frame.subarray(4)]
  }
  return Buffer.concat([
    small.subarray(0, 8),
    ...chunk(header),
    ...chunk(data),
    ...chunk(Buffer.from('IEND')),
  ])
}

/** A black WebP of 2 × 1 pixels with EXIF orientation 6: upright it is 1 × 2. */
export const lyingWebp = (name: string): PickedFile => ({
  name,
  mimeType: 'image/webp',
  buffer: Buffer.from(
    'UklGRk4AAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TA4AAAAvAQAAAAcQEf0PRET/A0VYSUYaAAAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAA=',
    'base64',
  ),
})

/** A PNG of a gradient under noise, of about a megabyte: no encoder makes much less of it without loss. */
export function detailedPhoto(name: string, seed: number): PickedFile {
  const [width, height] = [640, 480]
  let state = seed
  const noise = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 26) - 32
  }
  const row = (y: number) =>
    Array.from(
      { length: width * 3 },
      (_, at) => 40 + Math.round(((at + y * (1 + (at % 3))) * 150) / 3400) + noise(),
    )
  return picked(name, pngFile({ width, height, row }))
}

/** A JPEG that is small for what it shows: encoding it anew makes it larger. */
export function smallPhoto(name: string): PickedFile {
  const block = (column: number, row: number) => [(column * 37 + row * 11) % 200]
  return picked(name, jpegFile({ columns: 20, rows: 15, block }), 'image/jpeg')
}
