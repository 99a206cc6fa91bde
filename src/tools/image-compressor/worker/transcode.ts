import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import type { PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { TranscodeFailure } from '../../../lib/image/jpeg/transcode/transcode-failure.ts'
import { transcodeJpeg } from '../../../lib/image/jpeg/transcode/transcode-jpeg.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** Larger files are not read into memory, in bytes. */
const maxFileBytes = 256 * 1024 * 1024

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
  const exif = settings.keepDetails ? await findExif(source, header) : null
  const jpeg = await source.read(0, file.size)
  onStage('improving')
  try {
    const blob = new Blob(transcodeJpeg(jpeg, header, exif), { type: 'image/jpeg' })
    onStage('checking')
    const original = await decodeBitmap(file, header)
    const changedPixels = await countChangedPixels(original, blob, 'srgb').finally(() => original.close())
    if (changedPixels > 0) return 'rare-jpeg'
    return {
      blob,
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
