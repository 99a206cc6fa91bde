import type { ImageFormat } from '../../../lib/image/header/sniff.ts'

export const conversionTypes = ['png-to-jpg', 'jpg-to-png'] as const
export type ConversionType = (typeof conversionTypes)[number]

/** What a conversion takes and what it makes. */
export const formats: Readonly<
  Record<ConversionType, { readonly from: ImageFormat; readonly extension: 'jpg' | 'png' }>
> = {
  'png-to-jpg': { from: 'png', extension: 'jpg' },
  'jpg-to-png': { from: 'jpeg', extension: 'png' },
}

export type ConverterSettings = {
  readonly type: ConversionType
  /** Of the JPG in percent, 10 to 100 in steps of 10. */
  readonly quality: number
  /** Take more time to make the PNG smaller. */
  readonly smaller: boolean
  /** false: place, camera and other EXIF data are left out. */
  readonly keepDetails: boolean
}

/** What a file is converted with; `force` makes even a large PNG smaller, however long it takes. */
export type ConvertSettings = ConverterSettings & { readonly force: boolean }

/** In percent. */
export const qualityLimits = { min: 10, max: 100, step: 10 } as const

/** A PNG of more pixels is made smaller only when asked for on its own: it would take more than some seconds. */
export const maxOptimisedPixels = 4_000_000

export const defaultSettings: StoredSettings = {
  type: 'png-to-jpg',
  quality: 90,
  smaller: true,
}

/** What is remembered on the device; every visit starts with the details left out. */
export type StoredSettings = Omit<ConverterSettings, 'keepDetails'>

/** Are these whole settings, as they were stored? */
export function isSettings(value: unknown): value is StoredSettings {
  const { type, quality, smaller } = (value ?? {}) as Partial<StoredSettings>
  return (
    conversionTypes.some((each) => each === type) &&
    typeof quality === 'number' &&
    quality >= qualityLimits.min &&
    quality <= qualityLimits.max &&
    quality % qualityLimits.step === 0 &&
    typeof smaller === 'boolean'
  )
}
