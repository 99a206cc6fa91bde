import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import { pixelsSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import {
  encodeLosslessWebp,
  fitsWebp,
  maxQuickRatio,
  webpEncoder,
} from '../../../lib/image/browser/encode/webp.ts'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { countColours } from '../../../lib/image/palette/colours.ts'
import { maxCodecPixels } from '../../../lib/image/pixels/memory-budget.ts'
import type { ConvertSettings } from '../core/settings.ts'
import { byCodec } from './by-codec.ts'
import type { Context, EncodedOutput, Opened } from './opened.ts'

export async function toWebp(
  picture: Opened,
  settings: ConvertSettings,
  context: Context,
): Promise<EncodedOutput> {
  const { bitmap, colourSpace } = picture
  try {
    const { lossless, ...file } = await byCodec(webp, picture, settings, context)
    if (lossless) context.onStage('checking')
    const changedPixels = lossless ? await countChangedPixels(bitmap, file.blob, colourSpace) : null
    return { ...file, changedPixels, optimisation: 'off', filled: null }
  } finally {
    bitmap.close()
  }
}

const webp = {
  name: 'webp',
  fits: (size) => fitsWebp(size) && size.width * size.height <= maxCodecPixels,
  /** Without loss on request, or where that takes no more bytes: only of few colours, as in screenshots, it is tried. */
  async encode(module, pixels, { lossless, quality }) {
    const thorough = async () => ({
      blob: await encodeLosslessWebp(module, pixels, 'thorough'),
      lossless: true,
    })
    if (lossless) return thorough()
    const options = { quality: equivalentQuality('webp', quality / 10), fullColour: false }
    const lossy = await webpEncoder(module).encode(pixelsSource(pixels), options)
    const isFew = countColours(pixels).exact
    if (isFew && (await encodeLosslessWebp(module, pixels, 'quick')).size <= lossy.size * maxQuickRatio) {
      const exact = await thorough()
      if (exact.blob.size <= lossy.size) return exact
    }
    return { blob: lossy, lossless: false }
  },
} as const satisfies Parameters<typeof byCodec>[0]
