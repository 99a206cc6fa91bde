import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'
import { boxesOf } from './boxes.ts'

/**
 * The size of an AVIF or HEIF file in pixels as shown: its largest `ispe` property (ISO/IEC 23008-12, 6.5.3), which is
 * the picture or its grid, with width and height swapped by a rotation of 90° or 270° (`irot`, 6.5.10).
 * Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readIsobmffSize(
  source: ByteSource,
  format: 'avif' | 'heic',
): Promise<{ width: number; height: number }> {
  const reader = openBufferedReader(source, format)
  const largest = { width: 0, height: 0 }
  let swapsSides = false
  for await (const { type, start, end, container } of boxesOf(reader)) {
    if (type === 'ispe' && end - start >= 12) {
      const view = viewOf(await reader.bytes(start + 4, 8))
      const [width, height] = [view.getUint32(0), view.getUint32(4)]
      if (width * height > largest.width * largest.height) Object.assign(largest, { width, height })
    }
    if (type === 'irot' && end > start) swapsSides = ((await reader.bytes(start, 1))[0] ?? 0) % 2 === 1
    if (!container && end > source.size) throw new ImageFailure({ kind: 'truncated', format })
  }
  if (largest.width === 0) throw new ImageFailure({ kind: 'corrupt', format })
  const { width, height } = largest
  return swapsSides ? { width: height, height: width } : { width, height }
}
