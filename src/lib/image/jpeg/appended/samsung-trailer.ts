import type { ByteSource } from '../../../files/bytes.ts'
import { latin1, viewOf } from '../../bytes/byte-order.ts'
import type { ByteRange } from '../../bytes/range.ts'

// Little-endian blocks of type, name and content, then a directory of them and its length, as ExifTool documents it.

const videoType = 0x0a30
const videoName = 'MotionPhoto_Data'
const blockHead = 8
const directoryHead = 12
const entryLength = 12
const tailLength = 8
const maxDirectoryBytes = 65_536
const version = 106

/** Where the video is in the trailer at the end of a file; null where there is none. Fails with `unreadable`. */
export async function findSamsungVideo(source: ByteSource): Promise<ByteRange | null> {
  const { size } = source
  if (size < directoryHead + tailLength) return null
  const tail = await source.read(size - tailLength, size)
  const length = viewOf(tail).getUint32(0, true)
  const start = size - tailLength - length
  if (latin1(tail.subarray(4)) !== 'SEFT' || length < directoryHead || length > maxDirectoryBytes) return null
  if (start < 0) return null
  const directory = await source.read(start, size - tailLength)
  if (latin1(directory.subarray(0, 4)) !== 'SEFH') return null
  const view = viewOf(directory)
  for (let at = directoryHead; at + entryLength <= length; at += entryLength) {
    if (view.getUint16(at + 2, true) !== videoType) continue
    const block = start - view.getUint32(at + 4, true)
    const end = block + view.getUint32(at + 8, true)
    if (block < 0 || end > start || end - block < blockHead) return null
    const head = viewOf(await source.read(block, block + blockHead))
    const content = block + blockHead + head.getUint32(4, true)
    return content < end ? { start: content, end } : null
  }
  return null
}

/** What comes before and after a video of `length` bytes in a trailer with nothing else. */
export function samsungTrailer(length: number): readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] {
  const name = Array.from(videoName, (character) => character.charCodeAt(0))
  const before = new Uint8Array(blockHead + name.length)
  const head = viewOf(before)
  head.setUint16(2, videoType, true)
  head.setUint32(4, name.length, true)
  before.set(name, blockHead)
  const after = new Uint8Array(directoryHead + entryLength + tailLength)
  const view = viewOf(after)
  const block = before.length + length
  after.set([0x53, 0x45, 0x46, 0x48])
  view.setUint32(4, version, true)
  view.setUint32(8, 1, true)
  view.setUint16(14, videoType, true)
  view.setUint32(16, block, true)
  view.setUint32(20, block, true)
  view.setUint32(24, directoryHead + entryLength, true)
  after.set([0x53, 0x45, 0x46, 0x54], 28)
  return [before, after]
}
