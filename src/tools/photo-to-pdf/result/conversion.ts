import type { JobStart, JobState } from '../../../lib/work/job.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { WorkerFailure } from '../../../platform/workers/workers.ts'
import type {
  Conversion,
  ConversionFailure,
  ConvertRequest,
  PhotoName,
  Progress,
} from '../core/worker-messages.ts'
import { openWorker } from '../photos/photo-reader.ts'

type ConversionInput =
  | (Omit<ConvertRequest<File>, 'type' | 'id'> & {
      /** Pixels of the largest photo, which determine the timeout. */
      readonly maxPixels: number
    })
  /** Turns a finished PDF into a failure, as this photo vanished before the download. */
  | { readonly vanished: PhotoName }

/** The page renders progress at most this often. */
const progressEveryMs = 100

export type ConversionState = JobState<Conversion<Blob>, ConversionFailure, Progress>

/** Every conversion has its own worker: cancelling terminates it and frees its memory. */
export const startConversion: JobStart<ConversionInput, Conversion<Blob>, ConversionFailure, Progress> = (
  input,
  report,
) => {
  if ('vanished' in input) {
    report.failed({ kind: 'photo', error: { kind: 'unreadable' }, ...input.vanished })
    return () => {}
  }
  const { maxPixels, ...request } = input
  let done = 0
  let shownAt = Number.NEGATIVE_INFINITY
  const fail = () => report.failed({ kind: 'unexpected' })
  const workerFailed = ({ reason }: WorkerFailure) => {
    const name = request.files[done]?.name
    if (reason !== 'timed-out' || name === undefined) fail()
    else report.failed({ kind: 'photo', index: done, name, error: { kind: 'timed-out' } })
  }
  const worker = openWorker((response) => {
    if (response.type === 'progress') {
      done = response.done
      const now = systemClock.now()
      if (now >= shownAt && now - shownAt < progressEveryMs && done < response.total) return
      shownAt = now
      report.progress(response)
      return
    }
    worker.terminate()
    if (response.type === 'failed') report.failed(response.failure)
    else if (response.type === 'converted' && response.pdf.size > 0) report.done(response)
    else fail()
  }, workerFailed)
  const bytes = Math.max(...request.files.map((file) => file.size))
  worker.send({ type: 'convert', id: 0, ...request }, workTimeoutMs({ bytes, pixels: maxPixels }))
  return worker.terminate
}
