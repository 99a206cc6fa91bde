import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { isAnimated } from '../../../lib/image/header/animated.ts'
import { findExtras, type ImageExtra } from '../../../lib/image/header/extras.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { isDoubtful } from '../core/decoded-image.ts'
import { planPhoto } from '../core/plan-photo.ts'
import type { Inspection } from '../core/worker-messages.ts'

/** Checks whether a file can become a page; decodes it only when the browser may not support its format. */
export async function inspect(file: Blob): Promise<Inspection> {
  try {
    // Where metadata stand among a JPEG's coded data matters to the conversion alone, and finding it reads the whole file.
    const { kind, header } = await planPhoto(blobSource(file), { keepMetadata: true, inflate })
    if (kind === 'decode' && isDoubtful(header))
      (await decodeBitmap(file, header, { resizeWidth: 1 })).close()
    const { format, width, height, orientation } = header
    const source = blobSource(file)
    const animated = await isAnimated(source, header)
    // What cannot be read of a picture's other parts is no reason to refuse it.
    const extras = await findExtras(source, header).catch((): readonly ImageExtra[] => [])
    const leftOut = extras.filter((extra) => extra !== 'captions')
    return { ok: true, photo: { format, width, height, orientation, animated, leftOut } }
  } catch (error) {
    return { ok: false, error: error instanceof ImageFailure ? error.error : { kind: 'unreadable' } }
  }
}
