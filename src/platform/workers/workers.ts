import { createStore, type Store } from '../../lib/store.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { scriptUrl } from './script-url.ts'
import { createStallTimer } from './stall-timer.ts'

/** Production builds put a worker in one classic file; the development server serves modules. */
export type WorkerKind = 'classic' | 'module'

export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate'>

export type WorkerEvents = {
  message(data: unknown): void
  failed(detail: string): void
}

/** Starts a worker; `undefined` where the browser has none. May throw. */
export type StartWorker = (url: string, kind: WorkerKind, events: WorkerEvents) => WorkerPort | undefined

export type WorkerFailure =
  /** This browser has no workers. */
  | { readonly reason: 'worker-missing' }
  /** It could not start, stopped with an error, or a message could not be sent or read. For a log, not a page. */
  | { readonly reason: 'worker-failed'; readonly detail: string }
  /** It sent nothing for as long as its work may take at most. */
  | { readonly reason: 'timed-out' }

export type WorkerHandlers<Answer> = {
  answered(answer: Answer): void
  /** At most once; the worker has been terminated and nothing follows. */
  failed(failure: WorkerFailure): void
}

export type WorkerChannel<Request> = {
  /**
   * From now on the worker has to send something within every `timeoutMs` (see `workTimeoutMs`), until `settled` or
   * `terminate`; otherwise it is ended and has failed. Null awaits nothing: for what is given along to its work.
   * Transferred objects are gone from this side.
   */
  send(request: Request, timeoutMs: number | null, transfer?: Transferable[]): void
  /** Every answer that was awaited has come. */
  settled(): void
  /** Cancels: the worker ends at once, whatever it is doing, and nothing more is received from it. */
  terminate(): void
}

export const defaultKind: WorkerKind = import.meta.env.DEV ? 'module' : 'classic'

/** Starts a worker of this site, through the only script policy. */
export const startWorker: StartWorker = (url, kind, events) => {
  if (typeof Worker !== 'function') return undefined
  const worker = new Worker(scriptUrl(url), { type: kind })
  worker.onmessage = ({ data }) => events.message(data)
  worker.onmessageerror = () => events.failed('A message could not be read')
  worker.onerror = (event) => {
    // Handled here, so it is not reported as an uncaught error of the page as well.
    event.preventDefault()
    // A worker that cannot start says no more than that it failed.
    events.failed(event.message || 'The worker could not start')
  }
  return worker
}

const refused = createStore(false)

/** Whether this browser has been seen to start no worker at all: it has none, or refuses them. */
export const workersRefused: Store<boolean> = refused

/**
 * Starts a sealed worker from the address of a `?worker&url` import and talks to it in typed messages.
 * Failures are always reported later, never during this call or `send`.
 */
export function createWorkerChannel<Request, Answer>(
  worker: {
    readonly url: string
    readonly kind?: WorkerKind
    readonly start?: StartWorker
    readonly clock?: Clock
  },
  handlers: WorkerHandlers<Answer>,
): WorkerChannel<Request> {
  let port: WorkerPort | undefined
  let ended = false

  const stall = createStallTimer(worker.clock ?? systemClock, () => fail({ reason: 'timed-out' }))

  const end = () => {
    ended = true
    stall.stop()
    port?.terminate()
    port = undefined
  }
  const fail = (failure: WorkerFailure) => {
    if (ended) return
    end()
    handlers.failed(failure)
  }
  const failLater = (failure: WorkerFailure) => queueMicrotask(() => fail(failure))
  const failToStart = (failure: WorkerFailure) => {
    refused.set(true)
    failLater(failure)
  }
  const broken = (error: unknown): WorkerFailure => ({
    reason: 'worker-failed',
    detail: error instanceof Error ? error.message : String(error),
  })

  const events: WorkerEvents = {
    message(data) {
      if (ended) return
      stall.restart()
      handlers.answered(data as Answer)
    },
    failed: (detail) => fail({ reason: 'worker-failed', detail }),
  }
  try {
    port = (worker.start ?? startWorker)(worker.url, worker.kind ?? defaultKind, events)
    if (!port) failToStart({ reason: 'worker-missing' })
  } catch (error) {
    failToStart(broken(error))
  }

  return {
    send(request, timeoutMs, transfer = []) {
      try {
        port?.postMessage(request, transfer)
        if (timeoutMs === null) stall.restart()
        else if (port) stall.start(timeoutMs)
      } catch (error) {
        failLater(broken(error))
      }
    },
    settled: stall.stop,
    terminate: end,
  }
}
