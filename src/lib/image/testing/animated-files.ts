import { zlibSync } from 'fflate'
import { ascii, joined, uint16, uint16le, uint32, uint32le } from './bytes.ts'
import { pngChunk, pngFile } from './png-file.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Animation = {
  readonly width: number
  readonly height: number
  /** Each frame is of one colour. */
  readonly frames: readonly Colour[]
}

/** A GIF file (GIF89a) whose frames are each as large as the picture. */
export function animatedGif({ width, height, frames }: Animation): Uint8Array<ArrayBuffer> {
  const size = [...uint16le(width), ...uint16le(height)]
  const loops = joined([0x21, 0xff, 11], ascii('NETSCAPE2.0'), [3, 1, 0, 0, 0])
  const data = unpackedLzw(width * height)
  const pieces = frames.map((colour) =>
    joined([0x21, 0xf9, 4, 0, 10, 0, 0, 0], [0x2c, 0, 0, 0, 0, ...size, 0x80], [...colour, 0, 0, 0], data),
  )
  return joined(ascii('GIF89a'), size, [0, 0, 0], loops, ...pieces, [0x3b])
}

/** Pixels of colour 0 in codes of 3 bits, with a code that clears the table before each pair, so that they stay as long. */
function unpackedLzw(pixels: number): Uint8Array<ArrayBuffer> {
  const [clear, end] = [4, 5]
  const codes = Array.from({ length: pixels }, (_, index) => (index % 2 === 0 ? [clear, 0] : [0])).flat()
  const bytes: number[] = []
  let [bits, held] = [0, 0]
  for (const code of [...codes, end, 0, 0]) {
    held |= code << bits
    bits += 3
    if (bits < 8) continue
    bytes.push(held & 255)
    held >>= 8
    bits -= 8
  }
  const blocks = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, index) => {
    const block = bytes.slice(index * 255, (index + 1) * 255)
    return [block.length, ...block]
  })
  return joined([2], blocks.flat(), [0])
}

/** A PNG file with the chunks of an animation (PNG, third edition, 11.3.6), whose first frame is the picture. */
export function animatedPng({ width, height, frames }: Animation): Uint8Array<ArrayBuffer> {
  const control = (sequence: number) =>
    pngChunk('fcTL', [
      ...uint32(sequence),
      ...[width, height, 0, 0].flatMap(uint32),
      ...[1, 10].flatMap(uint16),
      0,
      0,
    ])
  const rowOf = (colour: Colour) => Array.from({ length: width }, () => colour).flat()
  const [first = [0, 0, 0], ...others] = frames
  return pngFile({
    width,
    height,
    row: () => rowOf(first),
    chunks: [pngChunk('acTL', [...uint32(frames.length), ...uint32(0)]), control(0)],
    later: others.flatMap((colour, index) => {
      const rows = Array.from({ length: height }, () => [0, ...rowOf(colour)]).flat()
      const data = zlibSync(Uint8Array.from(rows))
      return [control(index * 2 + 1), pngChunk('fdAT', [...uint32(index * 2 + 2), ...data])]
    }),
  })
}

/** A WebP file (RFC 9649) with these still ones as its frames. */
export function animatedWebp(
  { width, height }: Pick<Animation, 'width' | 'height'>,
  stills: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const uint24le = (value: number) => uint32le(value).slice(0, 3)
  const size = [...uint24le(width - 1), ...uint24le(height - 1)]
  const chunk = (type: string, content: Uint8Array) =>
    joined(ascii(type), uint32le(content.length), content, content.length % 2 === 0 ? [] : [0])
  const frames = stills.map((still) =>
    chunk('ANMF', joined([0, 0, 0, 0, 0, 0], size, uint24le(100), [0], pictureIn(still))),
  )
  const content = joined(
    ascii('WEBP'),
    chunk('VP8X', Uint8Array.of(0x02, 0, 0, 0, ...size)),
    chunk('ANIM', new Uint8Array(6)),
    ...frames,
  )
  return joined(ascii('RIFF'), uint32le(content.length), content)
}

/** The chunks of a still WebP file that make its picture. */
function pictureIn(still: Uint8Array): Uint8Array {
  const view = new DataView(still.buffer, still.byteOffset, still.byteLength)
  const chunks: Uint8Array[] = []
  for (let at = 12; at + 8 <= still.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true)
    const type = String.fromCharCode(...still.subarray(at, at + 4))
    if (['ALPH', 'VP8 ', 'VP8L'].includes(type)) chunks.push(still.subarray(at, end + (end % 2)))
    at = end + (end % 2)
  }
  return joined(...chunks)
}
