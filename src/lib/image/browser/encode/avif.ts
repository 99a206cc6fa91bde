// The build without threads: a sealed worker starts no other, and threads need headers that the site does not send.
import createModule, { type AVIFModule } from '@jsquash/avif/codec/enc/avif_enc.js'
import { defaultOptions } from '@jsquash/avif/meta.js'
import { setColour } from '../../avif/set-colour.ts'
import { ImageFailure } from '../../image-error.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { maxAvifPixels } from '../../pixels/memory-budget.ts'
import type { PixelSource } from '../draw/pixel-source.ts'
import type { Encoder } from './encoder.ts'
import { isOutOfMemory } from './out-of-memory.ts'

/** The largest side that browsers open. */
const maxSide = 32_768

/**
 * libaom's speed. Files of equal SSIMULACRA2 are 3 to 16 % larger at 8 than at 6, and 12 megapixels take 3 s of CPU
 * instead of 10; at 9 they are 8 to 55 % larger (docs/adr/0035-avif-on-demand.md).
 */
const speeds = { small: 6, large: 8, quick: 9 } as const
const maxSmallPixels = 2_500_000

/** The encoder's memory never shrinks: after a larger picture, which no sample is, it is thrown away. */
const maxReusePixels = 1_200_000

const pixelsOf = ({ width, height }: PixelSize) => width * height

export const fitsAvif = (size: PixelSize): boolean =>
  pixelsOf(size) <= maxAvifPixels.half && Math.max(size.width, size.height) <= maxSide

/** Lossless files have chroma at full resolution. */
export const fitsLosslessAvif = (size: PixelSize): boolean =>
  fitsAvif(size) && pixelsOf(size) <= maxAvifPixels.full

let loaded: { readonly module: WebAssembly.Module; readonly encoder: Promise<AVIFModule> } | undefined

function encoderOf(module: WebAssembly.Module): Promise<AVIFModule> {
  if (loaded?.module !== module) {
    const encoder = createModule({
      noInitialRun: true,
      // What it prints when it aborts, it throws as well.
      printErr: () => {},
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

/** 4:2:0 and 4:4:4, by the numbers of libavif's pixel formats. */
const chroma = { half: 1, full: 3 } as const

type Options = Partial<typeof defaultOptions> & { readonly speed: number }

async function encode(module: WebAssembly.Module, source: PixelSource, options: Options): Promise<Blob> {
  const { width, height, colorSpace } = source
  const tooLarge = () => new ImageFailure({ kind: 'too-large', width, height })
  const isFull = options.subsample === chroma.full
  if (!(isFull ? fitsLosslessAvif(source) : fitsAvif(source))) throw tooLarge()
  try {
    const { data } = await source.pixels()
    const { encode } = await encoderOf(module)
    const file = encode(data, width, height, { ...defaultOptions, ...options })
    // A lack of memory.
    if (!file) throw tooLarge()
    const avif = file as Uint8Array<ArrayBuffer>
    setColour(avif, colorSpace)
    if (pixelsOf(source) > maxReusePixels) loaded = undefined
    return new Blob([avif], { type: 'image/avif' })
  } catch (error) {
    loaded = undefined
    throw isOutOfMemory(error) ? tooLarge() : error
  }
}

/** Every pixel as it is, those that cannot be seen too. */
export const encodeLosslessAvif = (module: WebAssembly.Module, source: PixelSource): Promise<Blob> =>
  encode(module, source, {
    lossless: true,
    quality: 100,
    subsample: chroma.full,
    speed: speedFor(source),
  })

const speedFor = (size: PixelSize): number => (pixelsOf(size) <= maxSmallPixels ? speeds.small : speeds.large)

/** libavif has 63 levels of quantisation besides lossless; a step of our quality is one of them. */
const step = 11 / 8
const levels = { coarsest: 63, finest: 1 } as const
/** The quality of a level 0: with it our scale is about as even as that of JPEG. */
const topStep = 71

const range = {
  lowest: (topStep - levels.coarsest) * step,
  highest: (topStep - levels.finest) * step,
  step,
} as const

/** libavif's quality, 1 to 99, of ours. */
export function avifQuality(quality: number): number {
  const level = Math.round(topStep - quality / step)
  return 100 - Math.round((Math.min(levels.coarsest, Math.max(levels.finest, level)) * 100) / 63)
}

/**
 * Lossy AVIF of 8 bits in the source's colour space, with transparency.
 *
 * @param size of the whole picture, of which the source may be a part: both are encoded at the same speed
 * @param isQuick for an early result, with more bytes
 */
export const avifEncoder = (module: WebAssembly.Module, size: PixelSize, isQuick = false): Encoder => ({
  name: 'avif',
  range,
  hasFullColour: pixelsOf(size) <= maxAvifPixels.full,
  encode: (source, { quality, fullColour }) =>
    encode(module, source, {
      quality: avifQuality(quality),
      subsample: fullColour ? chroma.full : chroma.half,
      enableSharpYUV: !fullColour,
      speed: isQuick ? speeds.quick : speedFor(size),
    }),
})
