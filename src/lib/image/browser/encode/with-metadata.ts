import { type ByteSource, joinBytes } from '../../../files/bytes.ts'
import { normalizeExif } from '../../exif/normalize-exif.ts'
import { uprightSize } from '../../exif/orientation.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import type { KeptPart } from '../../image-work.ts'
import { type Captions, captionSegments, noCaptions, readCaptions } from '../../jpeg/captions/captions.ts'
import { findGainMap } from '../../jpeg/gain-map/find-gain-map.ts'
import { type AppendedMap, appendedMap, withGainMap } from '../../jpeg/gain-map/with-gain-map.ts'
import { addToJpeg } from '../../jpeg/metadata-segments.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { fitGainMap } from './fit-gain-map.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is carried from a picture's file to a JPEG made of it. */
export type Carried = {
  /** EXIF data for the new picture; null leaves them out. */
  readonly exif: Bytes | null
  readonly captions: Captions
  readonly gainMap: AppendedMap | null
}

type Source = {
  readonly source: ByteSource
  readonly header: ImageHeader
  /** The source's EXIF data. */
  readonly exif: Bytes | null
}

type CarryOptions = {
  /** EXIF data and captions, too. */
  readonly details: boolean
  /** Of the new picture, upright. */
  readonly size: PixelSize
}

/** Reads what a JPEG made of this file keeps of it: the gain map always, the rest by choice. */
export async function carriedFrom(
  { source, header, exif }: Source,
  { details, size }: CarryOptions,
): Promise<Carried> {
  const found = header.format === 'jpeg' ? await findGainMap(source, header, exif) : null
  const scale = scaleBetween(uprightSize(header), size)
  const fitted = found && (await fitGainMap(found, { orientation: header.orientation, scale }))
  return {
    exif: details && exif ? normalizeExif(exif, size) : null,
    captions: details ? await readCaptions(source, header) : noCaptions,
    gainMap: fitted && appendedMap(fitted),
  }
}

/** By the longer side, whose rounding matters less; 1 at most. */
const scaleBetween = (from: PixelSize, to: PixelSize): number =>
  Math.min(1, Math.max(to.width, to.height) / Math.max(from.width, from.height))

/** EXIF segment's head, and the segments that announce a gain map, in bytes. */
const heads = 200

/** How many bytes it takes at most in a file of a picture of this size. */
export function bytesOf({ exif, captions, gainMap }: Carried, size: PixelSize): number {
  const { segments } = captionSegments(captions, size, gainMap?.description ?? '')
  return [...segments, exif, gainMap?.file].reduce((sum, part) => sum + (part?.length ?? 0), heads)
}

type MetadataOptions = {
  readonly carried: Carried
  /** Segments of an ICC profile to add to a file without one; null adds none. */
  readonly iccSegments: readonly Bytes[] | null
  readonly size: PixelSize
}

/** Adds to a JPEG what is carried over, with the orientation reset, and an ICC profile; `kept` names the parts. */
export async function withMetadata(
  jpeg: Blob,
  { carried: { exif, captions, gainMap }, iccSegments, size }: MetadataOptions,
): Promise<{ readonly blob: Blob; readonly kept: readonly KeptPart[] }> {
  const normalized = exif && normalizeExif(exif, size)
  const { segments, complete } = captionSegments(captions, size, gainMap?.description ?? '')
  const kept: KeptPart[] = [
    ...(gainMap ? (['gain-map'] as const) : []),
    ...(complete ? (['captions'] as const) : []),
    ...(normalized ? (['details'] as const) : []),
  ]
  if (!normalized && !iccSegments && segments.length === 0) return { blob: jpeg, kept }
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const pieces = addToJpeg(bytes, { exif: normalized, others: segments, iccSegments })
  const whole = gainMap ? withGainMap(joinBytes(pieces), gainMap) : pieces
  return { blob: new Blob(whole, { type: 'image/jpeg' }), kept }
}
