import { joinBytes } from '../../../../lib/files/bytes.ts'
import {
  colourTypes,
  type PngHeader,
  pngChunk,
  pngFile,
  srgbChunk,
} from '../../../../lib/image/png/png-file.ts'
import { filterRows } from '../../../../lib/image/png/png-filter.ts'
import type { Picture } from './pixels.ts'

/** A picture prepared for PNG, before compression. */
export type PngImage = PngHeader & {
  readonly palette: Uint8Array<ArrayBuffer> | undefined
  /** Filtered rows, each with its filter byte. */
  readonly rows: Uint8Array<ArrayBuffer>
}

/** Chooses a lossless format: a palette for up to 256 opaque colours, otherwise 8-bit samples. */
export function pngImage({ data, width, height }: Picture): PngImage {
  // Signed, as engines handle signed integers faster.
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height)
  const colours = coloursOf(pixels)
  if (!colours) {
    const opaque = pixels.every((pixel) => pixel >>> 24 === 255)
    const samples = opaque ? withoutOpacity(data) : Uint8Array.from(data)
    const length = opaque ? 3 : 4
    return {
      ...{ width, height, depth: 8, colourType: opaque ? colourTypes.rgb : colourTypes.rgba },
      palette: undefined,
      rows: filterRows(samples, width * length, length, new Uint8Array(width * length)),
    }
  }
  const depth = colours.size <= 2 ? 1 : colours.size <= 16 ? 4 : 8
  return {
    ...{ width, height, depth, colourType: colourTypes.palette },
    palette: Uint8Array.from(
      [...colours.keys()].flatMap((pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]),
    ),
    rows: indexedRows(pixels, width, depth, colours),
  }
}

/** Palette index of every colour; undefined with transparency or more than 256 colours. */
function coloursOf(pixels: Int32Array): Map<number, number> | undefined {
  const colours = new Map<number, number>()
  // 0 is transparent, so it never is a palette colour.
  let last = 0
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel === last && at > 0) continue
    last = pixel
    if (pixel >>> 24 !== 255) return undefined
    if (!colours.has(pixel)) colours.set(pixel, colours.size)
    if (colours.size > 256) return undefined
  }
  return colours
}

function indexedRows(
  pixels: Int32Array,
  width: number,
  depth: number,
  colours: ReadonlyMap<number, number>,
): Uint8Array<ArrayBuffer> {
  const perByte = 8 / depth
  const shift = Math.log2(perByte)
  const length = Math.ceil(width / perByte) + 1
  const height = pixels.length / width
  const rows = new Uint8Array(length * height)
  let last = pixels[0] ?? 0
  let index = colours.get(last) ?? 0
  for (let y = 0, from = 0; y < height; y += 1) {
    // Filter byte 0 (none) starts each row: palette indices do not resemble their neighbours.
    const start = y * length + 1
    for (let x = 0; x < width; x += 1, from += 1) {
      const pixel = pixels[from] ?? 0
      if (pixel !== last) {
        last = pixel
        index = colours.get(pixel) ?? 0
      }
      const at = start + (x >> shift)
      rows[at] = (rows[at] ?? 0) | (index << (8 - depth - (x & (perByte - 1)) * depth))
    }
  }
  return rows
}

function withoutOpacity(data: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const samples = new Uint8Array((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    samples[to] = data[from] ?? 0
    samples[to + 1] = data[from + 1] ?? 0
    samples[to + 2] = data[from + 2] ?? 0
  }
  return samples
}

/** Assembles the file; `packedRows` are the image's rows as a zlib stream. */
export function writePng(image: PngImage, packedRows: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const palette = image.palette && pngChunk('PLTE', image.palette)
  return joinBytes(pngFile(image, [srgbChunk, ...(palette ? [palette] : [])], packedRows))
}
