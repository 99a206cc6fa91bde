import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'

/** Why a file is not a picture at all; null accepts it, even when it cannot be opened. */
export function refuse(inspection: Inspection): ImageError | null {
  if (inspection.ok) return null
  const { error } = inspection
  return error.kind === 'empty' || error.kind === 'not-an-image' ? error : null
}
