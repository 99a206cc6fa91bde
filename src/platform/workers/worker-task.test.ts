import { expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeWorkers } from '../testing/workers.ts'
import { runInWorker, startWorkerTask } from './worker-task.ts'

function start() {
  const clock = createFakeClock()
  const fake = createFakeWorkers()
  const events: unknown[] = []
  const cancel = startWorkerTask<string, string>(
    { url: '/workers/a.js', request: 'work', timeoutMs: 1000, start: fake.start, clock },
    {
      onResponse(response) {
        events.push(response)
        return response === 'last'
      },
      failed: (reason) => events.push({ failed: reason }),
    },
  )
  const [worker] = fake.workers
  if (!worker) throw new Error('No worker has started')
  return { clock, fake, worker, events, cancel }
}

it('startWorkerTask sends the request and terminates the worker after the last response', () => {
  const { clock, fake, worker, events } = start()
  expect(worker.received).toEqual(['work'])
  worker.response('first')
  expect(fake.running()).toBe(1)
  worker.response('last')
  expect([events, fake.running(), clock.waiting()]).toEqual([['first', 'last'], 0, 0])
})

it('startWorkerTask terminates the worker on timeout, which every response restarts', () => {
  const { clock, fake, worker, events } = start()
  clock.advance(900)
  worker.response('first')
  clock.advance(999)
  expect(fake.running()).toBe(1)
  clock.advance(1)
  expect([events, fake.running()]).toEqual([['first', { failed: 'timed-out' }], 0])
  worker.response('late')
  expect(events).toHaveLength(2)
})

it('startWorkerTask calls no handler after cancellation or failure', () => {
  const cancelled = start()
  cancelled.cancel()
  cancelled.clock.advance(5000)
  expect([cancelled.events, cancelled.fake.running()]).toEqual([[], 0])
  const failed = start()
  failed.worker.fail('broken')
  failed.clock.advance(5000)
  expect([failed.events, failed.fake.running()]).toEqual([[{ failed: 'worker-failed' }], 0])
})

it('runInWorker terminates the worker after its first response', () => {
  const fake = createFakeWorkers()
  const events: unknown[] = []
  runInWorker<string, string>(
    { url: '/workers/a.js', request: 'work', timeoutMs: 1000, start: fake.start, clock: createFakeClock() },
    { onResponse: (response) => events.push(response), failed: (reason) => events.push({ failed: reason }) },
  )
  fake.workers[0]?.response('only')
  fake.workers[0]?.response('second')
  expect([fake.workers[0]?.received, events, fake.running()]).toEqual([['work'], ['only'], 0])
})
