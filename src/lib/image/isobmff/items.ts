import { type ByteSource, joinBytes } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { boxesOf } from './boxes.ts'
import { itemExtents } from './places.ts'

type Item = { readonly id: number; readonly type: string; readonly mediaType: string }

/** What an AVIF or HEIF file lists in its `meta` box. */
export type IsobmffItems = {
  readonly items: readonly Item[]
  /** What pictures beside the first are for, as URNs. */
  readonly auxiliary: readonly string[]
  readonly places: ByteRange | null
  readonly inMeta: ByteRange | null
}

/** A file says no more than this in earnest: bytes of an entry and of the list of places, pieces of an item. */
const maxEntry = 512
const maxPlaces = 262_144
const maxPieces = 64

/** Never fails over a broken list, of which it tells what can be read; only with `unreadable`. */
export async function readIsobmffItems(source: ByteSource, format: 'avif' | 'heic'): Promise<IsobmffItems> {
  const reader = openBufferedReader(source, format)
  const items: Item[] = []
  const auxiliary: string[] = []
  let places: ByteRange | null = null
  let inMeta: ByteRange | null = null
  await untilTruncated(async () => {
    for await (const box of boxesOf(reader)) {
      if (box.type === 'infe') items.push(...(await readItem(reader, box)))
      else if (box.type === 'auxC') auxiliary.push(textAt(await contentOf(reader, box, maxEntry), 4))
      else if (box.type === 'iloc') places ??= box
      else if (box.type === 'idat') inMeta ??= box
    }
  })
  return { items, auxiliary, places, inMeta }
}

/** The content of an item; null when there is none, or none of at most so many bytes. */
export async function readItemData(
  source: ByteSource,
  { places, inMeta }: IsobmffItems,
  id: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!places || places.end > source.size || places.end - places.start > maxPlaces) return null
  const extents = itemExtents(await source.read(places.start, places.end), id, inMeta?.start ?? null)
  const total = extents.reduce((sum, { start, end }) => sum + end - start, 0)
  if (total === 0 || total > maxBytes || extents.length > maxPieces) return null
  if (extents.some(({ end }) => end > source.size)) return null
  return joinBytes(await Promise.all(extents.map(({ start, end }) => source.read(start, end))))
}

/** An entry of the list of items (ISO/IEC 14496-12, 8.11.6), of which versions 2 and 3 name a type. */
async function readItem(reader: BufferedReader, box: ByteRange): Promise<readonly Item[]> {
  const content = await contentOf(reader, box, maxEntry)
  const version = content[0]
  if ((version !== 2 && version !== 3) || content.length < 14) return []
  const view = viewOf(content)
  const typeAt = version === 2 ? 8 : 10
  const type = latin1(content.subarray(typeAt, typeAt + 4))
  const nameAt = typeAt + 4
  const mediaType = type === 'mime' ? textAt(content, nameAt + textAt(content, nameAt).length + 1) : ''
  return [{ id: version === 2 ? view.getUint16(4) : view.getUint32(4), type, mediaType }]
}

async function contentOf(reader: BufferedReader, { start, end }: ByteRange, most: number) {
  return reader.bytes(start, Math.max(0, Math.min(end, reader.size, start + most) - start))
}

/** Text up to a zero byte. */
const textAt = (bytes: Uint8Array, start: number) => latin1(bytes.subarray(start)).split('\0', 1)[0] ?? ''

async function untilTruncated(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ImageFailure) || error.error.kind !== 'truncated') throw error
  }
}
