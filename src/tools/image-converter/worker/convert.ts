import { openPicture, readPicture } from '../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import { drawOnBackground, release } from '../../../lib/image/browser/draw/draw.ts'
import { editBitmap } from '../../../lib/image/browser/draw/edit-bitmap.ts'
import { isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { optimisePng } from '../../../lib/image/browser/encode/oxipng.ts'
import { carriedFrom, withMetadata, withoutFurther } from '../../../lib/image/browser/encode/with-metadata.ts'
import { writePng } from '../../../lib/image/browser/encode/write-png.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { isEdited } from '../../../lib/image/pixels/edit.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { Converted, Optimisation } from '../core/converted.ts'
import { type ConvertSettings, formats, maxOptimisedPixels } from '../core/settings.ts'
import { editWithoutLoss } from './edit-without-loss.ts'
import type { Context, EncodedOutput, Opened } from './opened.ts'
import { toAvif } from './to-avif.ts'
import { toWebp } from './to-webp.ts'

const encoders = { jpg: toJpg, png: toPng, webp: toWebp, avif: toAvif } as const

/** Converts one picture. Fails with an `ImageFailure`. */
export async function convert(
  order: WorkOrder<File, ConvertSettings>,
  context: Context,
): Promise<Converted<Blob>> {
  const file = await readPicture(order, context.onStage)
  const { extension } = formats[order.settings.type]
  const edited = extension === 'jpg' ? await editWithoutLoss(file, order, context.onStage) : null
  if (edited && typeof edited !== 'string') return edited
  const opened = await openPicture(file, context.onStage)
  const isWhole = !isEdited(order.edit)
  const bitmap = isWhole ? opened.bitmap : editBitmap(opened.bitmap, order.edit, opened.colourSpace)
  const picture = { ...opened, bitmap, isWhole, source: file.source }
  const { width, height } = picture.bitmap
  const withSize = (result: EncodedOutput): Converted<Blob> => ({
    ...result,
    lossless: edited,
    width,
    height,
    milliseconds: performance.now() - file.startedAt,
  })
  return withSize(
    await encoders[extension](picture, order.settings, context, (makeEarly) =>
      context.giveEarly(async () => withSize(await makeEarly())),
    ),
  )
}

async function toJpg(
  picture: Opened,
  settings: ConvertSettings,
  { onStage }: Context,
): Promise<EncodedOutput> {
  const { bitmap, colourSpace } = picture
  const size = { width: bitmap.width, height: bitmap.height }
  const { background = '#ffffff' } = settings
  const isTransparent = mayBeTransparent(picture.header) && !isOpaque(bitmap)
  const plain = !isTransparent && !mayBeOrientedAtDraw(picture.header)
  const canvas = await drawOnBackground(bitmap, {
    size,
    orientation: 1,
    colourSpace,
    plain,
    background,
    onResize: () => {},
  })
  onStage('encoding')
  const jpeg = await encodeCanvas(canvas, 'image/jpeg', settings.quality / 100)
  release(canvas)
  const found = await carriedFrom(picture, { details: settings.keepDetails, size })
  // A gain map and what else follows a picture belong to the whole one.
  const carried = picture.isWhole ? found : withoutFurther(found)
  const { blob, preserved } = await withMetadata(jpeg, { carried, iccSegments: null, size })
  return {
    blob,
    preserved,
    changedPixels: null,
    optimisation: 'off',
    filled: isTransparent ? background : null,
  }
}

async function toPng(
  { bitmap, colourSpace, exif, header, source }: Opened,
  settings: ConvertSettings,
  { onStage, codec }: Context,
  giveEarly: (make: () => Promise<EncodedOutput>) => Promise<void>,
): Promise<EncodedOutput> {
  const { width, height } = bitmap
  try {
    onStage('encoding')
    // Loaded while the plain file is written.
    if (settings.smaller) void codec('oxipng')
    const options = { details: settings.keepDetails, size: { width, height }, jpeg: false }
    const carried = await carriedFrom({ source, header, exif }, options)
    const finish = (png: Blob) => withMetadata(png, { carried, iccSegments: null, size: options.size })
    let blob = await writePng(bitmap, colourSpace, null, !mayBeTransparent(header) || isOpaque(bitmap))
    let optimisation: Optimisation = 'off'
    const filled = null
    if (settings.smaller) {
      optimisation = 'skipped'
      if (settings.force || width * height <= maxOptimisedPixels) {
        const png = blob
        await giveEarly(async () => {
          onStage('checking')
          const changedPixels = await countChangedPixels(bitmap, png, colourSpace)
          return { ...(await finish(png)), changedPixels, optimisation: 'skipped', filled }
        })
        onStage('improving')
        const smaller = await optimise(blob, width * height, codec)
        optimisation = smaller === null ? 'unavailable' : smaller.size < blob.size ? 'done' : 'no-gain'
        if (smaller && smaller.size < blob.size) blob = smaller
      }
    }
    onStage('checking')
    return {
      ...(await finish(blob)),
      changedPixels: await countChangedPixels(bitmap, blob, colourSpace),
      optimisation,
      filled,
    }
  } finally {
    bitmap.close()
  }
}

async function optimise(png: Blob, pixels: number, codec: Context['codec']): Promise<Blob | null> {
  const module = await codec('oxipng')
  if (!module) return null
  return new Blob([optimisePng(module, new Uint8Array(await png.arrayBuffer()), pixels)], {
    type: 'image/png',
  })
}
