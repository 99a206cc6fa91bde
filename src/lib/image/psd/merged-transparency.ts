import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'

const maxBlocks = 10_000
/** Blocks that PSB gives a count of eight bytes. */
const largeBlocks = [
  'LMsk',
  'Lr16',
  'Lr32',
  'Layr',
  'Mt16',
  'Mt32',
  'Mtrn',
  'Alph',
  'FMsk',
  'lnk2',
  'FEid',
  'FXid',
  'PxSD',
]

/**
 * Whether the first additional channel of the merged picture is its opacity: the count of the layers is negative then,
 * or, for the depths whose layers are in a block of their own, a block says so.
 */
export async function hasTransparency(
  reader: BufferedReader,
  layers: ByteRange,
  large: boolean,
): Promise<boolean> {
  const { end } = layers
  const count = async (at: number, isLong: boolean) => {
    const view = viewOf(await reader.bytes(at, isLong ? 8 : 4))
    return isLong ? Number(view.getBigUint64(0)) : view.getUint32(0)
  }
  const countLength = large ? 8 : 4
  if (layers.start + countLength > end) return false
  const info = await count(layers.start, large)
  let at = layers.start + countLength
  if (info >= 2 && at + 2 <= end) return viewOf(await reader.bytes(at, 2)).getInt16(0) < 0
  at += info
  if (at + 4 > end) return false
  at += 4 + (await count(at, false))
  for (let blocks = 0; blocks < maxBlocks && at + 12 <= end; blocks += 1) {
    const signature = latin1(await reader.bytes(at, 8))
    if (!/^8B(?:IM|64)/.test(signature)) return false
    const key = signature.slice(4)
    const isLong = large && largeBlocks.includes(key)
    const length = await count(at + 8, isLong)
    const data = at + 8 + (isLong ? 8 : 4)
    if (/^(?:Mtrn|Mt16|Mt32)$/.test(key)) return true
    if (/^(?:Layr|Lr16|Lr32)$/.test(key) && length >= 2 && data + 2 <= end)
      return viewOf(await reader.bytes(data, 2)).getInt16(0) < 0
    at = data + Math.ceil(length / 4) * 4
  }
  return false
}
