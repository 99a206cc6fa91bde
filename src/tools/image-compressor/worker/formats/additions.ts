import type { PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { jpegProfile } from '../../../../lib/image/browser/encode/encode-canvas.ts'
import { bytesOf, type Carried, withMetadata } from '../../../../lib/image/browser/encode/with-metadata.ts'
import type { PreservedPart } from '../../../../lib/image/image-work.ts'
import type { PixelSize } from '../../../../lib/image/pixels/fit-box.ts'
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

export async function prepareAdditions(
  picture: OpenPixels,
  { source }: PictureFile,
  settings: CompressorSettings,
): Promise<Additions> {
  const { colourSpace } = picture
  const { width, height } = picture.source
  const size = { width, height }
  const { format, keepDetails } = settings
  const carried = await carriedTo(size, source, picture, settings, format === 'auto')
  const needsProfile = colourSpace === 'display-p3' || keepDetails
  const iccSegments = needsProfile ? await jpegProfile(colourSpace) : null
  return { carried, iccSegments, bytes: bytesOf(carried, size) + profileLength(iccSegments) }
}

export const addedTo = (
  blob: Blob,
  { carried, iccSegments }: Additions,
  size: PixelSize,
): Promise<{ readonly blob: Blob; readonly preserved: readonly PreservedPart[] }> =>
  withMetadata(blob, { carried, iccSegments, size })
