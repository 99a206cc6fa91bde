import { useEffect, useEffectEvent, useState } from 'react'
import { createJob, type Job, type JobEnd, type JobStart, type JobState } from '../../lib/work/job.ts'
import { useStore } from '../use-store.ts'

export type JobHandlers<Result, Failure> = {
  /** Called once for every successful run, with the component's latest props and state. */
  onDone?(result: Result): void
  /** Called once for every failed run. */
  onFailed?(failure: Failure): void
  /** Releases a dropped result (object URLs, bitmaps). The function of the first render is used. */
  release?(result: Result): void
}

/** A job with the lifetime of the component: unmounting stops the work and releases the result. */
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
