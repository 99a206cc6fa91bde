import type { ImageFormat } from '../../../lib/image/header/sniff.ts'

/** Extensions of results. */
export const targets = ['jpg', 'png', 'webp', 'avif'] as const
export type Target = (typeof targets)[number]

/** The two specified conversions, and those of every other format that can be opened. */
export const conversionTypes = [
  'png-to-jpg',
  'jpg-to-png',
  'any-to-jpg',
  'any-to-png',
  'any-to-webp',
  'any-to-avif',
] as const
export type ConversionType = (typeof conversionTypes)[number]

/** Input format, null for any, and output extension by conversion. */
export const formats: Readonly<
  Record<ConversionType, { readonly from: ImageFormat | null; readonly extension: Target }>
> = {
  'png-to-jpg': { from: 'png', extension: 'jpg' },
  'jpg-to-png': { from: 'jpeg', extension: 'png' },
  'any-to-jpg': { from: null, extension: 'jpg' },
  'any-to-png': { from: null, extension: 'png' },
  'any-to-webp': { from: null, extension: 'webp' },
  'any-to-avif': { from: null, extension: 'avif' },
}

/** What a conversion takes: one of the two specified formats, or any. */
export type ConversionSource = 'png-to-jpg' | 'jpg-to-png' | 'any'
export const sourceOf = (type: ConversionType): ConversionSource =>
  type === 'png-to-jpg' || type === 'jpg-to-png' ? type : 'any'

/** The conversion of any format to the one that this conversion makes. */
export const fromAny = (type: ConversionType): `any-to-${Target}` => `any-to-${formats[type].extension}`

/** The conversion of files of these media types: the chosen one where it takes them all. */
export function conversionOf(mediaTypes: readonly string[], chosen: ConversionType): ConversionType {
  const { from } = formats[chosen]
  const areAll = (format: ImageFormat) => mediaTypes.every((type) => type === `image/${format}`)
  if (from === null || areAll(from)) return chosen
  if (areAll('jpeg')) return 'jpg-to-png'
  return areAll('png') ? 'png-to-jpg' : fromAny(chosen)
}

/** A conversion that begins with a button of its own. */
export type Beginning = Exclude<ConversionType, 'any-to-avif'>

/** Those that are offered while this one is chosen. */
export function otherBeginnings(type: ConversionType): readonly Beginning[] {
  if (sourceOf(type) === 'any') return ['png-to-jpg', 'jpg-to-png']
  return type === 'png-to-jpg'
    ? ['jpg-to-png', 'any-to-jpg', 'any-to-webp']
    : ['png-to-jpg', 'any-to-png', 'any-to-webp']
}

export type ConverterSettings = {
  readonly type: ConversionType
  /** Quality of a lossy file in percent, 10 to 100 in steps of 10: as a JPG of that number. */
  readonly quality: number
  /** `#rrggbb`, behind transparent pixels in a JPG; white where none has been stored. */
  readonly background?: string
  /** Every WebP without loss; otherwise only where that takes no more bytes than with loss. */
  readonly lossless?: boolean
  /** Take more time to optimise the PNG. */
  readonly smaller: boolean
  /** false: location, camera and other EXIF data are left out. */
  readonly keepDetails: boolean
}

/** Settings for one file; `force` optimises even a large PNG, however long it takes. */
export type ConvertSettings = ConverterSettings & { readonly force: boolean }

/** In percent. */
export const qualityLimits = { min: 10, max: 100, step: 10 } as const

/** A larger PNG is optimised only on request, as that takes more than a few seconds. */
export const maxOptimisedPixels = 4_000_000

export const defaultSettings: StoredSettings = {
  type: 'png-to-jpg',
  quality: 90,
  smaller: true,
}

/** What is stored on the device; every visit starts with details left out. */
export type StoredSettings = Omit<ConverterSettings, 'keepDetails'>

/** Whether a stored value is a complete set of settings. */
export function isSettings(value: unknown): value is StoredSettings {
  const { type, quality, background, lossless, smaller } = (value ?? {}) as Partial<StoredSettings>
  return (
    conversionTypes.some((each) => each === type) &&
    typeof quality === 'number' &&
    quality >= qualityLimits.min &&
    quality <= qualityLimits.max &&
    quality % qualityLimits.step === 0 &&
    (background === undefined || /^#[0-9a-f]{6}$/.test(background)) &&
    (lossless === undefined || typeof lossless === 'boolean') &&
    typeof smaller === 'boolean'
  )
}
