import { type Orientation, type OrientedSize, uprightSize } from '../../../lib/image/exif/orientation.ts'
import {
  clampMargin,
  isBorderless,
  type Millimetres,
  millimetres,
  type PageSize,
  type PdfSettings,
  type PhotosPerPage,
  perPageOf,
} from './settings.ts'

/** A length in PDF units, 1/72 inch. */
export type Points = number & { readonly unit: 'pt' }

export type Size<Unit extends number> = { readonly width: Unit; readonly height: Unit }

/** Lower left corner and size, measured from the lower left corner of the page. */
export type Box = Size<Points> & { readonly x: Points; readonly y: Points }

/** A PDF matrix [a b c d e f] (ISO 32000-1, 8.3.4): x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export type SheetLayout = {
  readonly page: Size<Points>
  /** As many as there are photos, in their order. */
  readonly places: readonly PhotoPlace[]
}

export type PageLayout = PhotoPlace & { readonly page: Size<Points> }

export type PhotoPlace = {
  /** Position and size of the upright picture. */
  readonly image: Box
  /** Maps the unit square of the stored picture so that it is upright in `image`. */
  readonly matrix: Matrix
}

/** In portrait orientation. Letter is 216 × 279 mm here, as the tool specifies. */
const portraitSizes: Readonly<Record<Exclude<PageSize, 'photo'>, Size<Millimetres>>> = {
  A4: { width: millimetres(210), height: millimetres(297) },
  Letter: { width: millimetres(216), height: millimetres(279) },
  A3: { width: millimetres(297), height: millimetres(420) },
}

const points = (value: number) => value as Points

/** 1 inch is 25.4 mm and 72 pt. */
export function toPoints(length: Millimetres): Points {
  return points((length * 72) / 25.4)
}

/** A pixel of a photo on a page of its own size is 1/96 inch, as in CSS. */
const pointsPerPixel = 0.75
/** The longest side of a page that readers must support (ISO 32000-1, annex C.2). */
const longestSide = 14_400

/** With sides swapped for landscape; for a page of the photo's size, around the upright photo and its margin. */
function pageDimensions(
  { pageSize, orientation }: PdfSettings,
  photo: { readonly width: number; readonly height: number },
  margin: Points,
): Size<Points> {
  if (pageSize === 'photo') {
    const scale = Math.min(pointsPerPixel, (longestSide - 2 * margin) / Math.max(photo.width, photo.height))
    return {
      width: points(photo.width * scale + 2 * margin),
      height: points(photo.height * scale + 2 * margin),
    }
  }
  const { width, height } = portraitSizes[pageSize]
  const [across, down] = orientation === 'landscape' ? [height, width] : [width, height]
  return { width: toPoints(across), height: toPoints(down) }
}

/** Columns and rows on a page in portrait; landscape swaps them. */
const cellCounts: Readonly<Record<PhotosPerPage, readonly [columns: number, rows: number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
}
/** Between two photos on a page. */
const cellGap = toPoints(millimetres(5))

/** The spaces for photos on a page: rows from the top, each from the left. */
function cellsOf(settings: PdfSettings, page: Size<Points>, margin: Points): Box[] {
  const counts = cellCounts[perPageOf(settings)]
  const [columns, rows] = settings.orientation === 'landscape' ? counts.toReversed() : counts
  const side = (length: number, count = 1) => (length - 2 * margin - (count - 1) * cellGap) / count
  const [width, height] = [points(side(page.width, columns)), points(side(page.height, rows))]
  return Array.from({ length: counts[0] * counts[1] }, (_, index) => {
    const [column, row] = [index % (columns ?? 1), Math.floor(index / (columns ?? 1))]
    return {
      x: points(margin + column * (width + cellGap)),
      y: points(page.height - margin - height - row * (height + cellGap)),
      width,
      height,
    }
  })
}

/** A photo in its space: scaled up or down to fit with its aspect ratio, and centred, after its orientation is applied. */
function placeIn(cell: Box, photo: OrientedSize): PhotoPlace {
  const upright = uprightSize(photo)
  const scale = Math.min(cell.width / upright.width, cell.height / upright.height)
  const width = points(upright.width * scale)
  const height = points(upright.height * scale)
  const x = points(cell.x + (cell.width - width) / 2)
  const y = points(cell.y + (cell.height - height) / 2)
  const image = { x, y, width, height }
  return { image, matrix: orientationMatrix(photo.orientation, image) }
}

/**
 * The photos of one page, one to `perPageOf(settings)` of them, within the margins. Photos are in pixels, both sides
 * above 0; a margin out of range is clamped.
 */
export function layoutSheet(
  settings: PdfSettings,
  photos: readonly [OrientedSize, ...OrientedSize[]],
): SheetLayout {
  const margin = isBorderless(settings) ? points(0) : toPoints(clampMargin(settings.margin))
  const page = pageDimensions(settings, uprightSize(photos[0]), margin)
  const cells = cellsOf(settings, page, margin)
  return {
    page,
    places: photos.flatMap((photo, index) =>
      cells.slice(index, index + 1).map((cell) => placeIn(cell, photo)),
    ),
  }
}

/** The first photo of a page. */
export function layoutPage(settings: PdfSettings, photo: OrientedSize): PageLayout {
  const { page, places } = layoutSheet(settings, [photo])
  return { page, ...(places[0] as PhotoPlace) }
}

/** Maps the unit square, in which PDF draws a picture with its first row at the top, to `box` upright. */
function orientationMatrix(orientation: Orientation, { x, y, width, height }: Box): Matrix {
  switch (orientation) {
    case 1:
      return [width, 0, 0, height, x, y]
    case 2:
      return [-width, 0, 0, height, x + width, y]
    case 3:
      return [-width, 0, 0, -height, x + width, y + height]
    case 4:
      return [width, 0, 0, -height, x, y + height]
    case 5:
      return [0, -height, -width, 0, x + width, y + height]
    case 6:
      return [0, -height, width, 0, x, y + height]
    case 7:
      return [0, height, width, 0, x, y]
    case 8:
      return [0, height, -width, 0, x + width, y]
  }
}
