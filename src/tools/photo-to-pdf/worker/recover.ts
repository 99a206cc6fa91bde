import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { recoverable } from '../../../lib/image/browser/decode/recover.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { Recovery } from '../core/worker-messages.ts'
import { jpegOf } from './encode-photo.ts'

/**
 * Completes a truncated picture. A JPEG is decoded and encoded again, because PDF readers differ in how they treat
 * missing data.
 */
export async function recover(file: Blob): Promise<Recovery<Blob>> {
  try {
    const whole = await recoverable(file)
    const header = await readImageHeader(blobSource(whole))
    if (header.format !== 'jpeg') return { ok: true, whole }
    const bitmap = await decodeBitmap(whole, header)
    try {
      return { ok: true, whole: await jpegOf(bitmap) }
    } finally {
      bitmap.close()
    }
  } catch (error) {
    return { ok: false, error: error instanceof ImageFailure ? error.error : { kind: 'not-looked-at' } }
  }
}
