import type { JobStart, JobState } from '../../../lib/work/job.ts'
import type { Conversion, ConversionFailure, PhotoName, Progress } from '../core/worker-messages.ts'
import type { ConversionInput } from './run-conversion.ts'

/** Turns a finished PDF into a failure, as this photo vanished before the download. */
type Vanished = { readonly vanished: PhotoName }

export type ConversionState = JobState<Conversion<Blob>, ConversionFailure, Progress>

const load = () => import('./run-conversion.ts')

/** Loads what converts before it is needed. */
export const prepareConversion = () => void load().catch(() => {})

export const startConversion: JobStart<
  ConversionInput | Vanished,
  Conversion<Blob>,
  ConversionFailure,
  Progress
> = (input, report) => {
  if ('vanished' in input) {
    report.failed({ kind: 'photo', error: { kind: 'unreadable' }, ...input.vanished })
    return () => {}
  }
  let stop: (() => void) | undefined
  let stopped = false
  load().then(
    ({ runConversion }) => {
      if (!stopped) stop = runConversion(input, report)
    },
    () => report.failed({ kind: 'unexpected' }),
  )
  return () => {
    stopped = true
    stop?.()
  }
}
