import type { PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { jpegProfile } from '../../../../lib/image/browser/encode/encode-canvas.ts'
import { bytesOf, type Carried, withMetadata } from '../../../../lib/image/browser/encode/with-metadata.ts'
import { normalizeExif } from '../../../../lib/image/exif/normalize-exif.ts'
import type { KeptPart } from '../../../../lib/image/image-work.ts'
import { noCaptions } from '../../../../lib/image/jpeg/captions/captions.ts'
import { joinIccProfile } from '../../../../lib/image/jpeg/metadata-segments.ts'
import type { PixelSize } from '../../../../lib/image/pixels/fit-box.ts'
import { addToPng, pngChunk } from '../../../../lib/image/png/png-file.ts'
import { addToWebp } from '../../../../lib/image/webp/add-to-webp.ts'
import type { CompressorSettings } from '../../core/settings.ts'
import { carriedTo, profileLength } from '../carried.ts'
import type { OpenPixels } from './open-pixels.ts'

type Piece = Uint8Array<ArrayBuffer>

/** What is added to a picture's file besides its pixels. */
export type Additions = {
  readonly carried: Carried
  readonly iccSegments: readonly Piece[] | null
  /** The most that it takes. */
  readonly bytes: number
}

/** Only a JPEG can hold a gain map and captions: neither is read where none is made. */
export async function prepareAdditions(
  picture: OpenPixels,
  { source }: PictureFile,
  settings: CompressorSettings,
): Promise<Additions> {
  const { colourSpace, exif } = picture
  const { width, height } = picture.source
  const size = { width, height }
  const { format, keepDetails } = settings
  const carried =
    format === 'auto'
      ? await carriedTo(size, source, picture, settings)
      : { exif: keepDetails ? exif : null, captions: noCaptions, gainMap: null }
  const needsProfile = colourSpace === 'display-p3' || keepDetails
  const iccSegments = needsProfile ? await jpegProfile(colourSpace) : null
  return { carried, iccSegments, bytes: bytesOf(carried, size) + profileLength(iccSegments) }
}

/** A PNG carries its colour space already. */
export async function addedTo(
  blob: Blob,
  { carried, iccSegments }: Additions,
  size: PixelSize,
): Promise<{ readonly blob: Blob; readonly kept: readonly KeptPart[] }> {
  if (blob.type === 'image/jpeg') return withMetadata(blob, { carried, iccSegments, size })
  const details = carried.exif && normalizeExif(carried.exif, size)
  const isWebp = blob.type === 'image/webp'
  const icc = isWebp && iccSegments ? joinIccProfile(iccSegments) : null
  if (!details && !icc) return { blob, kept: [] }
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces = isWebp
    ? addToWebp(bytes, { exif: details, icc, size })
    : addToPng(bytes, details ? [pngChunk('eXIf', details)] : [])
  return { blob: new Blob(pieces, { type: blob.type }), kept: details ? ['details'] : [] }
}
