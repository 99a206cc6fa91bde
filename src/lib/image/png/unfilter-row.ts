import { paeth } from './png-filter.ts'

/**
 * Reverses a row's filter in place (ISO/IEC 15948, 9.2); `above` is the row before it, zeros at the top, and `pixelLength`
 * is in bytes, at least 1. false when there is no such filter.
 */
export function unfilterRow(type: number, row: Uint8Array, above: Uint8Array, pixelLength: number): boolean {
  const { length } = row
  switch (type) {
    case 0:
      return true
    case 1:
      for (let at = pixelLength; at < length; at += 1)
        row[at] = (row[at] as number) + (row[at - pixelLength] as number)
      return true
    case 2:
      for (let at = 0; at < length; at += 1) row[at] = (row[at] as number) + (above[at] as number)
      return true
    case 3:
      for (let at = 0; at < length; at += 1) {
        const left = at < pixelLength ? 0 : (row[at - pixelLength] as number)
        row[at] = (row[at] as number) + ((left + (above[at] as number)) >> 1)
      }
      return true
    case 4:
      for (let at = 0; at < Math.min(pixelLength, length); at += 1)
        row[at] = (row[at] as number) + (above[at] as number)
      for (let at = pixelLength; at < length; at += 1)
        row[at] =
          (row[at] as number) +
          paeth(row[at - pixelLength] as number, above[at] as number, above[at - pixelLength] as number)
      return true
    default:
      return false
  }
}
