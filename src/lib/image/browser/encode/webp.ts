// Both builds of the package, with SIMD and without, have the imports and exports that this one's loader knows.
import createModule, { type WebPModule } from '@jsquash/webp/codec/enc/webp_enc.js'
import { defaultOptions } from '@jsquash/webp/meta.js'
import { ImageFailure } from '../../image-error.ts'
import { quantisationPercent } from '../../metrics/fineness.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import type { Encoder } from './encoder.ts'
import { isOutOfMemory } from './out-of-memory.ts'

/** The largest side of a WebP file (RFC 9649, 2.6). */
const maxSide = 16_383
/** Up to this many pixels chroma is reduced with care for edges, which takes 10 more bytes a pixel. */
const maxSharpPixels = 16_000_000

export const fitsWebp = ({ width, height }: PixelSize): boolean => Math.max(width, height) <= maxSide

/** Larger numbers take longer. */
const lossless = { quick: { method: 0, quality: 0 }, thorough: { method: 4, quality: 75 } } as const

let loaded: { readonly module: WebAssembly.Module; readonly encoder: Promise<WebPModule> } | undefined

/** The encoder's memory never shrinks; workers are replaced after large pictures. */
function encoderOf(module: WebAssembly.Module): Promise<WebPModule> {
  if (loaded?.module !== module) {
    const encoder = createModule({
      noInitialRun: true,
      instantiateWasm(imports: WebAssembly.Imports, callback: (instance: WebAssembly.Instance) => void) {
        const instance = new WebAssembly.Instance(module, imports)
        callback(instance)
        return instance.exports
      },
    })
    loaded = { module, encoder }
  }
  return loaded.encoder
}

async function encode(
  module: WebAssembly.Module,
  pixels: ImageData,
  options: Partial<typeof defaultOptions>,
) {
  const { width, height, data } = pixels
  const tooLarge = () => new ImageFailure({ kind: 'too-large', width, height })
  if (!fitsWebp(pixels)) throw tooLarge()
  try {
    const { encode } = await encoderOf(module)
    const file = encode(data, width, height, { ...defaultOptions, ...options })
    // A lack of memory.
    if (!file) throw tooLarge()
    return new Blob([file as Uint8Array<ArrayBuffer>], { type: 'image/webp' })
  } catch (error) {
    loaded = undefined
    throw isOutOfMemory(error) ? tooLarge() : error
  }
}

/** The quick file is up to this many times the thorough one. */
export const maxQuickRatio = 1.3

/** Transparency is kept as it is; invisible colours are not. */
export const encodeLosslessWebp = (
  module: WebAssembly.Module,
  pixels: ImageData,
  effort: keyof typeof lossless,
): Promise<Blob> => encode(module, pixels, { ...lossless[effort], lossless: 1 })

/** Steps of libwebp's quantiser at a percentage of 100 on the scale of the Independent JPEG Group. */
const stepsPerPercent = 1 / 1.5

/**
 * libwebp's quality of the Independent JPEG Group's. Its quantiser's index is 127 times one minus the cube root of a
 * "linear" quality, which is bent at 0.75; the step of an index is about its number and 4 up to 54, and grows by 2 % with
 * each index beyond.
 */
export function webpQuality(quality: number): number {
  const step = quantisationPercent(quality) * stepsPerPercent
  const index = step < 58 ? step - 4 : 54 + Math.log(step / 58) / Math.log(1.022)
  const linear = (1 - Math.min(127, Math.max(0, index)) / 127) ** 3
  return 100 * (linear < 0.5 ? linear * 1.5 : (linear + 1) / 2)
}

/** Lossy WebP, with transparency that is kept as it is. */
export const webpEncoder = (module: WebAssembly.Module): Encoder => ({
  name: 'webp',
  range: { lowest: 12, highest: 97, step: 1 / 4 },
  hasFullColour: false,
  async encode(source, { quality }) {
    const pixels = await source.pixels()
    return encode(module, pixels, {
      quality: webpQuality(quality),
      use_sharp_yuv: pixels.width * pixels.height <= maxSharpPixels ? 1 : 0,
    })
  },
})
