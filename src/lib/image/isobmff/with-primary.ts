import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { boxesInFile } from './boxes.ts'
import type { IsobmffFile } from './isobmff-file.ts'

const maxBytes = 256 * 1024 * 1024

/**
 * The file with another of its pictures as the primary one, so that browsers decode that; null where it is too large, or
 * the box that says it has no room. Fails with `unreadable`.
 */
export async function withPrimary(
  { source, format }: IsobmffFile,
  id: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (source.size > maxBytes) return null
  const reader = openBufferedReader(source, format)
  for await (const meta of boxesInFile(reader, { start: 0, end: source.size })) {
    if (meta.type !== 'meta') continue
    for await (const box of boxesInFile(reader, { start: meta.start + 4, end: meta.end })) {
      if (box.type !== 'pitm') continue
      // Behind version and flags, of 16 or 32 bits.
      const idSize = box.end - box.start - 4
      if ((idSize !== 2 && idSize !== 4) || id >= 256 ** idSize || box.end > source.size) return null
      const copy = await source.read(0, source.size)
      for (let byte = 0; byte < idSize; byte += 1)
        copy[box.end - 1 - byte] = Math.floor(id / 256 ** byte) % 256
      return copy
    }
    return null
  }
  return null
}
