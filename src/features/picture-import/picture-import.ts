import type { ImageImport } from '../../lib/image/image-import.ts'
import type { WorkError } from '../../lib/image/image-work.ts'

/** For a file input: systems that do not know these types list their files only by extension. */
export const importAccept =
  'image/*,.heic,.heif,.hif,.tif,.tiff,.psd,.psb,.arw,.cr2,.cr3,.dng,.nef,.orf,.raf,.rw2'

/** By the names of `ImageFormat`; in full, so that a page loads nothing of what tells them apart. */
const formats = /^(?:heic|tiff|psd|arw|cr[23]|dng|nef|orf|raf|rw2)$/

/** Opens HEIC, TIFF, Photoshop documents and raw photos. Its code is loaded with the first of them. */
export const pictureImport: ImageImport<File> = {
  accepts: (error: WorkError) => error.kind === 'unsupported' && formats.test(error.format),
  start(order, report) {
    let cancel = () => {}
    let cancelled = false
    import('./import-pool.ts').then(
      ({ runImport }) => {
        if (!cancelled) cancel = runImport(order, report)
      },
      // The chunk could not be loaded.
      () => report.failed({ kind: 'not-looked-at' }),
    )
    return () => {
      cancelled = true
      cancel()
    }
  },
}
