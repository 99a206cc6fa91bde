import { isLarge } from './size-limits.ts'

/**
 * Peak memory per pixel, measured in Chromium (bench/images): the browser's bitmap and encoder; for WebAssembly codecs
 * also copies of the pixels inside and outside of their memory.
 */
const bytesPerPixel = { canvas: 8, codec: 18 } as const

const gibibyte = 2 ** 30
const mebibyte = 2 ** 20

/** Above this many pixels only the canvas is used: a codec would need more than a gigabyte. */
export const maxCodecPixels = 64_000_000

/** A worker keeps a picture of up to this many pixels for further settings: 64 MB, a quarter of the least budget. */
export const maxKeptPixels = 16_000_000

/** A worker is replaced after a picture of more pixels, as the memory of WebAssembly never shrinks. */
export const recyclePixels = 24_000_000

/**
 * Memory for all pictures processed at once, in bytes: a quarter of the device's memory, at most 1 GiB and at least
 * 256 MiB. `deviceMemory` is `navigator.deviceMemory`, in GiB (0.25 to 8), `undefined` where unsupported.
 */
export function memoryBudget(deviceMemory: number | undefined): number {
  return Math.max(256 * mebibyte, Math.min(gibibyte, ((deviceMemory ?? 4) * gibibyte) / 4))
}

/** Peak memory for a picture that is decoded by rows, whatever its size. */
const largeBytes = 300 * mebibyte

/** Peak memory for processing one picture, in bytes. */
export function workingBytes(pixels: number, withCodec: boolean): number {
  if (isLarge({ width: pixels, height: 1 })) return largeBytes
  return pixels * (withCodec && pixels <= maxCodecPixels ? bytesPerPixel.codec : bytesPerPixel.canvas)
}

/**
 * What the encoder of AVIF takes with chroma at half and at full resolution, measured in Node.js (docs/adr/0035), and the
 * pictures up to which it is used: with the picture itself either takes a gigabyte at most.
 */
const avifBytesPerPixel = { half: 30, full: 52 } as const
export const maxAvifPixels = { half: 25_000_000, full: 16_000_000 } as const

/** Peak memory of the encoder for a picture of this many pixels, in bytes. */
export function avifBytes(pixels: number): number {
  if (pixels > maxAvifPixels.half) return 0
  return pixels * avifBytesPerPixel[pixels <= maxAvifPixels.full ? 'full' : 'half']
}

/** Number of parallel workers: one core is left to the page, and more than four only take memory. */
export function workerCount(cores: number | undefined): number {
  return Math.max(1, Math.min(4, (cores ?? 2) - 1))
}
