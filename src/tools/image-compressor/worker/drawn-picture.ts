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
import { maxKeptPixels } from '../../../lib/image/pixels/memory-budget.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** A picture on its background, upright and in the size of its result; the canvas must not be changed. */
export type DrawnPicture = {
  readonly picture: Omit<OpenPicture, 'bitmap'>
  readonly size: PixelSize
  readonly canvas: OffscreenCanvas
}

type Order = WorkOrder<File, CompressorSettings>
type OnStage = WorkContext<Compressed<Blob>>['onStage']

/** The last picture, the number of its file and all else that it depends on. */
let kept: { readonly number: number; readonly of: string; readonly drawn: DrawnPicture } | null = null

/**
 * Decodes and draws a picture, or takes the one that was kept from the last order for the same file and size. `endDrawn`
 * must follow.
 */
export async function drawPicture(file: PictureFile, order: Order, onStage: OnStage): Promise<DrawnPicture> {
  const { keep, recover, settings } = order
  const of = JSON.stringify([recover, settings.box, settings.background])
  if (kept && kept.number === keep && kept.of === of) return kept.drawn
  forgetPicture()
  const drawn = await draw(file, settings, onStage)
  if (keep !== null && drawn.size.width * drawn.size.height <= maxKeptPixels)
    kept = { number: keep, of, drawn }
  return drawn
}

/** Frees a picture unless it is kept. */
export function endDrawn(drawn: DrawnPicture): void {
  if (kept?.drawn !== drawn) release(drawn.canvas)
}

/** Frees what is kept of another file than that of an order. */
export function forgetOthers({ keep }: Pick<Order, 'keep'>): void {
  if (kept && kept.number !== keep) forgetPicture()
}

export function forgetPicture(): void {
  if (kept) release(kept.drawn.canvas)
  kept = null
}

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
  return { picture, size, canvas }
}
