import type { PngHeader } from './png-header.ts'

/** Writes the pixels of an unfiltered row as RGBA; samples of 16 bits are rounded to 8. */
export type RowToRgba = (row: Uint8Array, into: Uint8ClampedArray) => void

type Format = Pick<PngHeader, 'width' | 'bitDepth' | 'colourType' | 'palette' | 'transparency'>

const channelsOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

/** The bits of a pixel. */
export const pixelBits = ({ bitDepth, colourType }: Pick<Format, 'bitDepth' | 'colourType'>): number =>
  bitDepth * channelsOf[colourType]

/** The bytes of a row without its filter type. */
export const rowLengthOf = (format: Pick<Format, 'width' | 'bitDepth' | 'colourType'>): number =>
  Math.ceil((format.width * pixelBits(format)) / 8)

export const isTransparent = ({ colourType, transparency }: Pick<Format, 'colourType' | 'transparency'>) =>
  colourType === 4 || colourType === 6 || transparency !== null

/** How rows of a PNG become RGBA (ISO/IEC 15948, 11.2.2, 11.3.1.1 and 13.12). */
export function createRowToRgba(format: Format): RowToRgba {
  const { width, bitDepth, colourType } = format
  if (bitDepth < 8 || colourType === 3) return byLookup(format)
  if (bitDepth === 8 && (colourType === 6 || (colourType === 2 && !format.transparency)))
    return colourType === 6 ? (row, into) => into.set(row) : rgbToRgba(width)
  const channels = channelsOf[colourType]
  const bytes = bitDepth / 8
  const sample: (row: Uint8Array, at: number) => number =
    bytes === 1 ? (row, at) => row[at] as number : (row, at) => to8(row, at)
  const isGrey = colourType === 0 || colourType === 4
  const hasAlpha = colourType === 4 || colourType === 6
  const isClear = clearColour(format, channels * bytes)
  return (row, into) => {
    let from = 0
    for (let to = 0; to < width * 4; to += 4) {
      const first = sample(row, from)
      into[to] = first
      into[to + 1] = isGrey ? first : sample(row, from + bytes)
      into[to + 2] = isGrey ? first : sample(row, from + 2 * bytes)
      if (hasAlpha) into[to + 3] = sample(row, from + (channels - 1) * bytes)
      else into[to + 3] = isClear?.(row, from) ? 0 : 255
      from += channels * bytes
    }
  }
}

const rgbToRgba =
  (width: number): RowToRgba =>
  (row, into) => {
    for (let [from, to] = [0, 0]; to < width * 4; from += 3, to += 4) {
      into[to] = row[from] as number
      into[to + 1] = row[from + 1] as number
      into[to + 2] = row[from + 2] as number
      into[to + 3] = 255
    }
  }

/** The nearest of 8 bits. */
function to8(row: Uint8Array, at: number): number {
  return ((((row[at] as number) << 8) | (row[at + 1] as number)) * 255 + 32_895) >>> 16
}

/** Whether a pixel is the colour that tRNS declares transparent, compared in all its bits. */
function clearColour({ bitDepth, transparency }: Format, length: number) {
  if (transparency === null || transparency.length < length * (bitDepth === 8 ? 2 : 1)) return null
  // tRNS holds two bytes a sample at any depth.
  const wanted =
    bitDepth === 8
      ? Uint8Array.from({ length }, (_, index) => transparency[2 * index + 1] ?? 0)
      : transparency
  return (row: Uint8Array, from: number) => {
    for (let at = 0; at < length; at += 1) if (row[from + at] !== wanted[at]) return false
    return true
  }
}

/** Palettes, and grey of less than 8 bits: each value by a table of RGBA. */
function byLookup({ width, bitDepth, colourType, palette, transparency }: Format): RowToRgba {
  const count = 2 ** bitDepth
  const table = new Uint8ClampedArray(count * 4)
  const clear =
    transparency && transparency.length >= 2 ? ((transparency[0] ?? 0) << 8) | (transparency[1] ?? 0) : -1
  for (let value = 0; value < count; value += 1) {
    if (colourType === 3) {
      const [red = 0, green = 0, blue = 0] = palette?.subarray(value * 3, value * 3 + 3) ?? []
      table.set([red, green, blue, transparency?.[value] ?? 255], value * 4)
    } else {
      const grey = (value * 255) / (count - 1)
      table.set([grey, grey, grey, value === clear ? 0 : 255], value * 4)
    }
  }
  const mask = count - 1
  const inByte = 8 / bitDepth
  return (row, into) => {
    for (let x = 0; x < width; x += 1) {
      const byte = row[Math.floor(x / inByte)] as number
      const from = ((byte >> (8 - bitDepth - (x % inByte) * bitDepth)) & mask) * 4
      const to = x * 4
      into[to] = table[from] as number
      into[to + 1] = table[from + 1] as number
      into[to + 2] = table[from + 2] as number
      into[to + 3] = table[from + 3] as number
    }
  }
}
