/** The three specified page sizes, whose dimensions are in page-layout.ts, and pages as large as their photo. */
export const pageSizes = ['A4', 'Letter', 'A3', 'photo'] as const

export type PageSize = (typeof pageSizes)[number]

export const pageOrientations = ['portrait', 'landscape'] as const

export type PageOrientation = (typeof pageOrientations)[number]

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
}

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
