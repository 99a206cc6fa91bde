import type { ByteSource } from '../../../lib/files/bytes.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import type { PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import { carriedFrom, withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { findExtras } from '../../../lib/image/header/extras.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { findGainMap } from '../../../lib/image/jpeg/gain-map/find-gain-map.ts'
import type { JpegHeader } from '../../../lib/image/jpeg/jpeg-header.ts'
import { TranscodeFailure } from '../../../lib/image/jpeg/transcode/transcode-failure.ts'
import { transcodeJpeg, transcodeWhole } from '../../../lib/image/jpeg/transcode/transcode-jpeg.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** Larger files are not read into memory, in bytes. */
const maxFileBytes = 256 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
type Order = WorkOrder<File, CompressorSettings>

/**
 * Transcodes a JPEG losslessly to fewer bytes, checked by decoding both; returns the reason where that is not possible.
 * Fails with an `ImageFailure` when the file is not a picture or has vanished.
 */
export async function transcode(
  { source, header, startedAt }: PictureFile,
  { file, settings, recover }: Order,
  { onStage }: Pick<WorkContext<Compressed<Blob>>, 'onStage'>,
): Promise<Compressed<Blob> | 'not-jpeg' | 'rare-jpeg'> {
  if (header.format !== 'jpeg') return 'not-jpeg'
  // A recovered file is incomplete.
  if (recover || file.size > maxFileBytes) return 'rare-jpeg'
  const jpeg = await source.read(0, file.size)
  onStage('improving')
  try {
    const { blob, preserved } = settings.keepDetails
      ? await transcodeAll(jpeg, source, header)
      : await transcodePicture(jpeg, source, header)
    onStage('checking')
    const original = await decodeBitmap(file, header)
    const changedPixels = await countChangedPixels(original, blob, 'srgb').finally(() => original.close())
    if (changedPixels > 0) return 'rare-jpeg'
    return {
      blob,
      preserved,
      ...uprightSize(header),
      milliseconds: performance.now() - startedAt,
      encoder: 'recoded',
      outcome: 'met',
      similarity: null,
      encodes: 1,
      shrunk: false,
      changedPixels,
    }
  } catch (error) {
    if (error instanceof TranscodeFailure) return 'rare-jpeg'
    throw error
  }
}

type Transcoded = Pick<Compressed<Blob>, 'blob' | 'preserved'>

async function transcodeAll(jpeg: Bytes, source: ByteSource, header: JpegHeader): Promise<Transcoded> {
  const blob = new Blob(transcodeWhole(jpeg, header), { type: 'image/jpeg' })
  const extras = await findExtras(source, header)
  const hasMap = (await findGainMap(source, header, await findExif(source, header))) !== null
  return { blob, preserved: ['details', ...extras.filter((extra) => extra !== 'gain-map' || hasMap)] }
}

/** The picture with its gain map, which makes HDR of it, and nothing else. */
async function transcodePicture(jpeg: Bytes, source: ByteSource, header: JpegHeader): Promise<Transcoded> {
  const pieces = transcodeJpeg(jpeg, header)
  const carried = await carriedFrom(
    { source, header: { ...header, orientation: 1 }, exif: await findExif(source, header) },
    { details: false, size: header },
  )
  return withMetadata(new Blob(pieces, { type: 'image/jpeg' }), { carried, iccSegments: null, size: header })
}
