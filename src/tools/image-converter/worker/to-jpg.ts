import { endPicture, openOrKept } from '../../../lib/image/browser/decode/kept-picture.ts'
import { openPicture, type PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { drawOnBackground, release } from '../../../lib/image/browser/draw/draw.ts'
import { isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { carriedFrom, withMetadata, withoutFurther } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { ConvertSettings } from '../core/settings.ts'
import { applyEdit, type Context, type EncodedOutput, type Opened } from './opened.ts'

/** A picture on its background, as it was cropped and turned; the canvas must not be changed. */
type Drawn = Pick<Opened, 'header' | 'exif' | 'isWhole'> & {
  readonly size: PixelSize
  readonly canvas: OffscreenCanvas
  readonly isTransparent: boolean
  close(): void
}

const white = '#ffffff'

/** Another quality of the same picture needs no decoding. */
export async function toJpg(
  file: PictureFile,
  order: WorkOrder<File, ConvertSettings>,
  { onStage, turn }: Context,
): Promise<EncodedOutput & PixelSize> {
  const { edit, settings } = order
  const { background = white, keepDetails, quality } = settings
  const drawn = await openOrKept(order, [edit, background], () => draw(file, order, onStage))
  try {
    await turn()
    onStage('encoding')
    const { size, isWhole, isTransparent } = drawn
    const jpeg = await encodeCanvas(drawn.canvas, 'image/jpeg', quality / 100)
    const found = await carriedFrom({ ...drawn, source: file.source }, { details: keepDetails, size })
    // A gain map and what else follows a picture belong to the whole one.
    const carried = isWhole ? found : withoutFurther(found)
    const { blob, preserved } = await withMetadata(jpeg, { carried, iccSegments: null, size })
    return {
      blob,
      preserved,
      ...size,
      changedPixels: null,
      optimisation: 'off',
      filled: isTransparent ? background : null,
    }
  } finally {
    endPicture(drawn)
  }
}

async function draw(
  file: PictureFile,
  { edit, settings: { background = white } }: WorkOrder<File, ConvertSettings>,
  onStage: Context['onStage'],
): Promise<Drawn> {
  const { bitmap, colourSpace, ...picture } = applyEdit(await openPicture(file, onStage), file, edit)
  const { header } = picture
  const size = { width: bitmap.width, height: bitmap.height }
  const isTransparent = mayBeTransparent(header) && !isOpaque(bitmap)
  const plain = !isTransparent && !mayBeOrientedAtDraw(header)
  const canvas = await drawOnBackground(bitmap, {
    size,
    orientation: 1,
    colourSpace,
    plain,
    background,
    onResize: () => {},
  })
  return { ...picture, size, canvas, isTransparent, close: () => release(canvas) }
}
