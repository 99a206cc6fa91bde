import type { WorkError } from '../../../lib/image/image-work.ts'
import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import type { Hex } from '../core/colour/hex.ts'
import type { PictureAnswer } from '../core/generate/picture-answer.ts'
import workerUrl from '../worker.ts?worker&url'

/** `error` is null for a fully transparent picture, which has no colours. */
export type PictureFailure = { readonly name: string; readonly error: WorkError | null }

/** Extracts the main colours of a picture in a worker. */
export const startPicture: JobStart<File, readonly Hex[], PictureFailure, null> = (file, report) => {
  const fail = (error: WorkError | null) => report.failed({ name: file.name, error })
  return runInWorker<File, PictureAnswer>(
    { url: workerUrl, request: file, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      answered(answer) {
        if (!answer.ok) fail(answer.error)
        else if (answer.hexes.length > 0) report.done(answer.hexes)
        else fail(null)
      },
      failed: (reason) => fail({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
    },
  )
}
