export type EncoderName = 'jpegli' | 'mozjpeg' | 'canvas' | 'webp' | 'avif'

/** The quality that on average matches the browser's JPEG of 0.1, 0.2 … 1; at 1 with full chroma. */
const equivalents = {
  jpegli: [12.5, 22, 33.8, 47, 59.4, 67.4, 75.7, 83.9, 91.1, 99],
  mozjpeg: [18, 29, 40, 50, 59, 67, 75, 82, 91, 100],
  canvas: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  webp: [12, 20, 30, 40, 50, 60, 70, 80, 90, 97],
  avif: [15, 30, 45, 52, 57, 60, 64, 72, 83, 96.25],
} as const

/** About the quality that matches the browser's JPEG; `quality` is in tenths, 1 to 10. */
export function equivalentQuality(encoder: EncoderName, quality: number): number {
  return equivalents[encoder][quality - 1] ?? 75
}
