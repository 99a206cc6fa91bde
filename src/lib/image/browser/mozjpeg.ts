import encode, { init } from '@jsquash/jpeg/encode.js'

/** The quantisation tables of MozJPEG's table 2 (tuned for MS-SSIM on Kodak) and 0 (JPEG Annex K). */
export type QuantTable = 0 | 2

export type MozjpegOptions = {
  /** Whole number, 1 to 100. */
  readonly quality: number
  readonly quantTable: QuantTable
  /** Colours at full resolution instead of half in both directions. */
  readonly fullColour: boolean
}

/** Colours are coded this much coarser: at equal SSIMULACRA2 files become one or two percent smaller. */
const coarserColour = 10

let started: WebAssembly.Module | undefined

/** Codes opaque RGBA pixels as a progressive JPEG with optimised tables, without any metadata. */
export async function encodeMozjpeg(
  module: WebAssembly.Module,
  pixels: ImageData,
  { quality, quantTable, fullColour }: MozjpegOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  if (started !== module) {
    await init(module)
    started = module
  }
  const options = {
    quality,
    quant_table: quantTable,
    auto_subsample: false,
    chroma_subsample: fullColour ? 1 : 2,
    separate_chroma_quality: !fullColour,
    chroma_quality: Math.max(1, quality - coarserColour),
  }
  return new Uint8Array(await encode(pixels, options))
}
