import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'

/** Similarity to the original that a file must reach, on the scale of SSIMULACRA2 (100: identical). */
export const qualityPresets = { same: 90, good: 75, small: 60 } as const
export type QualityPreset = keyof typeof qualityPresets
export const qualityPresetNames = ['same', 'good', 'small'] as const satisfies readonly QualityPreset[]

/** Formats of results. */
export const pictureFormats = ['jpeg', 'webp', 'avif', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** `auto`: the smallest of them for every picture, but AVIF, which not every browser of the last five years opens. */
export const formatChoices = [...pictureFormats, 'auto'] as const
export type FormatChoice = (typeof formatChoices)[number]

/** Targets: `look` is a quality preset; `lossless` transcodes a JPEG; all others encode a new one. */
export const targets = ['quality', 'size', 'look', 'lossless'] as const
export type Target = (typeof targets)[number]

export type CompressorSettings = {
  /** JPEG where none has been stored. */
  readonly format?: FormatChoice
  /** `#rrggbb`, behind transparent pixels in JPEG files; white where none has been stored. */
  readonly background?: string
  /** The active target; the settings of the others are stored too. */
  readonly goal: Target
  /** In tenths, 1 to 10: as similar as the browser's JPEG of quality 0.1 to 1. */
  readonly quality: number
  /** Target size in whole kilobytes of 1024 bytes, exceeded only when it cannot be reached. */
  readonly kilobytes: number
  readonly look: QualityPreset
  /** Maximum size of the result; a picture is never enlarged. No effect when lossless. */
  readonly box: PixelSize
  /** false: location, camera and other EXIF data are left out. */
  readonly keepDetails: boolean
}

/** In tenths. */
export const qualityLimits = { min: 1, max: 10, step: 1 } as const
export const kilobyteLimits = { min: 5, max: 100_000 } as const
/** In pixels. */
export const sideLimits = { min: 1, max: 16_384 } as const

export const sizePresets = [
  { name: 'fullHd', width: 1920, height: 1080 },
  { name: 'hd', width: 1280, height: 720 },
  { name: 'web', width: 800, height: 600 },
] as const

export const defaultSettings: StoredSettings = {
  goal: 'quality',
  quality: 8,
  kilobytes: 200,
  look: 'good',
  box: { width: 1920, height: 1080 },
}

/** How many pixels the result of a picture has at most. */
export const maxResultPixels = (
  pixels: number,
  { goal, box }: Pick<CompressorSettings, 'goal' | 'box'>,
): number => (goal === 'lossless' ? pixels : Math.min(pixels, box.width * box.height))

/** The nearest whole number within limits; null for NaN. */
export function clampWhole(value: number, limits: { readonly min: number; readonly max: number }) {
  return Number.isNaN(value) ? null : Math.min(limits.max, Math.max(limits.min, Math.round(value)))
}

const isWithin = (value: unknown, limits: { readonly min: number; readonly max: number }) =>
  typeof value === 'number' && clampWhole(value, limits) === value

/** What is stored on the device; every visit starts with details left out. */
export type StoredSettings = Omit<CompressorSettings, 'keepDetails'>

/** Whether a stored value is a complete set of settings. */
export function isSettings(value: unknown): value is StoredSettings {
  const { format, background, goal, quality, kilobytes, look, box } = (value ?? {}) as Partial<StoredSettings>
  return (
    (format === undefined || formatChoices.some((each) => each === format)) &&
    (background === undefined || /^#[0-9a-f]{6}$/.test(background)) &&
    targets.some((each) => each === goal) &&
    qualityPresetNames.some((each) => each === look) &&
    isWithin(quality, qualityLimits) &&
    isWithin(kilobytes, kilobyteLimits) &&
    isWithin(box?.width, sideLimits) &&
    isWithin(box?.height, sideLimits)
  )
}
