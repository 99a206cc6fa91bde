import type { ByteSource } from '../bytes.ts'
import { latin1, viewOf } from './byte-order.ts'
import { ImageFailure } from './image-error.ts'
import { openWindow, type Window } from './window.ts'

const maxBoxes = 10_000
/** Boxes on the way to the image properties, with the bytes between their header and their first child. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 }

/**
 * The size in pixels of an AVIF or HEIF file as it is shown: its largest `ispe` property (ISO/IEC 23008-12, 6.5.3), which
 * is the picture or the grid that makes it up, with its sides swapped by a quarter turn (`irot`, 6.5.10). Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readIsobmffSize(
  source: ByteSource,
  format: 'avif' | 'heic',
): Promise<{ width: number; height: number }> {
  const window = openWindow(source, format)
  const largest = { width: 0, height: 0 }
  let quarterTurn = false
  let at = 0
  for (let boxes = 0; at + 8 <= source.size && boxes < maxBoxes; boxes += 1) {
    const box = await readBox(window, at)
    if (box.type === 'ispe' && box.end - box.start >= 12) {
      const view = viewOf(await window.bytes(box.start + 4, 8))
      const [width, height] = [view.getUint32(0), view.getUint32(4)]
      if (width * height > largest.width * largest.height) Object.assign(largest, { width, height })
    }
    if (box.type === 'irot' && box.end > box.start)
      quarterTurn = ((await window.bytes(box.start, 1))[0] ?? 0) % 2 === 1
    const inside = Object.hasOwn(containers, box.type) ? containers[box.type] : undefined
    if (inside === undefined && box.end > source.size) throw new ImageFailure({ kind: 'truncated', format })
    at = inside === undefined ? box.end : box.start + inside
  }
  if (largest.width === 0) throw new ImageFailure({ kind: 'corrupt', format })
  const { width, height } = largest
  return quarterTurn ? { width: height, height: width } : { width, height }
}

/** A box header (ISO/IEC 14496-12, 4.2): 32-bit size, or 64-bit when that is 1, or 0 for "to the end of the file". */
async function readBox(window: Window, at: number) {
  const head = await window.bytes(at, 8)
  const type = latin1(head.subarray(4, 8))
  const short = viewOf(head).getUint32(0)
  if (short === 0) return { type, start: at + 8, end: window.size }
  if (short !== 1) return { type, start: at + 8, end: at + Math.max(8, short) }
  const long = Number(viewOf(await window.bytes(at + 8, 8)).getBigUint64(0))
  return { type, start: at + 16, end: at + Math.max(16, long) }
}
