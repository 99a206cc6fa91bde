import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'

/** Why a file is no picture at all; null takes it, even when it turns out that it cannot be opened. */
export function refuse(inspection: Inspection): ImageError | null {
  if (inspection.ok) return null
  const { error } = inspection
  return error.kind === 'empty' || error.kind === 'not-an-image' ? error : null
}
