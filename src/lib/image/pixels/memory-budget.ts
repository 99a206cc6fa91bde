/**
 * Bytes that a pixel takes at most while it is worked on, measured in Chromium (bench/images): the browser's bitmap and
 * what its encoder needs; for WebAssembly codecs the pixels on both sides of their memory.
 */
const bytesPerPixel = { canvas: 8, codec: 18 } as const

const gibibyte = 2 ** 30
const mebibyte = 2 ** 20

/** From this many pixels on only the canvas is used: a codec would need more than a gigabyte. */
export const maxCodecPixels = 64_000_000

/** A worker that worked on more pixels is ended: the memory of WebAssembly never shrinks. */
export const recyclePixels = 24_000_000

/**
 * Bytes that all pictures in work may take together: a quarter of the device's memory, at most 1 GiB and at least
 * 256 MiB. `deviceMemory` is in GiB as browsers tell it (0.25 to 8), `undefined` where they do not.
 */
export function memoryBudget(deviceMemory: number | undefined): number {
  return Math.max(256 * mebibyte, Math.min(gibibyte, ((deviceMemory ?? 4) * gibibyte) / 4))
}

/** What one picture takes while it is worked on, in bytes. */
export function workingBytes(pixels: number, withCodec: boolean): number {
  return pixels * (withCodec && pixels <= maxCodecPixels ? bytesPerPixel.codec : bytesPerPixel.canvas)
}

/** How many workers work side by side: one core is left to the page, and more than four only take memory. */
export function workerCount(cores: number | undefined): number {
  return Math.max(1, Math.min(4, (cores ?? 2) - 1))
}
