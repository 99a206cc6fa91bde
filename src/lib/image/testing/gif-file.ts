import { joinBytes } from '../../files/bytes.ts'
import { ascii, joined, uint16le } from './bytes.ts'

type GifOptions = {
  /** Pictures, each of one dot. */
  readonly frames: number
  /** With the block that makes it repeat. */
  readonly loops?: boolean
  /** With a table of colours of its own for each picture. */
  readonly ownColours?: boolean
  /** Blocks in front of the first picture. */
  readonly before?: Uint8Array
  /** Blocks of picture data, of 255 bytes each, in front of the ones that make the dot. */
  readonly filler?: number
}

const screen = [...uint16le(1), ...uint16le(1), 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
const loopBlock = joined([0x21, 0xff, 11], ascii('NETSCAPE2.0'), [3, 1, 0, 0, 0])
const delayBlock = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
/** Codes for one dot: clear, colour 1, end. */
const dot = [2, 2, 0x4c, 0x01, 0]

/** A block of text that no browser shows (GIF89a, 24). */
export const gifComment = (text: string) => joined([0x21, 0xfe, text.length], ascii(text), [0])

/** A GIF file (GIF89a) of one dot. */
export function gifFile({ frames, loops, ownColours, before, filler = 0 }: GifOptions) {
  const [codeSize = 2, ...codes] = dot
  const place = [0x2c, ...uint16le(0), ...uint16le(0), ...uint16le(1), ...uint16le(1)]
  const start = joined(delayBlock, place, ownColours ? [0x80, 0, 0, 0, 255, 255, 255] : [0], [codeSize])
  const fillers = new Uint8Array(256 * filler).map((_, index) => (index % 256 === 0 ? 255 : 0))
  const head = joined(ascii('GIF89a'), screen, loops ? loopBlock : [], before ?? [])
  const frame = joinBytes([start, fillers, Uint8Array.from(codes)])
  return joinBytes([head, ...Array.from({ length: frames }, () => frame), Uint8Array.of(0x3b)])
}
