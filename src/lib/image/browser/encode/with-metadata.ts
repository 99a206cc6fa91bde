import { type ByteSource, joinBytes } from '../../../files/bytes.ts'
import { addToAvif } from '../../avif/add-to-avif.ts'
import { normalizeExif } from '../../exif/normalize-exif.ts'
import { uprightSize } from '../../exif/orientation.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import type { PreservedPart } from '../../image-work.ts'
import {
  type Captions,
  captionSegments,
  captionXmp,
  noCaptions,
  readCaptions,
} from '../../jpeg/captions/captions.ts'
import { findGainMap } from '../../jpeg/gain-map/find-gain-map.ts'
import { gainMapFile } from '../../jpeg/gain-map/with-gain-map.ts'
import type { JpegHeader } from '../../jpeg/jpeg-header.ts'
import { addToJpeg, joinIccProfile } from '../../jpeg/metadata-segments.ts'
import { type PixelSize, sameSize } from '../../pixels/fit-box.ts'
import { addToPng, pngChunk } from '../../png/png-file.ts'
import { xmpChunk } from '../../png/png-texts.ts'
import { addToWebp } from '../../webp/add-to-webp.ts'
import { findMotionVideo } from './appended/find-motion-video.ts'
import { findPictures } from './appended/find-pictures.ts'
import {
  type Appended,
  appendedBytes,
  appendedDescription,
  nothingAppended,
  withAppended,
} from './appended/with-appended.ts'
import { fitGainMap } from './fit-gain-map.ts'
import { inflate } from './zlib.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is carried from a picture's file to one made of it. */
export type Carried = {
  /** EXIF data for the new picture; null leaves them out. */
  readonly exif: Bytes | null
  readonly captions: Captions
  readonly appended: Appended
  /** Whether pictures inside the captions are kept. */
  readonly keepsPictures: boolean
  /** Of the new picture, upright, in pixels; one that becomes smaller yet is not followed by further pictures. */
  readonly size: PixelSize
}

type Source = {
  readonly source: ByteSource
  readonly header: ImageHeader
  /** The source's EXIF data. */
  readonly exif: Bytes | null
}

type CarryOptions = {
  /** For a JPEG file, the only one that can hold a gain map; true where nothing else is said. */
  readonly jpeg?: boolean
  /** EXIF data and captions, too. */
  readonly details: boolean
  /** Of the new picture, upright. */
  readonly size: PixelSize
}

/** Reads what a picture made of this file keeps of it: the gain map always, the rest by choice. */
export async function carriedFrom(
  { source, header, exif }: Source,
  { details, size, jpeg = true }: CarryOptions,
): Promise<Carried> {
  const found = jpeg ? await findGainMap(source, header, exif) : null
  const scale = scaleBetween(uprightSize(header), size)
  const fitted = found && (await fitGainMap(found, { orientation: header.orientation, scale }))
  const gainMap = fitted && gainMapFile(fitted)
  if (!details)
    return {
      exif: null,
      captions: noCaptions,
      appended: { ...nothingAppended, gainMap },
      keepsPictures: false,
      size,
    }
  const { width, height, orientation } = header
  const isSame = orientation === 1 && width === size.width && height === size.height
  const further =
    jpeg && header.format === 'jpeg' ? await readFurther(source, header, isSame) : nothingAppended
  return {
    exif: exif && normalizeExif(exif, size),
    captions: await readCaptions(source, header, inflate),
    appended: { ...further, gainMap },
    keepsPictures: isSame,
    size,
  }
}

/** The video of a JPEG, or else the pictures that follow it where the new one is of the same size and not turned. */
async function readFurther(source: ByteSource, header: JpegHeader, isSame: boolean): Promise<Appended> {
  const video = await findMotionVideo(source, header)
  return { ...nothingAppended, video, pictures: isSame && !video ? await findPictures(source, header) : [] }
}

/** The same for a picture that is cropped or turned: without what is of use beside the whole one only. */
export const withoutFurther = (carried: Carried): Carried => ({
  ...carried,
  appended: nothingAppended,
  keepsPictures: false,
})

const withoutPictures = (carried: Carried): Carried => ({
  ...carried,
  appended: { ...carried.appended, pictures: [] },
  keepsPictures: false,
})

