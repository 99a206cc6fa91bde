/** One bit a pixel, 1 for black, the highest bit of a byte first; every row begins at a byte. */
export type BilevelPixels = {
  readonly width: number
  readonly height: number
  /** Bytes a row, at least width / 8. */
  readonly rowBytes: number
  readonly bits: Uint8Array
}

/**
 * Packs a picture as group 4 of fax machines (ITU-T T.6) with EOFB at its end.
 *
 * In a PDF: /Filter /CCITTFaxDecode with /DecodeParms << /K -1 /Columns width /Rows height >>, /ColorSpace /DeviceGray
 * and /BitsPerComponent 1. /BlackIs1 stays away: by its default, false, the decoder gives 0 for black, which is black in
 * DeviceGray.
 */
export function encodeG4(picture: BilevelPixels): Uint8Array<ArrayBuffer> {
  throw new Error(`Not there yet: ${picture.width}`)
}
