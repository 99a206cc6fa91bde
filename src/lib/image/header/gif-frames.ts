import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'

/** What is read to find a second picture: that much of noise is a first one of some six megapixels. */
const maxBytes = 8 * 1024 * 1024
const extension = 0x21
const picture = 0x2c
const loop = 'NETSCAPE2.0'

/**
 * Does a GIF file hold a second picture? Reads up to where that begins; of a file whose first picture is too long for
 * that, or that breaks off in it, it says whether the file wants to be repeated.
 */
export async function hasSecondFrame(source: ByteSource): Promise<boolean> {
  const reader = openBufferedReader(source, 'gif')
  let loops = false
  let frames = 0
  try {
    let at = 13 + tableLength(await byteAt(reader, 10))
    while (at < maxBytes) {
      const kind = await byteAt(reader, at)
      if (kind === picture) {
        frames += 1
        if (frames === 2) return true
        // Place, colours and the size of the codes stand in front of the data.
        at = await afterBlocks(reader, at + 11 + tableLength(await byteAt(reader, at + 9)))
      } else if (kind === extension) {
        loops ||= await saysLoop(reader, at)
        at = await afterBlocks(reader, at + 2)
      } else return false
    }
  } catch (error) {
    if (!(error instanceof ImageFailure) || error.error.kind !== 'truncated') throw error
  }
  return loops
}

/** A table of colours, if the byte that describes it says that there is one (GIF89a, 18 and 20). */
const tableLength = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 0x07) + 1))

async function byteAt(reader: BufferedReader, at: number): Promise<number> {
  return (await reader.bytes(at, 1))[0] ?? 0
}

/** Behind a row of blocks, each with its length in front, of which the last one is empty (GIF89a, 15). */
async function afterBlocks(reader: BufferedReader, start: number): Promise<number> {
  let at = start
  while (at < maxBytes) {
    const length = await byteAt(reader, at)
    at += 1 + length
    if (length === 0) break
  }
  return at
}

/** An application extension that tells how often the pictures are repeated. */
async function saysLoop(reader: BufferedReader, at: number): Promise<boolean> {
  const head = await reader.bytes(at + 1, 2 + loop.length)
  return head[0] === 0xff && latin1(head.subarray(2)) === loop
}
