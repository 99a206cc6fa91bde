import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { TranscodeFailure } from '../../../lib/image/jpeg/transcode/transcode-failure.ts'
import { transcodeJpeg } from '../../../lib/image/jpeg/transcode/transcode-jpeg.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** Larger files are not held in memory as a whole, in bytes. */
const largestFile = 256 * 1024 * 1024

type Order = WorkOrder<File, CompressorSettings>

/**
 * A JPEG in fewer bytes with every pixel kept, which is checked by decoding it; says why where that cannot be done.
 * Fails with an `ImageFailure` when the file is no picture at all, or gone.
 */
export async function recode(
  { file, settings, recover }: Order,
  { onStage }: Pick<WorkContext<Compressed<Blob>>, 'onStage'>,
): Promise<Compressed<Blob> | 'not-jpeg' | 'rare-jpeg'> {
  const started = performance.now()
  onStage('reading')
  const source = blobSource(file)
  const header = await readImageHeader(source)
  checkDecodeSize(header)
  if (header.format !== 'jpeg') return 'not-jpeg'
  // A recovered file is not whole.
  if (recover || file.size > largestFile) return 'rare-jpeg'
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
      milliseconds: performance.now() - started,
      encoder: 'recoded',
      outcome: 'met',
      look: null,
      encodes: 1,
      shrunk: false,
      changedPixels,
    }
  } catch (error) {
    if (error instanceof TranscodeFailure) return 'rare-jpeg'
    throw error
  }
}
