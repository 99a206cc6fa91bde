import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'

/** A box (ISO/IEC 14496-12, 4.2); the range is that of its content. */
type Box = ByteRange & { readonly type: string; readonly container: boolean }

const maxBoxes = 10_000
/** Boxes whose children are read, with the bytes between their header and their first child. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 }

/** The boxes of an AVIF or HEIF file in order, including those in `meta`; fails with `truncated` or `unreadable`. */
export async function* boxesOf(reader: BufferedReader): AsyncGenerator<Box> {
  let at = 0
  for (let boxes = 0; at + 8 <= reader.size && boxes < maxBoxes; boxes += 1) {
    const box = await readBox(reader, at)
    const inside = await beforeChildren(reader, box)
    yield { ...box, container: inside !== null }
    at = inside === null ? box.end : box.start + inside
  }
}

async function beforeChildren(reader: BufferedReader, { type, start }: Omit<Box, 'container'>) {
  // The item count has 16 bits in version 0 and 32 from version 1 on.
  if (type === 'iinf') return (await reader.bytes(start, 1))[0] === 0 ? 6 : 8
  return (Object.hasOwn(containers, type) ? containers[type] : null) ?? null
}

/** A box header: 32-bit size, or 64-bit when that is 1, or 0 for "to the end of the file". */
async function readBox(reader: BufferedReader, at: number) {
  const head = await reader.bytes(at, 8)
  const type = latin1(head.subarray(4, 8))
  const short = viewOf(head).getUint32(0)
  if (short === 0) return { type, start: at + 8, end: reader.size }
  if (short !== 1) return { type, start: at + 8, end: at + Math.max(8, short) }
  const long = Number(viewOf(await reader.bytes(at + 8, 8)).getBigUint64(0))
  return { type, start: at + 16, end: at + Math.max(16, long) }
}
