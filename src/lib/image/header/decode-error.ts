import type { ImageError } from '../image-error.ts'
import type { ImageHeader } from './image-header.ts'

/** The likely reason when the browser cannot decode a picture with this header. */
export function decodeErrorOf(header: ImageHeader): ImageError {
  const { format } = header
  if (format === 'heic' || format === 'avif' || format === 'jxl') return { kind: 'unsupported', format }
  if (format !== 'jpeg') return { kind: 'corrupt', format }
  if (header.process === 'arithmetic') return { kind: 'unsupported', format: 'jpeg-arithmetic' }
  if (header.process === 'lossless') return { kind: 'unsupported', format: 'jpeg-lossless' }
  if (header.bits !== 8) return { kind: 'unsupported', format: 'jpeg-12-bit' }
  if (header.components === 2 || header.components > 4)
    return { kind: 'unsupported', format: 'jpeg-components' }
  return { kind: 'corrupt', format }
}
