import { useEffect, useState, useSyncExternalStore } from 'react'
import { createJob, type Job, type JobStart, type JobState } from '../../lib/job.ts'

/** A job for as long as the page is shown: leaving it stops the work and releases the result. */
export function useJob<Input, Result, Failure, Progress>(
  start: JobStart<Input, Result, Failure, Progress>,
  release?: (result: Result) => void,
): readonly [JobState<Result, Failure, Progress>, Job<Input, Result, Failure, Progress>] {
  const [job] = useState(() => createJob(start, release))
  const state = useSyncExternalStore(job.subscribe, job.read, job.read)
  useEffect(() => job.reset, [job])
  return [state, job]
}
