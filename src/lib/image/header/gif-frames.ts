import type { ByteSource } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1 } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'

/** Limit for the search: a first frame of pure noise and about six megapixels is this large. */
const maxBytes = 8 * 1024 * 1024
const extension = 0x21
const imageDescriptor = 0x2c
const loop = 'NETSCAPE2.0'

/**
 * Whether a GIF file has a second frame. Reads up to its start; when the first frame is truncated or exceeds the limit,
 * returns whether the file has a loop extension.
 */
export async function hasSecondFrame(source: ByteSource): Promise<boolean> {
  const reader = openBufferedReader(source, 'gif')
  let loops = false
  let frames = 0
  try {
    let at = 13 + tableLength(await byteAt(reader, 10))
    while (at < maxBytes) {
      const kind = await byteAt(reader, at)
      if (kind === imageDescriptor) {
        frames += 1
        if (frames === 2) return true
        // Position, colour table and code size precede the data.
        at = await afterBlocks(reader, at + 11 + tableLength(await byteAt(reader, at + 9)))
      } else if (kind === extension) {
        loops ||= await isLoopExtension(reader, at)
        at = await afterBlocks(reader, at + 2)
      } else return false
    }
  } catch (error) {
    if (!(error instanceof ImageFailure) || error.error.kind !== 'truncated') throw error
  }
  return loops
}

/** Bytes of a colour table, 0 when the packed field announces none (GIF89a, 18 and 20). */
const tableLength = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 0x07) + 1))

async function byteAt(reader: BufferedReader, at: number): Promise<number> {
  return (await reader.bytes(at, 1))[0] ?? 0
}

/** The offset after a sequence of sub-blocks, each preceded by its length, the last one empty (GIF89a, 15). */
async function afterBlocks(reader: BufferedReader, start: number): Promise<number> {
  let at = start
  while (at < maxBytes) {
    const length = await byteAt(reader, at)
    at += 1 + length
    if (length === 0) break
  }
  return at
}

/** Whether this is the application extension for the number of repetitions. */
async function isLoopExtension(reader: BufferedReader, at: number): Promise<boolean> {
  const head = await reader.bytes(at + 1, 2 + loop.length)
  return head[0] === 0xff && latin1(head.subarray(2)) === loop
}
