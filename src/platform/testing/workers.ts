import type { StartWorker, WorkerKind, WorkerPort } from '../workers/workers.ts'

export type FakeWorker = {
  readonly url: string
  readonly kind: WorkerKind
  /** Messages to the worker, as structured clones; transferred buffers are detached for the sender. */
  readonly received: readonly unknown[]
  readonly terminated: boolean
  response(message: unknown): void
  fail(detail: string): void
}

export type FakeWorkers = {
  readonly start: StartWorker
  readonly workers: readonly FakeWorker[]
  /** Number of workers that are not terminated. */
  running(): number
}

/** Fake workers that respond when the test says so, or at once through `respond`. */
export function createFakeWorkers(respond?: (message: unknown, worker: FakeWorker) => void): FakeWorkers {
  const workers: FakeWorker[] = []
  return {
    workers,
    running: () => workers.filter((worker) => !worker.terminated).length,
    start(url, kind, events) {
      const received: unknown[] = []
      let terminated = false
      const port: WorkerPort = {
        postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions) {
          const copy: unknown = structuredClone(message, Array.isArray(transfer) ? { transfer } : transfer)
          received.push(copy)
          queueMicrotask(() => {
            if (!terminated) respond?.(copy, worker)
          })
        },
        terminate() {
          terminated = true
        },
      }
      const worker: FakeWorker = {
        url,
        kind,
        received,
        get terminated() {
          return terminated
        },
        response: (data) => events.message(structuredClone(data)),
        fail: events.failed,
      }
      workers.push(worker)
      return port
    },
  }
}
