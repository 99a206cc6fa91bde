import { joined, uint16 } from './bytes.ts'
import { jpegSegment } from './jpeg-file.ts'

/**
 * A progressive grey JPEG of empty scans: a dozen bytes each, for which a decoder passes over the whole picture.
 */
export function manyScansFile(scans: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const codes = [0, 0, 0, 0, 12, ...new Array<number>(11).fill(0)]
  const dc = [0, ...codes, ...Array.from({ length: 12 }, (_, category) => category)]
  const ac = [0x10, 1, ...new Array<number>(15).fill(0), 0xe0]
  const scan = (from: number, to: number) => jpegSegment(0xda, [1, 1, 0, from, to, 0])
  return joined(
    [0xff, 0xd8],
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(8)]),
    jpegSegment(0xc2, [8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xc4, [...dc, ...ac]),
    scan(0, 0),
    ...new Array<Uint8Array>(scans - 1).fill(scan(1, 63)),
    [0xff, 0xd9],
  )
}
