import type { StartWorker, WorkerKind, WorkerPort } from '../workers/workers.ts'

export type FakeWorker = {
  readonly url: string
  readonly kind: WorkerKind
  /** What was sent to it, as a copy; transferred buffers are gone from the sender's side. */
  readonly received: readonly unknown[]
  readonly terminated: boolean
  answer(message: unknown): void
  fail(detail: string): void
}

export type FakeWorkers = {
  readonly start: StartWorker
  readonly workers: readonly FakeWorker[]
  /** How many have not been terminated. */
  running(): number
}

/** Workers that answer when the test says so, or by `respond` as soon as they are sent something. */
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
        answer: (data) => events.message(structuredClone(data)),
        fail: events.failed,
      }
      workers.push(worker)
      return port
    },
  }
}
