import type { WorkError } from '../../lib/image/image-work.ts'
import type { JobStart } from '../../lib/work/job.ts'

/**
 * A job on a picture that also takes what this browser cannot decode: when it fails for that reason, the import is
 * loaded and the job starts again with the imported picture. `errorOf` is the reason of a failure, null for those that
 * are not about the file; `failureOf` is the job's own failure for a file that could not be imported.
 */
export function startWithImport<Input extends { readonly file: File }, Result, Failure>(
  start: JobStart<Input, Result, Failure, null>,
  errorOf: (failure: Failure) => WorkError | null,
  failureOf: (error: WorkError, input: Input) => Failure,
): JobStart<Input, Result, Failure, null> {
  return (input, report) => {
    let cancelled = false
    const importFirst = async (failure: Failure) => {
      const error = errorOf(failure)
      if (error?.kind !== 'unsupported') return report.failed(failure)
      // Without a connection the first failure stands.
      const feature = await import('./picture-import.ts').catch(() => null)
      if (cancelled) return
      if (!feature?.pictureImport.accepts(error)) return report.failed(failure)
      cancel = feature.pictureImport.start(
        { file: input.file, format: 'jpeg', pixels: 0 },
        {
          progress: () => {},
          done({ picture }) {
            cancel = start({ ...input, file: picture }, report)
          },
          failed: (reason) => report.failed(failureOf(reason, input)),
        },
      )
    }
    let cancel = start(input, { ...report, failed: (failure) => void importFirst(failure) })
    return () => {
      cancelled = true
      cancel()
    }
  }
}
