import { type ByteSource, joinBytes, memorySource } from '../../../files/bytes.ts'
import { openBufferedReader } from '../../bytes/buffered-reader.ts'
import { latin1 } from '../../bytes/byte-order.ts'
import { excludeRange } from '../../bytes/range.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import type { IsobmffFormat } from '../../isobmff/box-fields.ts'
import { colourOf } from '../../isobmff/colour.ts'
import { readGainMapItem } from '../../isobmff/gain-map-item.ts'
import { openIsobmff } from '../../isobmff/isobmff-file.ts'
import { withPrimary } from '../../isobmff/with-primary.ts'
import { readPngGainMap } from '../../png/png-gain-map.ts'
import { readPngHeader } from '../../png/png-header.ts'
import { readPictureIndex } from '../appended/picture-index.ts'
import { findJpegEnd, findPrivateInScans } from '../end-of-image.ts'
import { type JpegHeader, readJpegHeader } from '../jpeg-header.ts'
import { otherPictures } from '../multi-picture.ts'
import { appleHeadroom, appleMetadata } from './apple-headroom.ts'
import { type GainMapMetadata, parseIsoMetadata, readIsoMetadata } from './gain-map-metadata.ts'
import { readGainMapXmp } from './gain-map-xmp.ts'
import { usableGainMap } from './heif-gain-map.ts'

/** A picture's gain map, stored in the orientation of the picture. */
export type GainMap = {
  /** A JPEG file without private segments, or one of another format. */
  readonly file: Uint8Array<ArrayBuffer>
  readonly type: 'image/jpeg' | 'image/png' | 'image/avif' | 'image/heic'
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly metadata: GainMapMetadata
  /** For Apple's samples, which `metadata` does not apply to before they are converted: their headroom. */
  readonly appleHeadroom: number | null
}

const maxMapBytes = 32 * 1024 * 1024

/**
 * Finds the gain map of a JPEG, PNG, AVIF or HEIC file. null where there is none, or it is broken. Fails with `unreadable`.
 */
export async function findGainMap(
  source: ByteSource,
  header: ImageHeader,
  exif: Uint8Array | null,
): Promise<GainMap | null> {
  switch (header.format) {
    case 'jpeg':
      return findInJpeg(source, header, exif)
    case 'png':
      return header.hasGainMap ? findInPng(source) : null
    case 'avif':
    case 'heic':
      return findInHeif(source, header.format, exif)
    default:
      return null
  }
}

async function findInPng(source: ByteSource): Promise<GainMap | null> {
  const found = await readPngGainMap(source)
  const metadata = found && parseIsoMetadata(found.metadata)
  const header = found && (await orNull(readPngHeader(memorySource(found.file))))
  if (!found || !metadata || !header) return null
  const { width, height } = header
  return { file: found.file, type: 'image/png', width, height, metadata, appleHeadroom: null }
}

/** The file with the map as its picture, which browsers decode as they decode the other. */
async function findInHeif(
  source: ByteSource,
  format: IsobmffFormat,
  exif: Uint8Array | null,
): Promise<GainMap | null> {
  const file = await openIsobmff(source, format)
  const { primary, properties } = file.tables
  const found = await readGainMapItem(file)
  const usable =
    found && primary !== null && usableGainMap(found, colourOf(properties.of(primary), format), exif)
  if (!usable) return null
  const { item, ...applied } = usable
  const bytes = await withPrimary(file, item.id)
  return bytes && { file: bytes, type: `image/${format}`, ...item.picture.shown, ...applied }
}

/**
 * Finds the gain map that follows a JPEG picture, by the multi-picture index or right behind the picture ("Ultra HDR Image
 * Format" 1.1; ISO 21496-1, annex C; Apple's). null where there is none, or it is broken. Fails with `unreadable`.
 */
async function findInJpeg(
  source: ByteSource,
  header: JpegHeader,
  exif: Uint8Array | null,
): Promise<GainMap | null> {
  if (!header.hasAppendix) return null
  const readAt = (start: number) => orNull(readGainMap(source, start, exif))
  for (const start of await startsOfPictures(source, header)) {
    const map = await readAt(start)
    if (map) return map
  }
  const end = await orNull(findJpegEnd(source, header))
  return end === null ? null : readAt(end)
}

async function startsOfPictures(source: ByteSource, header: JpegHeader): Promise<number[]> {
  const index = await readPictureIndex(source, header)
  return index ? otherPictures(index.tiff).map((offset) => index.start + offset) : []
}

async function readGainMap(
  source: ByteSource,
  start: number,
  exif: Uint8Array | null,
): Promise<GainMap | null> {
  const size = Math.min(source.size - start, maxMapBytes)
  if (size < 100) return null
  const file = { size, read: (from: number, to: number) => source.read(start + from, start + to) }
  const header = await readJpegHeader(file)
  const { metadata, headroom } = await describedIn(file, header, exif)
  if (!metadata) return null
  const scans = await findPrivateInScans(file, header.scanStart)
  const remaining = excludeRange({ start: 0, end: scans.end }, [
    ...header.privateRanges,
    ...scans.privateRanges,
  ])
  const pieces = await Promise.all(remaining.map((range) => file.read(range.start, range.end)))
  const { width, height } = header
  const map = joinBytes(pieces)
  return { file: map, type: 'image/jpeg', width, height, metadata, appleHeadroom: headroom }
}

async function describedIn(file: ByteSource, { privateRanges }: JpegHeader, exif: Uint8Array | null) {
  const reader = openBufferedReader(file, 'jpeg')
  let metadata: GainMapMetadata | null = null
  let headroom: number | null = null
  for (const { start, end } of privateRanges) {
    const content = (await reader.bytes(start + 4, Math.max(0, end - start - 4))).slice()
    const iso = readIsoMetadata(content)
    if (iso) return { metadata: iso, headroom: null }
    const xmp = latin1(content)
    if (!xmp.startsWith('http://ns.adobe.com/xap/1.0/')) continue
    metadata ??= readGainMapXmp(xmp)
    if (xmp.includes('urn:com:apple:photo:2020:aux:hdrgainmap')) headroom = appleHeadroom(xmp, exif)
  }
  if (metadata) return { metadata, headroom: null }
  return { metadata: headroom === null ? null : appleMetadata(headroom), headroom }
}

/** null for broken data; fails with `unreadable`. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((failure: unknown) => {
    if (failure instanceof ImageFailure && failure.error.kind !== 'unreadable') return null
    throw failure
  })
}
