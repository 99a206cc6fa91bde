import { createStore, type Store } from '../../lib/store.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { scriptUrl } from './script-url.ts'
import { createStallTimer } from './stall-timer.ts'

/** Production builds bundle a worker into one classic file; the development server serves modules. */
export type WorkerKind = 'classic' | 'module'

export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate'>

export type WorkerEvents = {
  message(data: unknown): void
  failed(detail: string): void
}

/** Starts a worker; `undefined` when the browser does not support workers. May throw. */
export type StartWorker = (url: string, kind: WorkerKind, events: WorkerEvents) => WorkerPort | undefined

export type WorkerFailure =
  /** This browser does not support workers. */
  | { readonly reason: 'worker-missing' }
  /** It could not start, had an error, or a message could not be sent or read. `detail` is for logs only. */
  | { readonly reason: 'worker-failed'; readonly detail: string }
  /** It sent nothing within the timeout. */
  | { readonly reason: 'timed-out' }

export type WorkerHandlers<Response> = {
  onResponse(response: Response): void
  /** Called at most once, after the worker was terminated; no further call follows. */
  failed(failure: WorkerFailure): void
}

export type WorkerChannel<Request> = {
  /**
   * The worker must send a message within every `timeoutMs` (see `workTimeoutMs`) until `settled` or `terminate`;
   * otherwise it is terminated and has failed. With null no response is expected, for additional messages.
   * Transferred objects are no longer usable on this side.
   */
  send(request: Request, timeoutMs: number | null, transfer?: Transferable[]): void
  /** All expected responses have been received. */
  settled(): void
  /** Terminates the worker immediately; nothing more is received from it. */
  terminate(): void
}

export const defaultKind: WorkerKind = import.meta.env.DEV ? 'module' : 'classic'

/** Starts a worker of this site through the Trusted Types policy. */
export const startWorker: StartWorker = (url, kind, events) => {
  if (typeof Worker !== 'function') return undefined
  const worker = new Worker(scriptUrl(url), { type: kind })
  worker.onmessage = ({ data }) => events.message(data)
  worker.onmessageerror = () => events.failed('A message could not be read')
  worker.onerror = (event) => {
    // Handled here, so it must not also be reported as an uncaught error of the page.
    event.preventDefault()
    // A worker that cannot start provides no message.
    events.failed(event.message || 'The worker could not start')
  }
  return worker
}

const refused = createStore(false)

/** Whether starting a worker has failed: this browser does not support workers, or refuses them. */
export const workersRefused: Store<boolean> = refused

/**
 * Starts a sealed worker from the URL of a `?worker&url` import and exchanges typed messages with it. Failures are
 * always reported asynchronously, never during this call or `send`.
 */
export function createWorkerChannel<Request, Response>(
  worker: {
    readonly url: string
    readonly kind?: WorkerKind
    readonly start?: StartWorker
    readonly clock?: Clock
  },
  handlers: WorkerHandlers<Response>,
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
      handlers.onResponse(data as Response)
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
