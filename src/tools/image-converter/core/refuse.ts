import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'
import { type ConversionType, formats, fromAny } from './settings.ts'

/**
 * Why a file is not of the format that a conversion accepts; null accepts it, even when it is damaged. A valid picture of
 * another format is reported as `unsupported` with its format.
 */
export function refuse(inspection: Inspection, type: ConversionType): ImageError | null {
  const wanted = formats[type].from
  if (inspection.ok) {
    const { format } = inspection.metadata
    return wanted === null || format === wanted ? null : { kind: 'unsupported', format }
  }
  const { error } = inspection
  switch (error.kind) {
    case 'empty':
    case 'not-an-image':
      return error
    case 'truncated':
    case 'corrupt':
    case 'unsupported':
      return wanted === null || isKindOf(error.format, wanted) ? null : error
    case 'too-large':
    case 'not-by-rows':
    case 'unreadable':
    case 'not-looked-at':
    case 'decoder-missing':
    case 'encoder-missing':
    case 'too-large-for':
    case 'too-many-scans':
    case 'timed-out':
      return null
  }
}

/** The conversion that accepts a file that `type` refused; null when none does. */
export function conversionFor(error: ImageError, type: ConversionType): ConversionType | null {
  if (!('format' in error)) return null
  if (isKindOf(error.format, 'png')) return 'png-to-jpg'
  return isKindOf(error.format, 'jpeg') ? 'jpg-to-png' : fromAny(type)
}

function isKindOf(format: string, wanted: ImageFormat): boolean {
  return format === wanted || format.startsWith(`${wanted}-`)
}
