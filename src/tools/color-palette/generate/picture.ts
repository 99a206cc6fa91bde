import { startWithImport } from '../../../features/picture-import/start-with-import.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import type { JobStart } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { runInWorker } from '../../../platform/workers/worker-task.ts'
import type { Hex } from '../core/colour/hex.ts'
import type { PictureRequest } from '../core/generate/picture-request.ts'
import type { PictureResponse } from '../core/generate/picture-response.ts'
import workerUrl from '../worker.ts?worker&url'

/** `error` is null for a fully transparent picture, which has no colours. */
export type PictureFailure = { readonly name: string; readonly error: WorkError | null }

const startReading: JobStart<PictureRequest<File>, readonly Hex[], PictureFailure, null> = (
  request,
  report,
) => {
  const { file } = request
  const fail = (error: WorkError | null) => report.failed({ name: file.name, error })
  return runInWorker<PictureRequest<File>, PictureResponse>(
    { url: workerUrl, request, timeoutMs: workTimeoutMs({ bytes: file.size }) },
    {
      onResponse(response) {
        if (!response.ok) fail(response.error)
        else if (response.hexes.length > 0) report.done(response.hexes)
        else fail(null)
      },
      failed: (reason) => fail({ kind: reason === 'timed-out' ? reason : 'unexpected' }),
    },
  )
}

/** Extracts the main colours of a picture in a worker. */
export const startPicture = startWithImport(
  startReading,
  ({ error }) => error,
  (error, { file }) => ({ name: file.name, error }),
)
