import { zlibSync } from 'fflate'
import { ascii, joined, uint16, uint32 } from './bytes.ts'
import { packBits } from './pack-bits.ts'

export type PsdPicture = {
  readonly width: number
  readonly height: number
  /** Of each channel, row by row. */
  readonly channels: readonly (readonly number[])[]
  /** Bitmap 0, grey 1, indexed 2, RGB 3, CMYK 4. */
  readonly mode?: number
  readonly depth?: number
  readonly large?: boolean
  readonly compression?: 0 | 1 | 2 | 3
  readonly palette?: readonly number[]
  readonly resources?: readonly (readonly [id: number, data: Uint8Array])[]
  /** The content of the section of layers. */
  readonly layers?: Uint8Array
}

/** A Photoshop document (Adobe Photoshop File Format Specification) without layers. */
export function psdFile(picture: PsdPicture): Uint8Array<ArrayBuffer> {
  const {
    width,
    height,
    channels,
    mode = 3,
    depth = 8,
    large = false,
    palette = [],
    resources = [],
  } = picture
  const layers = picture.layers ?? new Uint8Array(0)
  const blocks = resources.map(([id, data]) =>
    joined(ascii('8BIM'), uint16(id), [0, 0], uint32(data.length), data, new Uint8Array(data.length % 2)),
  )
  const length = blocks.reduce((sum, block) => sum + block.length, 0)
  return joined(
    ascii('8BPS'),
    uint16(large ? 2 : 1),
    new Uint8Array(6),
    uint16(channels.length),
    uint32(height),
    uint32(width),
    uint16(depth),
    uint16(mode),
    uint32(palette.length),
    palette,
    uint32(length),
    ...blocks,
    large ? uint32(0) : [],
    uint32(layers.length),
    layers,
    uint16(picture.compression ?? 0),
    pictureData(picture),
  )
}

function pictureData(picture: PsdPicture): Uint8Array {
  const { width, channels, depth = 8, large = false, compression = 0 } = picture
  const rows = channels.flatMap((samples) =>
    Array.from({ length: samples.length / width }, (_, y) =>
      rowBytes(samples.slice(y * width, (y + 1) * width), depth, compression === 3),
    ),
  )
  if (compression === 0) return joined(...rows)
  if (compression !== 1) return zlibSync(joined(...rows))
  const packed = rows.map(packBits)
  return joined(...packed.map((row) => (large ? uint32 : uint16)(row.length)), ...packed)
}

function rowBytes(samples: readonly number[], depth: number, differences: boolean): Uint8Array {
  const most = 2 ** depth - 1
  const values = differences ? samples.map((sample, x) => (sample - (samples[x - 1] ?? 0)) & most) : samples
  if (depth === 16) return Uint8Array.from(values.flatMap(uint16))
  if (depth === 8) return Uint8Array.from(values)
  const digits = values.join('')
  return Uint8Array.from(digits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

/** A section of layers that only says that there is one, and that the merged picture is transparent. */
export function layerCount(count: number, large = false): Uint8Array<ArrayBuffer> {
  return joined(large ? uint32(0) : [], uint32(2), uint16(count & 0xffff))
}
