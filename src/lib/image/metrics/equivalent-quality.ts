export type EncoderName = 'jpegli' | 'mozjpeg' | 'canvas' | 'webp' | 'avif'

/** The quality that on average matches the browser's JPEG of 0.1, 0.2 … 1; at 1 with full chroma. */
const equivalents = {
  jpegli: [11, 17, 23, 29, 39, 49.5, 64, 77.5, 88.5, 98.5],
  mozjpeg: [18, 29, 40, 50, 59, 67, 75, 82, 91, 100],
  canvas: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  webp: [12, 20, 30, 40, 50, 60, 70, 80, 90, 97],
  avif: [15, 30, 45, 52, 57, 60, 64, 72, 83, 96.25],
} as const

/** About the quality that matches the browser's JPEG; `quality` is in tenths, 1 to 10. */
export function equivalentQuality(encoder: EncoderName, quality: number): number {
  return equivalents[encoder][quality - 1] ?? 75
}
