import { type ByteSource, joinBytes } from '../../files/bytes.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { boxesOf } from './boxes.ts'
import { itemExtents } from './places.ts'

type Item = { readonly id: number; readonly type: string; readonly mediaType: string }

/** What the `meta` box of an AVIF or HEIF file declares. */
export type IsobmffItems = {
  readonly items: readonly Item[]
  /** Types of the auxiliary images, as URNs. */
  readonly auxiliary: readonly string[]
  readonly iloc: ByteRange | null
  readonly idat: ByteRange | null
}

/** Limits that no well-formed file exceeds: bytes of an `infe` or `auxC` box and of `iloc`, extents of an item. */
const maxEntryBytes = 512
const maxIlocBytes = 262_144
const maxExtents = 64

/** Returns what can be read when the box is broken; fails only with `unreadable`. */
export async function readIsobmffItems(source: ByteSource, format: 'avif' | 'heic'): Promise<IsobmffItems> {
  const reader = openBufferedReader(source, format)
  const items: Item[] = []
  const auxiliary: string[] = []
  let iloc: ByteRange | null = null
  let idat: ByteRange | null = null
  await untilTruncated(async () => {
    for await (const box of boxesOf(reader)) {
      if (box.type === 'infe') items.push(...(await readItem(reader, box)))
      else if (box.type === 'auxC') auxiliary.push(textAt(await contentOf(reader, box, maxEntryBytes), 4))
      else if (box.type === 'iloc') iloc ??= box
      else if (box.type === 'idat') idat ??= box
    }
  })
  return { items, auxiliary, iloc, idat }
}

/** The content of an item; null when it is missing or longer than `maxBytes`. */
export async function readItemData(
  source: ByteSource,
  { iloc, idat }: IsobmffItems,
  id: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!iloc || iloc.end > source.size || iloc.end - iloc.start > maxIlocBytes) return null
  const extents = itemExtents(await source.read(iloc.start, iloc.end), id, idat?.start ?? null)
  const total = extents.reduce((sum, { start, end }) => sum + end - start, 0)
  if (total === 0 || total > maxBytes || extents.length > maxExtents) return null
  if (extents.some(({ end }) => end > source.size)) return null
  return joinBytes(await Promise.all(extents.map(({ start, end }) => source.read(start, end))))
}

/** An item info entry (ISO/IEC 14496-12, 8.11.6); only versions 2 and 3 have a type. */
async function readItem(reader: BufferedReader, box: ByteRange): Promise<readonly Item[]> {
  const content = await contentOf(reader, box, maxEntryBytes)
  const version = content[0]
  if ((version !== 2 && version !== 3) || content.length < 14) return []
  const view = viewOf(content)
  const typeAt = version === 2 ? 8 : 10
  const type = latin1(content.subarray(typeAt, typeAt + 4))
  const nameAt = typeAt + 4
  const mediaType = type === 'mime' ? textAt(content, nameAt + textAt(content, nameAt).length + 1) : ''
  return [{ id: version === 2 ? view.getUint16(4) : view.getUint32(4), type, mediaType }]
}

async function contentOf(reader: BufferedReader, { start, end }: ByteRange, maxBytes: number) {
  return reader.bytes(start, Math.max(0, Math.min(end, reader.size, start + maxBytes) - start))
}

/** A null-terminated string. */
const textAt = (bytes: Uint8Array, start: number) => latin1(bytes.subarray(start)).split('\0', 1)[0] ?? ''

async function untilTruncated(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ImageFailure) || error.error.kind !== 'truncated') throw error
  }
}
