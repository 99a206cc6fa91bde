import { latin1, viewOf } from '../bytes/byte-order.ts'

const makeTag = 0x010f
const subDirectoriesTag = 0x014a
const dngVersionTag = 0xc612
const makers = [
  { maker: /^NIKON/i, format: 'nef' },
  { maker: /^SONY/i, format: 'arw' },
] as const

/**
 * Which camera's raw format a TIFF file is: Adobe's by its version tag (DNG 1.7, page 23), Canon's by the letters after
 * the header, Nikon's and Sony's by maker and sub-directories, which their raw photos have and exported TIFF files do
 * not. Null when it is none, or when `head`, the file's start, is not enough to know.
 */
export function rawPhotoIn(head: Uint8Array): 'arw' | 'cr2' | 'dng' | 'nef' | null {
  if (head.length < 16) return null
  if (latin1(head.subarray(8, 10)) === 'CR') return 'cr2'
  const little = head[0] === 0x49
  const view = viewOf(head)
  const first = view.getUint32(4, little)
  if (first + 2 > head.length) return null
  const tags = new Map<number, { readonly count: number; readonly value: number }>()
  const end = first + 2 + view.getUint16(first, little) * 12
  for (let entry = first + 2; entry + 12 <= Math.min(end, head.length); entry += 12)
    tags.set(view.getUint16(entry, little), {
      count: view.getUint32(entry + 4, little),
      value: view.getUint32(entry + 8, little),
    })
  if (tags.has(dngVersionTag)) return 'dng'
  const make = tags.get(makeTag)
  if (!make || !tags.has(subDirectoriesTag)) return null
  const name = latin1(head.subarray(make.value, make.value + Math.min(make.count, 32)))
  return makers.find(({ maker }) => maker.test(name))?.format ?? null
}
