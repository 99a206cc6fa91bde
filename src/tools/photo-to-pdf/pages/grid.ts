import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import { layoutPage } from '../core/page-layout.ts'
import type { PdfSettings } from '../core/settings.ts'

/** How large the pages are shown: as many as fit, one as a whole, or one as wide as the grid. */
export const zooms = ['overview', 'page', 'width'] as const
export type Zoom = (typeof zooms)[number]

/** Space between two pages, in pixels. */
export const gap = 16
/** The line below a page, with its handle. */
export const footHeight = 48
/** Pages are not shown smaller than this, except on very narrow screens. */
const minTile = 170

export type Grid = {
  readonly columns: number
  /** Width and height of a page on the screen. */
  readonly width: number
  readonly height: number
  /** From the start of the grid to the first column, which centres the columns. */
  readonly start: number
}

type GridOptions = {
  readonly zoom: Zoom
  readonly count: number
  /** Inner size of the box in which the grid scrolls. */
  readonly box: { readonly width: number; readonly height: number }
  /** Width of the space for a page divided by its height. */
  readonly ratio: number
}

/** The sizes of the grid. In the overview pages are as large as possible with all of them in view. */
export function gridOf({ zoom, count, box, ratio }: GridOptions): Grid {
  const withColumns = (columns: number, width: number): Grid => ({
    columns,
    width,
    height: width / ratio,
    start: Math.max(0, (box.width - columns * width - (columns - 1) * gap) / 2),
  })
  /** Width of a page with this many columns, if so many rows are to be in view. */
  const widthOf = (columns: number, rows: number) => {
    const byWidth = (box.width - (columns - 1) * gap) / columns
    const byHeight = ((box.height - (rows - 1) * gap) / rows - footHeight) * ratio
    return Math.max(1, Math.min(byWidth, byHeight))
  }
  if (zoom === 'width') return withColumns(1, box.width)
  if (zoom === 'page') return withColumns(1, widthOf(1, 1))
  const minWidth = Math.min(minTile, box.width * 0.4)
  const maxColumns = Math.max(1, Math.floor((box.width + gap) / (minWidth + gap)))
  const fitting = Array.from({ length: Math.min(maxColumns, count) }, (_, index) => {
    const columns = index + 1
    return withColumns(columns, widthOf(columns, Math.ceil(count / columns)))
  })
  const largest = fitting.reduce((best, each) => (each.width > best.width ? each : best), withColumns(1, 1))
  if (largest.width >= minWidth) return largest
  return withColumns(maxColumns, (box.width - (maxColumns - 1) * gap) / maxColumns)
}

/** Pages of different sizes are not shown narrower than this, as width divided by height. */
const narrowest = 0.5

/** Width divided by height of the space for a page: that of all pages, or of the narrowest of different ones. */
export function cellRatio(settings: PdfSettings, photos: readonly OrientedSize[]): number {
  const differing = settings.pageSize === 'photo' ? photos : photos.slice(0, 1)
  const ratios = differing.map((photo) => {
    const { page } = layoutPage(settings, photo)
    return page.width / page.height
  })
  return Math.max(narrowest, Math.min(...ratios, 2))
}

const rowHeight = ({ height }: Grid) => height + footHeight + gap

/** The place of a page from the start and the top of the grid. */
export const placeOf = (grid: Grid, index: number) => ({
  start: grid.start + (index % grid.columns) * (grid.width + gap),
  top: Math.floor(index / grid.columns) * rowHeight(grid),
})

export const heightOf = (grid: Grid, count: number): number =>
  Math.ceil(count / grid.columns) * rowHeight(grid) - gap

/** The page at a place, or the one nearest to it. */
export function pageAt(grid: Grid, count: number, place: { readonly start: number; readonly top: number }) {
  const column = Math.floor((place.start - grid.start) / (grid.width + gap))
  const row = Math.floor(place.top / rowHeight(grid))
  const index = Math.max(0, row) * grid.columns + Math.max(0, Math.min(grid.columns - 1, column))
  return Math.max(0, Math.min(count - 1, index))
}

/** The pages in view, and as many before and after them; `end` is excluded. */
export function pagesInView(
  grid: Grid,
  count: number,
  view: { readonly top: number; readonly height: number },
) {
  const first = Math.floor((view.top - view.height) / rowHeight(grid))
  const last = Math.ceil((view.top + 2 * view.height) / rowHeight(grid))
  return { start: Math.max(0, first * grid.columns), end: Math.min(count, Math.max(1, last) * grid.columns) }
}

/** Where a page is shown while another one is dragged from one place to another. */
export function shiftedIndex(index: number, from: number, to: number): number {
  if (index > from && index <= to) return index - 1
  if (index < from && index >= to) return index + 1
  return index
}

/** Where a key moves a page to; null for any other key. */
export function destination(key: string, at: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step))
}
