import { openOrKept } from '../../../lib/image/browser/decode/kept-picture.ts'
import {
  type OpenPicture,
  openStored,
  type PictureFile,
} from '../../../lib/image/browser/decode/open-picture.ts'
import { drawOnBackground, release } from '../../../lib/image/browser/draw/draw.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { fitWithin, type PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** A picture on its background, upright and in the size of its result; the canvas must not be changed. */
export type DrawnPicture = {
  readonly picture: Omit<OpenPicture, 'bitmap'>
  readonly size: PixelSize
  readonly canvas: OffscreenCanvas
  close(): void
}

type Order = WorkOrder<File, CompressorSettings>
type OnStage = WorkContext<Compressed<Blob>>['onStage']

/** Decodes and draws a picture unless it is kept. `endPicture` must follow. */
export const drawPicture = (file: PictureFile, order: Order, onStage: OnStage): Promise<DrawnPicture> =>
  openOrKept(order, ['drawn', order.settings.box, order.settings.background], () =>
    draw(file, order.settings, onStage),
  )

async function draw(
  file: PictureFile,
  { box, background }: CompressorSettings,
  onStage: OnStage,
): Promise<DrawnPicture> {
  const { bitmap, orientation, ...picture } = await openStored(file, onStage)
  const { header, colourSpace } = picture
  const plain = !mayBeTransparent(header) && (orientation !== 1 || !mayBeOrientedAtDraw(header))
  const { width, height } = bitmap
  const size = fitWithin(uprightSize({ width, height, orientation }), box)
  const onResize = () => onStage('resizing')
  const canvas = await drawOnBackground(bitmap, {
    size,
    orientation,
    colourSpace,
    plain,
    ...(background ? { background } : {}),
    onResize,
  })
  return { picture, size, canvas, close: () => release(canvas) }
}
