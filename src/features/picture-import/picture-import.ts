import type { ImageImport } from '../../lib/image/image-import.ts'
import type { WorkError } from '../../lib/image/image-work.ts'
import type { JobStart } from '../../lib/work/job.ts'

/** For a file input: systems that do not know these types list their files only by extension. */
export const importAccept =
  'image/*,.heic,.heif,.hif,.jxl,.tif,.tiff,.psd,.psb,.arw,.cr2,.cr3,.dng,.nef,.orf,.raf,.rw2'

/** By the names of `ImageFormat`; in full, so that a page loads nothing of what tells them apart. */
const formats = /^(?:heic|jxl|tiff|psd|arw|cr[23]|dng|nef|orf|raf|rw2)$/

/** Opens HEIC, JPEG XL, TIFF, Photoshop documents and raw photos. Its code is loaded with the first of them. */
export const pictureImport: ImageImport<File> = {
  accepts: (error: WorkError) => error.kind === 'unsupported' && formats.test(error.format),
  start: late(async () => (await import('./import-pool.ts')).runImport),
  count: late(async () => (await import('./import-pool.ts')).runCount),
}

/** A job that is loaded when it is first started. */
function late<Input, Result>(
  load: () => Promise<JobStart<Input, Result, WorkError, null>>,
): JobStart<Input, Result, WorkError, null> {
  return (input, report) => {
    let cancel = () => {}
    let cancelled = false
    load().then(
      (job) => {
        if (!cancelled) cancel = job(input, report)
      },
      // The chunk could not be loaded.
      () => cancelled || report.failed({ kind: 'not-looked-at' }),
    )
    return () => {
      cancelled = true
      cancel()
    }
  }
}
