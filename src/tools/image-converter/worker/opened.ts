import type { OpenPicture, PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import type { Converted } from '../core/converted.ts'

export type Context = WorkContext<Converted<Blob>>

/** A decoded picture as it was cropped and turned. */
export type Opened = OpenPicture &
  Pick<PictureFile, 'source'> & {
    /** Neither cropped nor turned. */
    readonly isWhole: boolean
  }

export type EncodedOutput = Pick<
  Converted<Blob>,
  'blob' | 'preserved' | 'changedPixels' | 'optimisation' | 'filled'
>
