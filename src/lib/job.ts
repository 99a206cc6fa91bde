/**
 * One piece of work at a time, as a page sees it: nothing yet, working, done or failed.
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

export type Job<Input, Result, Failure, Progress> = {
  read(): JobState<Result, Failure, Progress>
  /** Starts anew; work under way is stopped and its result never shown (latest intent wins). */
  run(input: Input, first: Progress): void
  /** Stops work under way and forgets a result: back to idle. */
  reset(): void
  subscribe(listener: () => void): () => void
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
  let current: JobState<Result, Failure, Progress> = { state: 'idle' }
  let generation = 0
  let stop: (() => void) | undefined

  const show = (next: JobState<Result, Failure, Progress>) => {
    const previous = current
    current = next
    if (previous.state === 'done') release(previous.result)
    for (const listener of listeners) listener()
  }
  const end = () => {
    generation += 1
    const stopping = stop
    stop = undefined
    stopping?.()
  }

  return {
    read: () => current,
    run(input, first) {
      end()
      const mine = generation
      show({ state: 'working', progress: first })
      const settle = (next: JobState<Result, Failure, Progress>) => {
        generation += 1
        stop = undefined
        show(next)
      }
      const stopping = start(input, {
        progress: (progress) => {
          if (mine === generation) show({ state: 'working', progress })
        },
        done: (result) => {
          if (mine === generation) settle({ state: 'done', result })
          else release(result)
        },
        failed: (failure) => {
          if (mine === generation) settle({ state: 'failed', failure })
        },
      })
      if (mine === generation) stop = stopping
    },
    reset() {
      end()
      if (current.state !== 'idle') show({ state: 'idle' })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
