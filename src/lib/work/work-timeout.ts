const megabyte = 1_000_000
const megapixel = 1_000_000

/**
 * How long a worker may be silent before it counts as stalled, in milliseconds: a minute, a second a megabyte and, for
 * pictures, five seconds a megapixel. Measured on two cores, the slowest honest work between two reports takes 0.4 s a
 * megapixel (the compressor's search for a smaller file), and AVIF of up to 2.5 megapixels 1.2 (docs/adr/0035): a phone
 * ten times slower stays within. The second a megabyte is an estimate, not a measurement.
 */
const limits = { baseMs: 60_000, perMegabyteMs: 1_000, perMegapixelMs: 5_000 } as const

/** The size of untrusted input; parts that are not known count as 0. */
export type WorkSize = { readonly bytes?: number; readonly pixels?: number }

/** `slowness` multiplies the share of the pixels: oxipng takes one to three seconds for each million of them. */
export function workTimeoutMs({ bytes = 0, pixels = 0 }: WorkSize = {}, slowness = 1): number {
  const { baseMs, perMegabyteMs, perMegapixelMs } = limits
  return baseMs + (bytes / megabyte) * perMegabyteMs + (pixels / megapixel) * perMegapixelMs * slowness
}
