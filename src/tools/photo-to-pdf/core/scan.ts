import { type OrientedSize, uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { Corners } from '../../../lib/image/scan/corners.ts'
import { type Size, straightSize } from '../../../lib/image/scan/straighten.ts'
import type { EmbeddedImage } from './embedded-image.ts'
import type { ScanKind } from './settings.ts'

/** What scanners usually take of text; more is not seen on paper. */
const pixelsPerInch = 300
/** A small photo is enlarged by at most this before it is black and white: edges become smoother, not truer. */
const maxEnlargement = 2

/** The size of the page between the corners, with as many pixels as the photo has of it. */
export function pageSizeOf(corners: Corners, photo: OrientedSize): OrientedSize {
  const { width, height } = uprightSize(photo)
  return { ...straightSize(corners, width, height), orientation: 1 }
}

/** The size of a cleaned page that has `density` pixels an inch on its page of the document. */
export function cleanedSize(page: Size, density: number, kind: ScanKind): Size {
  const largest = kind === 'gray' ? 1 : maxEnlargement
  const scale = Math.min(largest, pixelsPerInch / density)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(page.width), height: scaled(page.height) }
}

/** A page of one bit a pixel, packed in `length` bytes as group 4. */
export function faxImage({ width, height }: Size, length: number): EmbeddedImage {
  return {
    width,
    height,
    orientation: 1,
    bitsPerComponent: 1,
    colourSpace: { kind: 'gray', icc: null },
    coding: { kind: 'fax' },
    data: [{ start: 0, end: length }],
  }
}
