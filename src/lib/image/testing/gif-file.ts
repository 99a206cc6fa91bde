import { joinBytes } from '../../files/bytes.ts'
import { ascii, joined, uint16le } from './bytes.ts'

type GifOptions = {
  /** Number of frames, each of one pixel. */
  readonly frames: number
  /** Adds a loop extension. */
  readonly loops?: boolean
  /** Adds a local colour table to each frame. */
  readonly ownColours?: boolean
  /** Blocks before the first frame. */
  readonly before?: Uint8Array
  /** Number of data sub-blocks of 255 bytes each before those of the pixel. */
  readonly filler?: number
}

const screen = [...uint16le(1), ...uint16le(1), 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
const loopBlock = joined([0x21, 0xff, 11], ascii('NETSCAPE2.0'), [3, 1, 0, 0, 0])
const delayBlock = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
/** LZW codes for one pixel: clear, colour 1, end. */
const pixel = [2, 2, 0x4c, 0x01, 0]

/** A comment extension (GIF89a, 24). */
export const gifComment = (text: string) => joined([0x21, 0xfe, text.length], ascii(text), [0])

/** A GIF file (GIF89a) of one pixel. */
export function gifFile({ frames, loops, ownColours, before, filler = 0 }: GifOptions) {
  const [codeSize = 2, ...codes] = pixel
  const descriptor = [0x2c, ...uint16le(0), ...uint16le(0), ...uint16le(1), ...uint16le(1)]
  const start = joined(delayBlock, descriptor, ownColours ? [0x80, 0, 0, 0, 255, 255, 255] : [0], [codeSize])
  const fillers = new Uint8Array(256 * filler).map((_, index) => (index % 256 === 0 ? 255 : 0))
  const head = joined(ascii('GIF89a'), screen, loops ? loopBlock : [], before ?? [])
  const frame = joinBytes([start, fillers, Uint8Array.from(codes)])
  return joinBytes([head, ...Array.from({ length: frames }, () => frame), Uint8Array.of(0x3b)])
}