/** By the longer side, whose rounding matters less; 1 at most. */
const scaleBetween = (from: PixelSize, to: PixelSize): number =>
  Math.min(1, Math.max(to.width, to.height) / Math.max(from.width, from.height))

/** In bytes, at most: what each format adds around EXIF data or captions, and the segments that announce further pictures. */
const heads = { part: 200, appended: 500 } as const

/** How many bytes it takes at most in a file of a picture of this size; 0 for nothing. */
export function bytesOf({ exif, captions, appended, keepsPictures }: Carried, size: PixelSize): number {
  const { segments } = captionSegments(captions, size, appendedDescription(appended), keepsPictures)
  const lengthOf = (parts: readonly (Bytes | null | undefined)[]) => {
    const length = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
    return length && length + heads.part
  }
  const appendedLength = appendedBytes(appended)
  return (
    lengthOf([exif]) +
    (appendedLength && appendedLength + heads.appended) +
    // As XMP, IPTC data take more.
    Math.max(lengthOf(segments), lengthOf([captionXmp(captions, size).xmp]))
  )
}

type MetadataOptions = {
  readonly carried: Carried
  /** Segments of an ICC profile to add to a file without one; null adds none. */
  readonly iccSegments: readonly Bytes[] | null
  readonly size: PixelSize
}

type WithMetadata = { readonly blob: Blob; readonly preserved: readonly PreservedPart[] }

/** Adds to a JPEG, PNG, WebP or AVIF what is carried over, with the orientation reset, and an ICC profile; `preserved` names the parts. */
export async function withMetadata(file: Blob, options: MetadataOptions): Promise<WithMetadata> {
  return file.type === 'image/jpeg' ? withSegments(file, options) : withChunks(file, options)
}

async function withSegments(
  jpeg: Blob,
  { carried, iccSegments, size }: MetadataOptions,
): Promise<WithMetadata> {
  const isSame = sameSize(carried.size, size)
  const { exif, captions, appended, keepsPictures } = isSame ? carried : withoutPictures(carried)
  const normalized = exif && normalizeExif(exif, size)
  const {
    segments,
    complete,
    pictures: inCaptions,
  } = captionSegments(captions, size, appendedDescription(appended), keepsPictures)
  const { gainMap, video, pictures } = appended
  const preserved: PreservedPart[] = [
    ...(gainMap ? (['gain-map'] as const) : []),
    ...(video ? (['video'] as const) : []),
    ...new Set([...pictures.map(({ part }) => part), ...inCaptions]),
    ...(complete ? (['captions'] as const) : []),
    ...(normalized ? (['details'] as const) : []),
  ]
  if (!normalized && !iccSegments && segments.length === 0 && appendedBytes(appended) === 0)
    return { blob: jpeg, preserved }
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const pieces = addToJpeg(bytes, { exif: normalized, others: segments, iccSegments })
  return { blob: new Blob(withAppended(joinBytes(pieces), appended), { type: 'image/jpeg' }), preserved }
}

/** A PNG has its profile already, an AVIF the code points of its colours. */
async function withChunks(
  file: Blob,
  { carried: { exif, captions }, iccSegments, size }: MetadataOptions,
): Promise<WithMetadata> {
  const isWebp = file.type === 'image/webp'
  const details = exif && normalizeExif(exif, size)
  const { xmp, complete } = captionXmp(captions, size)
  const icc = isWebp && iccSegments ? joinIccProfile(iccSegments) : null
  const preserved: PreservedPart[] = [
    ...(complete ? (['captions'] as const) : []),
    ...(details ? (['details'] as const) : []),
  ]
  if (!details && !xmp && !icc) return { blob: file, preserved }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (file.type === 'image/avif')
    return { blob: new Blob(addToAvif(bytes, { exif: details, xmp }), { type: file.type }), preserved }
  const pieces = isWebp
    ? addToWebp(bytes, { exif: details, xmp, icc, size })
    : addToPng(bytes, [...(details ? [pngChunk('eXIf', details)] : []), ...(xmp ? [xmpChunk(xmp)] : [])])
  return { blob: new Blob(pieces, { type: file.type }), preserved }
}
