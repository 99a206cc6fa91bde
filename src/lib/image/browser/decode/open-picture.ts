import type { ByteSource } from '../../../files/bytes.ts'
import { type CanvasColourSpace, colourSpaceOf } from '../../colour/colour-gamut.ts'
import { findExif } from '../../exif/exif-data.ts'
import { isAnimated } from '../../header/animated.ts'
import { findExtras } from '../../header/extras.ts'
import { type ImageHeader, readImageHeader } from '../../header/image-header.ts'
import { metadataOf } from '../../header/metadata.ts'
import type { ImageMetadata, WorkOrder, WorkStage } from '../../image-work.ts'
import { checkDecodeSize } from '../../pixels/size-limits.ts'
import { inflate } from '../encode/zlib.ts'
import { blobSource } from './blob-source.ts'
import { decodeBitmap, decodeStored, remainingOrientation, type StoredBitmap } from './decode-bitmap.ts'
import { recoverable } from './recover.ts'

/** A decoded picture, upright; the caller closes the bitmap. */
export type OpenPicture = {
  readonly bitmap: ImageBitmap
  readonly header: ImageHeader
  readonly colourSpace: CanvasColourSpace
  /** EXIF data as TIFF, unchanged from the file. */
  readonly exif: Uint8Array<ArrayBuffer> | null
}

/** A picture whose header has been read and whose size can be decoded. */
export type PictureFile = {
  /** The picked file, or what can be read of a truncated one as a complete file. */
  readonly file: Blob
  readonly source: ByteSource
  readonly header: ImageHeader
  /** When its first byte was asked for, by `performance.now()`. */
  readonly startedAt: number
}

/** Fails with an `ImageFailure` when a picture with this header is too large for the tool. */
export type CheckSize = (header: ImageHeader) => void

type Order = Pick<WorkOrder<Blob, unknown>, 'file' | 'recover'>
type OnStage = (stage: WorkStage) => void

/** Reads a picture's header, once for all that is done with it. Fails with an `ImageFailure`. */
export async function readPicture(
  { file, recover }: Order,
  onStage: OnStage,
  checkSize: CheckSize = checkDecodeSize,
): Promise<PictureFile> {
  const startedAt = performance.now()
  onStage('reading')
  const whole = recover ? await recoverable(file) : file
  const source = blobSource(whole)
  const header = await readImageHeader(source)
  checkSize(header)
  return { file: whole, source, header, startedAt }
}

/** Decodes a picture. Fails with an `ImageFailure`. */
export async function openPicture(picture: PictureFile, onStage: OnStage): Promise<OpenPicture> {
  const decode = async (file: Blob, header: ImageHeader) => ({ bitmap: await decodeBitmap(file, header) })
  return open(picture, onStage, decode)
}

/** Like `openPicture`, but the orientation of a JPEG may still have to be applied. */
export async function openStored(
  picture: PictureFile,
  onStage: OnStage,
): Promise<OpenPicture & StoredBitmap> {
  return open(picture, onStage, decodeStored)
}

async function open<Decoded>(
  { file, source, header }: PictureFile,
  onStage: OnStage,
  decode: (file: Blob, header: ImageHeader) => Promise<Decoded>,
) {
  const colourSpace = await colourSpaceOf(source, header, inflate)
  const exif = await findExif(source, header)
  onStage('decoding')
  return { ...(await decode(file, header)), header, colourSpace, exif }
}

/** Reads a file's metadata from its header, without decoding it. Fails with an `ImageFailure`. */
export async function inspectImage(
  file: Blob,
  checkSize: CheckSize = checkDecodeSize,
): Promise<ImageMetadata> {
  const source = blobSource(file)
  const header = await readImageHeader(source)
  checkSize(header)
  return metadataOf(header, {
    animated: await isAnimated(source, header),
    hasDetails: (await findExif(source, header)) !== null,
    remainingOrientation: await remainingOrientation(header),
    extras: await findExtras(source, header),
  })
}
