import { useEffect, useEffectEvent, useState } from 'react'
import { createJob, type Job, type JobEnd, type JobStart, type JobState } from '../../lib/work/job.ts'
import { useStore } from '../use-store.ts'

export type JobHandlers<Result, Failure> = {
  /** Called once for every run that is done, with the newest props and state of the component. */
  onDone?(result: Result): void
  /** Called once for every run that has failed. */
  onFailed?(failure: Failure): void
  /** Gets every result that is dropped (object URLs, bitmaps). The one of the first render is used. */
  release?(result: Result): void
}

/** A job for as long as the page is shown: leaving it stops the work and releases the result. */
export function useJob<Input, Result, Failure, Progress>(
  start: JobStart<Input, Result, Failure, Progress>,
  handlers: JobHandlers<Result, Failure> = {},
): readonly [JobState<Result, Failure, Progress>, Job<Input, Result, Failure, Progress>] {
  const [job] = useState(() => createJob(start, handlers.release))
  const state = useStore(job)
  const ended = useEffectEvent((end: JobEnd<Result, Failure>) => {
    if (end.state === 'done') handlers.onDone?.(end.result)
    else handlers.onFailed?.(end.failure)
  })
  useEffect(() => job.onEnd((end) => ended(end)), [job])
  useEffect(() => job.reset, [job])
  return [state, job]
}
