import { pixelsSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import { avifEncoder, fitsAvif } from '../../../lib/image/browser/encode/avif.ts'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { countColours } from '../../../lib/image/palette/colours.ts'
import { type ConvertSettings, qualityLimits } from '../core/settings.ts'
import { byCodec } from './by-codec.ts'
import type { Context, EncodedOutput, Opened } from './opened.ts'

export async function toAvif(
  picture: Opened,
  settings: ConvertSettings,
  context: Context,
): Promise<EncodedOutput> {
  try {
    const { blob, preserved } = await byCodec(avif, picture, settings, context)
    return { blob, preserved, changedPixels: null, optimisation: 'off', filled: null }
  } finally {
    picture.bitmap.close()
  }
}

const avif = {
  name: 'avif',
  fits: fitsAvif,
  async encode(module, pixels, { quality }) {
    const encoder = avifEncoder(module, pixels)
    // At half resolution coloured lines and letters would blur.
    const isFine = quality === qualityLimits.max || countColours(pixels).exact
    const options = {
      quality: equivalentQuality('avif', quality / 10),
      fullColour: encoder.hasFullColour && isFine,
    }
    return { blob: await encoder.encode(pixelsSource(pixels), options), lossless: false }
  },
} as const satisfies Parameters<typeof byCodec>[0]
