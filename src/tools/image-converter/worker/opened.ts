import type { OpenPicture, PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { editBitmap } from '../../../lib/image/browser/draw/edit-bitmap.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { type Edit, isEdited } from '../../../lib/image/pixels/edit.ts'
import type { Converted } from '../core/converted.ts'

export type Context = WorkContext<Converted<Blob>>

/** A decoded picture as it was cropped and turned. */
export type Opened = OpenPicture &
  Pick<PictureFile, 'source'> & {
    /** Neither cropped nor turned. */
    readonly isWhole: boolean
  }

/** Crops and turns a decoded picture, whose bitmap is closed where that makes another one. */
export function applyEdit(opened: OpenPicture, { source }: PictureFile, edit: Edit): Opened {
  const isWhole = !isEdited(edit)
  const bitmap = isWhole ? opened.bitmap : editBitmap(opened.bitmap, edit, opened.colourSpace)
  return { ...opened, bitmap, isWhole, source }
}

export type EncodedOutput = Pick<
  Converted<Blob>,
  'blob' | 'preserved' | 'changedPixels' | 'optimisation' | 'filled'
>
