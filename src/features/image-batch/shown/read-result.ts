import type { ReadThumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'

let last: Promise<unknown> = Promise.resolve()

/** Decodes results one after another: each takes the memory of all its pixels for a moment. */
export const readResult: ReadThumbnail<Blob> = (blob, side, signal) => {
  const decode = async () => {
    if (signal.aborted) return null
    try {
      return await createImageBitmap(blob, { resizeHeight: side, resizeQuality: 'medium' })
    } catch {
      // The tile then stays empty; the picture itself says what is wrong with it.
      return null
    }
  }
  const decoded = last.then(decode)
  last = decoded
  return decoded
}
