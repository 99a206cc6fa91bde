/** From this quality of MozJPEG on subsampled chroma is what limits the picture, so chroma has full resolution. */
export const fullColourFrom = 95

/** MozJPEG's quality with its table 2 that on average matches the browser's JPEG of 0.1, 0.2 … 1. */
const withTable2 = [18, 29, 40, 50, 59, 67, 75, 82, 91, 100] as const
/** With the tables of Annex K the scales of both encoders are nearly the same. */
const withTable0 = [11, 21, 31, 41, 51, 61, 71, 81, 91, 100] as const

/** Start value for finding the quality that matches the browser's JPEG; `quality` is in tenths, 1 to 10. */
export function equivalentQuality(quality: number, table: 0 | 2): number {
  return (table === 2 ? withTable2 : withTable0)[quality - 1] ?? 75
}
