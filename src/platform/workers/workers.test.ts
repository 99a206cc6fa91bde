import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeWorkers, type FakeWorkers } from '../testing/workers.ts'
import { createWorkerChannel, defaultKind, type StartWorker, startWorker } from './workers.ts'

type Request = { double: number } | { buffer: ArrayBuffer } | { run: () => void }

function open(start: StartWorker, clock = createFakeClock()) {
  const events: unknown[] = []
  const channel = createWorkerChannel<Request, number>(
    { url: '/assets/worker-1a2b.js', start, clock },
    { onResponse: (response) => events.push(response), failed: (failure) => events.push(failure) },
  )
  return { channel, events }
}
const only = ({ workers }: FakeWorkers) => {
  const [worker] = workers
  if (!worker || workers.length > 1) throw new Error(`${workers.length} workers`)
  return worker
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('createWorkerChannel', () => {
  it('delivers requests and responses', async () => {
    const fake = createFakeWorkers((message, worker) =>
      worker.response((message as { double: number }).double * 2),
    )
    const { channel, events } = open(fake.start)
    channel.send({ double: 2 }, null)
    channel.send({ double: 3 }, null)
    await Promise.resolve()
    await Promise.resolve()
    expect(events).toEqual([4, 6])
    expect([only(fake).url, only(fake).kind]).toEqual(['/assets/worker-1a2b.js', defaultKind])
  })

  it('transfers objects', () => {
    const fake = createFakeWorkers()
    const { channel } = open(fake.start)
    const buffer = new ArrayBuffer(8)
    channel.send({ buffer }, null, [buffer])
    expect(buffer.byteLength).toBe(0)
    expect((only(fake).received[0] as { buffer: ArrayBuffer }).buffer.byteLength).toBe(8)
  })

  it('neither sends nor receives after it was terminated', async () => {
    const fake = createFakeWorkers()
    const { channel, events } = open(fake.start)
    const worker = only(fake)
    channel.terminate()
    worker.response(1)
    worker.fail('late')
    channel.send({ double: 1 }, null)
    channel.terminate()
    await Promise.resolve()
    expect([events, worker.received, fake.running()]).toEqual([[], [], 0])
  })

  it('terminates a worker on timeout', () => {
    const fake = createFakeWorkers()
    const clock = createFakeClock()
    const { channel, events } = open(fake.start, clock)
    channel.send({ double: 1 }, 1000)
    clock.advance(900)
    only(fake).response(1)
    clock.advance(900)
    channel.send({ double: 2 }, null)
    clock.advance(900)
    expect([events, fake.running()]).toEqual([[1], 1])
    clock.advance(100)
    expect([events, fake.running(), clock.waiting()]).toEqual([[1, { reason: 'timed-out' }], 0, 0])
  })

  it('has no timeout after settled or terminate', () => {
    const fake = createFakeWorkers()
    const clock = createFakeClock()
    const { channel, events } = open(fake.start, clock)
    channel.send({ double: 1 }, 1000)
    channel.settled()
    clock.advance(10_000)
    channel.send({ double: 1 }, 1000)
    channel.terminate()
    clock.advance(10_000)
    expect([events, clock.waiting()]).toEqual([[], 0])
  })

  it('terminates the worker on an error and reports it once', () => {
    const fake = createFakeWorkers()
    const { events } = open(fake.start)
    only(fake).fail('out of memory')
    only(fake).fail('again')
    only(fake).response(1)
    expect(events).toEqual([{ reason: 'worker-failed', detail: 'out of memory' }])
    expect(fake.running()).toBe(0)
  })

  it('reports a message that cannot be sent asynchronously', async () => {
    const fake = createFakeWorkers()
    const { channel, events } = open(fake.start)
    channel.send({ run: () => {} }, null)
    expect(events).toEqual([])
    await Promise.resolve()
    expect(events).toEqual([
      { reason: 'worker-failed', detail: expect.stringContaining('could not be cloned') },
    ])
    expect(fake.running()).toBe(0)
  })

  it('reports a refused start asynchronously', async () => {
    const { channel, events } = open(() => {
      throw new DOMException('refused by policy', 'SecurityError')
    })
    channel.send({ double: 1 }, null)
    expect(events).toEqual([])
    await Promise.resolve()
    expect(events).toEqual([{ reason: 'worker-failed', detail: 'refused by policy' }])
  })

  it('reports that workers are not supported', async () => {
    const { events } = open(() => undefined)
    await Promise.resolve()
    expect(events).toEqual([{ reason: 'worker-missing' }])
  })

  it('does not report a failure after it was terminated', async () => {
    const { channel, events } = open(() => undefined)
    channel.terminate()
    await Promise.resolve()
    expect(events).toEqual([])
  })
})

describe('startWorker', () => {
  class OwnWorker {
    static latest: OwnWorker | undefined
    onmessage?: (event: { data: unknown }) => void
    onmessageerror?: () => void
    onerror?: (event: { message?: string; preventDefault(): void }) => void
    readonly url: string
    readonly options: WorkerOptions
    constructor(url: string, options: WorkerOptions) {
      this.url = url
      this.options = options
      OwnWorker.latest = this
    }
  }
  const log: unknown[] = []
  const events = {
    message: (data: unknown) => log.push(data),
    failed: (detail: string) => log.push(detail),
  }

  it('passes the URL through the script policy, and forwards events', () => {
    vi.stubGlobal('location', new URL('https://toolnook.example/'))
    vi.stubGlobal('Worker', OwnWorker)
    startWorker('/assets/worker-1a2b.js', 'classic', events)
    const worker = OwnWorker.latest
    expect([worker?.url, worker?.options]).toEqual([
      'https://toolnook.example/assets/worker-1a2b.js',
      { type: 'classic' },
    ])
    let prevented = 0
    const preventDefault = () => {
      prevented += 1
    }
    worker?.onmessage?.({ data: 1 })
    worker?.onmessageerror?.()
    worker?.onerror?.({ message: 'out of memory', preventDefault })
    worker?.onerror?.({ preventDefault })
    expect(log).toEqual([1, 'A message could not be read', 'out of memory', 'The worker could not start'])
    expect(prevented).toBe(2)
    expect(() => startWorker('https://elsewhere.example/a.js', 'classic', events)).toThrow(TypeError)
  })

  it('returns undefined without worker support', () => {
    vi.stubGlobal('Worker', undefined)
    expect(startWorker('/assets/worker-1a2b.js', 'classic', events)).toBeUndefined()
  })
})
