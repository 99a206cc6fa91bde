import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'
import { type ConversionType, conversionTypes, formats } from './settings.ts'

/**
 * Why a file is not of the format that a conversion accepts; null accepts it, even when it is damaged. A valid picture of
 * another format is reported as `unsupported` with its format.
 */
export function refuse(inspection: Inspection, type: ConversionType): ImageError | null {
  const wanted = formats[type].from
  if (inspection.ok) {
    const { format } = inspection.metadata
    return format === wanted ? null : { kind: 'unsupported', format }
  }
  const { error } = inspection
  switch (error.kind) {
    case 'empty':
    case 'not-an-image':
      return error
    case 'truncated':
    case 'corrupt':
      return error.format === wanted ? null : error
    case 'unsupported':
      return isKindOf(error.format, wanted) ? null : error
    case 'too-large':
    case 'unreadable':
    case 'not-looked-at':
    case 'too-many-scans':
    case 'timed-out':
      return null
  }
}

/** The conversion that accepts a file that another one refused; null when none does. */
export function conversionFor(error: ImageError): ConversionType | null {
  if (!('format' in error)) return null
  return conversionTypes.find((type) => isKindOf(error.format, formats[type].from)) ?? null
}

function isKindOf(format: string, wanted: ImageFormat): boolean {
  return format === wanted || format.startsWith(`${wanted}-`)
}
