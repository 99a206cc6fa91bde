import type { Encoder } from '../../../lib/image/browser/encode/encoder.ts'
import {
  canvasEncoder,
  jpegliEncoder,
  mozjpegEncoder,
} from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'

/** jpegli; MozJPEG where the browser has no SIMD; the browser's own encoder where neither could be loaded. */
export async function loadEncoder({ codec }: Pick<WorkContext<unknown>, 'codec'>): Promise<Encoder> {
  const jpegli = await codec('jpegli')
  if (jpegli) return jpegliEncoder(jpegli)
  const mozjpeg = await codec('mozjpeg')
  return mozjpeg ? mozjpegEncoder(mozjpeg) : canvasEncoder
}
