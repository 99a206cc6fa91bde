import { openOrKept } from '../../../../lib/image/browser/decode/kept-picture.ts'
import { openStored, type PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { drawOnBackground, release } from '../../../../lib/image/browser/draw/draw.ts'
import { allPixels, isOpaque } from '../../../../lib/image/browser/draw/pixel-bands.ts'
import {
  canvasSource,
  type PixelSource,
  pixelsSource,
} from '../../../../lib/image/browser/draw/pixel-source.ts'
import { resizePixels } from '../../../../lib/image/browser/draw/resize.ts'
import type { CanvasColourSpace } from '../../../../lib/image/colour/colour-gamut.ts'
import { uprightSize } from '../../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../../lib/image/header/image-header.ts'
import type { WorkOrder, WorkStage } from '../../../../lib/image/image-work.ts'
import { fitWithin, type PixelSize, sameSize } from '../../../../lib/image/pixels/fit-box.ts'
import { mayBeTransparent } from '../../../../lib/image/pixels/may-be-transparent.ts'
import { mayBeOrientedAtDraw } from '../../../../lib/image/pixels/orientation-at-draw.ts'
import type { CompressorSettings } from '../../core/settings.ts'

/** A decoded picture in the size that the result shall have, with its transparency. */
export type OpenPixels = {
  readonly source: PixelSource
  readonly size: PixelSize
  readonly transparent: boolean
  readonly colourSpace: CanvasColourSpace
  readonly exif: Uint8Array<ArrayBuffer> | null
  readonly header: ImageHeader
  close(): void
}

type OnStage = (stage: WorkStage) => void

/** Decodes a picture unless it is kept. `endPicture` must follow. */
export const openPixels = (
  file: PictureFile,
  order: WorkOrder<File, CompressorSettings>,
  box: PixelSize,
  onStage: OnStage,
): Promise<OpenPixels> => openOrKept(order, ['pixels', box], () => decode(file, box, onStage))

async function decode(file: PictureFile, box: PixelSize, onStage: OnStage): Promise<OpenPixels> {
  const { bitmap, orientation, colourSpace, header, exif } = await openStored(file, onStage)
  const { width, height } = bitmap
  const size = fitWithin(uprightSize({ width, height, orientation }), box)
  const onResize = () => onStage('resizing')
  const transparent = mayBeTransparent(header) && !isOpaque(bitmap)
  const rest = { size, transparent, colourSpace, exif, header }
  if (transparent) {
    const pixels = await allPixels(bitmap, { colourSpace, plain: false, background: null })
    bitmap.close()
    if (!sameSize(pixels, size)) onResize()
    const source = pixelsSource(sameSize(pixels, size) ? pixels : await resizePixels(pixels, size))
    return { source, ...rest, close: () => {} }
  }
  const plain = orientation !== 1 || !mayBeOrientedAtDraw(header)
  const canvas = await drawOnBackground(bitmap, { size, orientation, colourSpace, plain, onResize })
  return { source: canvasSource(canvas, colourSpace), ...rest, close: () => release(canvas) }
}
