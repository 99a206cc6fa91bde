import type { PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import type { WorkOrder, WorkStage } from '../../../lib/image/image-work.ts'
import { editJpeg } from '../../../lib/image/jpeg/transcode/edit-jpeg.ts'
import { TranscodeFailure } from '../../../lib/image/jpeg/transcode/transcode-failure.ts'
import { isEdited } from '../../../lib/image/pixels/edit.ts'
import type { Converted, LosslessEdit } from '../core/converted.ts'
import type { ConvertSettings } from '../core/settings.ts'

/** Larger files are not read into memory, in bytes. */
const maxFileBytes = 256 * 1024 * 1024

/**
 * Crops and turns a JPEG without decoding it; returns the reason where that is not possible, and null where there is
 * nothing to be done without loss. Fails with an `ImageFailure` when the file has vanished.
 */
export async function editWithoutLoss(
  { file, source, header, startedAt }: PictureFile,
  { edit, settings, recover }: WorkOrder<File, ConvertSettings>,
  onStage: (stage: WorkStage) => void,
): Promise<Converted<Blob> | Extract<LosslessEdit, string> | null> {
  if (header.format !== 'jpeg' || !isEdited(edit) || edit.exact) return null
  // A recovered file is incomplete.
  if (recover || file.size > maxFileBytes) return 'rare-jpeg'
  const exif = settings.keepDetails ? await findExif(source, header) : null
  const jpeg = await source.read(0, file.size)
  onStage('encoding')
  try {
    const edited = editJpeg(jpeg, header, edit, exif)
    if (!edited) return 'incomplete-unit'
    return {
      blob: new Blob([...edited.pieces], { type: 'image/jpeg' }),
      preserved: exif ? ['details'] : [],
      ...edited.size,
      part: edited.part,
      milliseconds: performance.now() - startedAt,
      changedPixels: null,
      optimisation: 'off',
      filled: null,
      lossless: edited.added,
    }
  } catch (error) {
    if (error instanceof TranscodeFailure) return 'rare-jpeg'
    throw error
  }
}
