import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeWorkers } from '../testing/workers.ts'
import { createWorkerClient } from './worker-client.ts'

type Request = { readonly id: number; readonly text: string }
type Response = { readonly id: number; readonly length: number }

function setUp() {
  const fake = createFakeWorkers()
  const clock = createFakeClock()
  const client = createWorkerClient<Request, Response>({ url: '/workers/a.js', start: fake.start, clock })
  const worker = (index: number) => {
    const found = fake.workers[index]
    if (!found) throw new Error(`Worker ${index} was not started`)
    return found
  }
  return { fake, clock, client, worker }
}

test('the worker starts with the first request, and responses in any order resolve their requests', async () => {
  const { fake, clock, client, worker } = setUp()
  expect(fake.workers).toHaveLength(0)
  const a = client.request({ text: 'a' }, 1000)
  const b = client.request({ text: 'bb' }, 1000)
  expect(worker(0).received).toEqual([
    { id: 1, text: 'a' },
    { id: 2, text: 'bb' },
  ])
  worker(0).response({ id: 2, length: 2 })
  expect(await b).toEqual({ ok: true, response: { id: 2, length: 2 } })
  expect(clock.waiting()).toBe(1)
  worker(0).response({ id: 1, length: 1 })
  expect(await a).toEqual({ ok: true, response: { id: 1, length: 1 } })
  expect([fake.running(), clock.waiting()]).toEqual([1, 0])
})

test('unexpected and repeated responses are ignored', async () => {
  const { client, worker } = setUp()
  const a = client.request({ text: 'a' }, 1000)
  worker(0).response({ id: 7, length: 7 })
  worker(0).response({ id: 1, length: 1 })
  worker(0).response({ id: 1, length: 9 })
  expect(await a).toEqual({ ok: true, response: { id: 1, length: 1 } })
})

test('an error or timeout fails all pending requests, and the next request starts a new worker', async () => {
  const { clock, client, worker } = setUp()
  const both = [client.request({ text: 'a' }, 1000), client.request({ text: 'b' }, 1000)]
  worker(0).fail('crashed')
  expect(await Promise.all(both)).toEqual([
    { ok: false, reason: 'worker-failed' },
    { ok: false, reason: 'worker-failed' },
  ])
  const slow = client.request({ text: 'c' }, 1000)
  clock.advance(1000)
  expect(await slow).toEqual({ ok: false, reason: 'timed-out' })
  const next = client.request({ text: 'd' }, 1000)
  worker(2).response({ id: 4, length: 1 })
  expect(await next).toMatchObject({ ok: true })
})

test('close terminates the worker and fails pending requests, and late responses are ignored', async () => {
  const { fake, client, worker } = setUp()
  const a = client.request({ text: 'a' }, 1000)
  client.close()
  worker(0).response({ id: 1, length: 1 })
  expect(await a).toEqual({ ok: false, reason: 'closed' })
  expect(fake.running()).toBe(0)
  client.close()
  const again = client.request({ text: 'b' }, 1000)
  worker(1).response({ id: 2, length: 1 })
  expect(await again).toMatchObject({ ok: true })
})

test('every request fails without worker support', async () => {
  const client = createWorkerClient<Request, Response>({ url: '/workers/a.js', start: () => undefined })
  expect(await client.request({ text: 'a' }, 1000)).toEqual({ ok: false, reason: 'worker-missing' })
})
