/**
 * The state of a job: idle, working, done or failed.
 * `Failure` is the tool's own typed error, worded by its messages.
 */
export type JobState<Result, Failure, Progress> =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly progress: Progress }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly failure: Failure }

/** What started work reports; every call after the work was cancelled or superseded is ignored. */
export type JobReporter<Result, Failure, Progress> = {
  progress(progress: Progress): void
  done(result: Result): void
  failed(failure: Failure): void
}

/** Starts the work and returns how to stop it (for a worker: terminate). Called at most once per run. */
export type JobStart<Input, Result, Failure, Progress> = (
  input: Input,
  report: JobReporter<Result, Failure, Progress>,
) => () => void

/** How a run ended by itself; a stopped or superseded run has no end. */
export type JobEnd<Result, Failure> = Extract<
  JobState<Result, Failure, never>,
  { readonly state: 'done' | 'failed' }
>

export type Job<Input, Result, Failure, Progress> = {
  read(): JobState<Result, Failure, Progress>
  /** Starts a new run; a current one is stopped and its result never shown (latest intent wins). */
  run(input: Input, first: Progress): void
  /** Stops the current run and releases the result: back to idle. */
  reset(): void
  subscribe(listener: () => void): () => void
  /** Calls back once at the end of every run, after the state has changed. Returns how to stop listening. */
  onEnd(listener: (end: JobEnd<Result, Failure>) => void): () => void
}

/**
 * A job with the invariants every tool relies on: latest intent wins, a stale result is never shown,
 * stopping happens exactly once, and `release` gets every result that is dropped (object URLs, bitmaps).
 */
export function createJob<Input, Result, Failure, Progress>(
  start: JobStart<Input, Result, Failure, Progress>,
  release: (result: Result) => void = () => {},
): Job<Input, Result, Failure, Progress> {
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: JobEnd<Result, Failure>) => void>()
  let current: JobState<Result, Failure, Progress> = { state: 'idle' }
  let generation = 0
  let stop: (() => void) | undefined

  const show = (next: JobState<Result, Failure, Progress>) => {
    const previous = current
    current = next
    if (previous.state === 'done') release(previous.result)
    for (const listener of listeners) listener()
  }
  const stopRun = () => {
    generation += 1
    const stopping = stop
    stop = undefined
    stopping?.()
  }

  return {
    read: () => current,
    run(input, first) {
      stopRun()
      const runId = generation
      show({ state: 'working', progress: first })
      const settle = (end: JobEnd<Result, Failure>) => {
        generation += 1
        stop = undefined
        show(end)
        for (const listener of endListeners) listener(end)
      }
      const stopping = start(input, {
        progress: (progress) => {
          if (runId === generation) show({ state: 'working', progress })
        },
        done: (result) => {
          if (runId === generation) settle({ state: 'done', result })
          else release(result)
        },
        failed: (failure) => {
          if (runId === generation) settle({ state: 'failed', failure })
        },
      })
      if (runId === generation) stop = stopping
    },
    reset() {
      stopRun()
      if (current.state !== 'idle') show({ state: 'idle' })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
  }
}
