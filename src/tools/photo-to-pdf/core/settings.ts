/** The three specified page sizes, whose dimensions are in page-layout.ts, and pages as large as their photo. */
export const pageSizes = ['A4', 'Letter', 'A3', 'photo'] as const

export type PageSize = (typeof pageSizes)[number]

export const pageOrientations = ['portrait', 'landscape'] as const

export type PageOrientation = (typeof pageOrientations)[number]

export const photosPerPage = [1, 2, 4, 6, 9] as const

export type PhotosPerPage = (typeof photosPerPage)[number]

/** How photos of pages are cleaned up: their page laid flat under even light. */
export const scanKinds = ['gray', 'black-and-white'] as const

export type ScanKind = (typeof scanKinds)[number]

/** A length in millimetres; a plain number or a length in points is not assignable. */
export type Millimetres = number & { readonly unit: 'mm' }

export function millimetres(value: number): Millimetres {
  return value as Millimetres
}

export type PdfSettings = {
  readonly pageSize: PageSize
  /** Not of pages as large as their photo. */
  readonly orientation: PageOrientation
  /** The same on all four sides, a whole number within `marginLimits`. */
  readonly margin: Millimetres
  /** Photos reach to the edge of the page, whatever `margin` is. Settings that were stored earlier do not have it. */
  readonly borderless?: boolean
  /** The same of pages as large as their photo, which have no margin unless the visitor wants one. */
  readonly photoBorderless?: boolean
  /** How many photos are on a page; one where it is missing, and always one on a page as large as its photo. */
  readonly perPage?: PhotosPerPage
  /** The largest size of the document in kilobytes of 1024 bytes; any size where it is missing. */
  readonly maxKilobytes?: number | undefined
  /** Photos are cleaned up as scans of a page; they stay as photographed where it is missing. */
  readonly scan?: ScanKind | undefined
}

/** Whether the pages have no margin. */
export const isBorderless = ({
  pageSize,
  borderless = false,
  photoBorderless = true,
}: PdfSettings): boolean => (pageSize === 'photo' ? photoBorderless : borderless)

/**
 * Settings that were stored before the two kinds of page had a choice each: the one that there was came with the choice
 * of pages as large as their photo.
 */
export function withOwnMargins(settings: PdfSettings): PdfSettings {
  const { pageSize, borderless = true, photoBorderless } = settings
  if (pageSize !== 'photo' || photoBorderless !== undefined) return settings
  return { ...settings, borderless: false, photoBorderless: borderless }
}

/** Settings with another page size; each kind of page keeps its own choice of a margin. */
export const withPageSize = (settings: PdfSettings, pageSize: PageSize): PdfSettings => ({
  ...settings,
  pageSize,
  photoBorderless: settings.photoBorderless ?? true,
})

/** How many photos the pages have, but for the last one. */
export const perPageOf = ({ pageSize, perPage = 1 }: PdfSettings): PhotosPerPage =>
  pageSize === 'photo' ? 1 : perPage

/** Of the largest size, in kilobytes: up to the 10^10 bytes that a document can have. */
export const kilobyteLimits = { min: 20, max: 9_765_625 } as const

export const clampKilobytes = (value: number): number =>
  Math.min(kilobyteLimits.max, Math.max(kilobyteLimits.min, Math.round(value)))

/** In millimetres. */
export const marginLimits = { min: 10, max: 50, step: 1 } as const

export const defaultSettings: PdfSettings = {
  pageSize: 'A4',
  orientation: 'portrait',
  margin: millimetres(20),
}

/** The nearest allowed margin in whole millimetres; the default for NaN. */
export function clampMargin(value: number): Millimetres {
  if (Number.isNaN(value)) return defaultSettings.margin
  return millimetres(Math.min(marginLimits.max, Math.max(marginLimits.min, Math.round(value))))
}
