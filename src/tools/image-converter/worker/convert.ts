import { forgetOthers } from '../../../lib/image/browser/decode/kept-picture.ts'
import { openPicture, readPicture } from '../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import { isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { optimisePng } from '../../../lib/image/browser/encode/oxipng.ts'
import { carriedFrom, withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import { writePng } from '../../../lib/image/browser/encode/write-png.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import type { Converted, Optimisation } from '../core/converted.ts'
import { type ConvertSettings, formats, maxOptimisedPixels } from '../core/settings.ts'
import { editWithoutLoss } from './edit-without-loss.ts'
import { applyEdit, type Context, type EncodedOutput, type Opened } from './opened.ts'
import { toAvif } from './to-avif.ts'
import { toJpg } from './to-jpg.ts'
import { toWebp } from './to-webp.ts'

const encoders = { png: toPng, webp: toWebp, avif: toAvif } as const

/** Converts one picture. Fails with an `ImageFailure`. */
export async function convert(
  order: WorkOrder<File, ConvertSettings>,
  context: Context,
): Promise<Converted<Blob>> {
  // Before anything can fail: the page takes it that nothing else is kept from now on.
  forgetOthers(order)
  const file = await readPicture(order, context.onStage)
  const { extension } = formats[order.settings.type]
  const finish = (
    result: EncodedOutput & PixelSize,
    lossless: Converted<Blob>['lossless'],
  ): Converted<Blob> => ({ ...result, lossless, milliseconds: performance.now() - file.startedAt })
  if (extension === 'jpg') {
    const edited = await editWithoutLoss(file, order, context.onStage)
    if (edited && typeof edited !== 'string') return edited
    return finish(await toJpg(file, order, context), edited)
  }
  const picture = applyEdit(await openPicture(file, context.onStage), file, order.edit)
  const { width, height } = picture.bitmap
  const withSize = (result: EncodedOutput) => finish({ ...result, width, height }, null)
  return withSize(
    await encoders[extension](picture, order.settings, context, (makeEarly) =>
      context.giveEarly(async () => withSize(await makeEarly())),
    ),
  )
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
