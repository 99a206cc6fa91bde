import type { JobStart, JobState } from '../../lib/job.ts'
import type {
  Conversion,
  ConversionFailure,
  ConvertRequest,
  PhotoName,
  Progress,
} from './core/messages-to-worker.ts'
import { openWorker } from './photo-reader.ts'

type ConversionInput =
  | Omit<ConvertRequest<File>, 'type' | 'id'>
  /** Turns a finished PDF into a failure: this photo vanished before the download. */
  | { readonly vanished: PhotoName }

export type ConversionState = JobState<Conversion<Blob>, ConversionFailure, Progress>

/** Every conversion has a worker of its own: cancelling ends it, and memory with it. */
export const startConversion: JobStart<ConversionInput, Conversion<Blob>, ConversionFailure, Progress> = (
  input,
  report,
) => {
  if ('vanished' in input) {
    report.failed({ kind: 'photo', error: { kind: 'unreadable' }, ...input.vanished })
    return () => {}
  }
  const fail = () => report.failed({ kind: 'unexpected' })
  const worker = openWorker((answer) => {
    if (answer.type === 'progress') {
      report.progress(answer)
      return
    }
    worker.terminate()
    if (answer.type === 'failed') report.failed(answer.failure)
    else if (answer.type === 'converted' && answer.pdf.size > 0) report.done(answer)
    else fail()
  }, fail)
  worker.send({ type: 'convert', id: 0, ...input })
  return worker.terminate
}
