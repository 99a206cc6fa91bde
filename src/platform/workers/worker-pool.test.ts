import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeWorkers } from '../testing/workers.ts'
import { createWorkerPool, type WorkerFate } from './worker-pool.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

function setUp({ size = 2, budget = 100 } = {}) {
  const fake = createFakeWorkers()
  const clock = createFakeClock()
  const log: string[] = []
  const pool = createWorkerPool<string, WorkerFate>({
    url: '/workers/w.js',
    size,
    budget,
    start: fake.start,
    clock,
  })
  const run = (name: string, bytes = 10, more: { rank?: () => number; keep?: number | null } = {}) =>
    pool.run({
      ...more,
      request: name,
      stop: 'stop',
      timeoutMs: 1000,
      bytes,
      onResponse(response) {
        log.push(`${name} ${response}`)
        return response
      },
      failed: ({ reason }) => log.push(reason === 'timed-out' ? `${name} timed out` : `${name} failed`),
    })
  const worker = (index: number) => {
    const found = fake.workers[index]
    if (!found) throw new Error(`worker ${index} was not started`)
    return found
  }
  return { fake, clock, pool, log, run, worker }
}

describe('createWorkerPool', () => {
  test('starts a worker per task up to its size', () => {
    const { fake, run, worker } = setUp()
    expect(fake.workers).toHaveLength(0)
    for (const name of ['a', 'b', 'c']) run(name)
    expect(fake.running()).toBe(2)
    expect(worker(0).received).toEqual(['a'])
    expect(worker(1).received).toEqual(['b'])
  })

  test('a free worker runs the next task, a busy one does not', () => {
    const { run, worker, log } = setUp({ size: 1 })
    run('a')
    run('b')
    worker(0).response('busy')
    expect(worker(0).received).toEqual(['a'])
    worker(0).response('free')
    expect(worker(0).received).toEqual(['a', 'b'])
    expect(log).toEqual(['a busy', 'a free'])
  })

  test('a recycled worker is replaced', () => {
    const { run, worker, fake } = setUp({ size: 1 })
    run('a')
    run('b')
    worker(0).response('recycle')
    expect(worker(0).terminated).toBe(true)
    expect(fake.workers).toHaveLength(2)
    expect(worker(1).received).toEqual(['b'])
  })

  test('a task beyond the remaining budget waits, and one beyond the whole budget runs alone', () => {
    const { run, worker, fake } = setUp({ budget: 100 })
    run('a', 60)
    run('b', 60)
    expect(fake.workers).toHaveLength(1)
    worker(0).response('free')
    expect(worker(0).received).toEqual(['a', 'b'])
    worker(0).response('free')
    run('c', 500)
    run('d', 1)
    expect(worker(0).received).toEqual(['a', 'b', 'c'])
    expect(fake.workers).toHaveLength(1)
  })

  test('cancelling removes a waiting task, and terminates the worker of a running one', async () => {
    const { run, worker, log } = setUp({ size: 1 })
    const cancelFirst = run('a')
    const cancelSecond = run('b')
    run('c')
    cancelSecond()
    cancelFirst()
    expect(worker(0).terminated).toBe(true)
    await settled()
    expect(worker(1).received).toEqual(['c'])
    cancelFirst()
    expect(worker(1).terminated).toBe(false)
    expect(log).toEqual([])
  })

  test('no worker is started for tasks that are cancelled together', async () => {
    const { run, fake } = setUp({ size: 1 })
    for (const cancel of ['a', 'b', 'c'].map((name) => run(name))) cancel()
    await settled()
    expect(fake.workers).toHaveLength(1)
    expect(fake.running()).toBe(0)
  })

  test('a failed worker fails only its task and is replaced', async () => {
    const { run, worker, log } = setUp({ size: 1 })
    run('a')
    run('b')
    worker(0).fail('crashed')
    await settled()
    expect(log).toEqual(['a failed'])
    expect(worker(1).received).toEqual(['b'])
  })

  test('what a worker asks for is answered, with or without a task, which hears nothing of it', () => {
    const fake = createFakeWorkers()
    const responses: string[] = []
    const pool = createWorkerPool<string, 'free', 'please'>({
      url: '/workers/w.js',
      size: 1,
      budget: 100,
      start: fake.start,
      answer(message, worker): message is 'please' {
        if (message !== 'please') return false
        worker.send('here', null)
        return true
      },
    })
    pool.run({
      request: 'a',
      timeoutMs: 1000,
      bytes: 1,
      onResponse(response) {
        responses.push(response)
        return response
      },
      failed: ({ reason }) => responses.push(reason),
    })
    for (const message of ['please', 'free', 'please']) fake.workers[0]?.response(message)
    expect(fake.workers[0]?.received).toEqual(['a', 'here', 'here'])
    expect(responses).toEqual(['free'])
  })

  test('close terminates all workers, and later tasks start new ones', () => {
    const { pool, run, fake, worker } = setUp({ size: 1 })
    run('a')
    run('b')
    pool.close()
    expect(fake.running()).toBe(0)
    run('c')
    expect(worker(1).received).toEqual(['c'])
  })

  test('a worker that times out is replaced, an active or idle one is not', async () => {
    const { fake, clock, log, run, worker } = setUp({ size: 1 })
    run('a')
    run('b')
    clock.advance(900)
    worker(0).response('busy')
    clock.advance(900)
    worker(0).response('free')
    clock.advance(900)
    expect(log).toEqual(['a busy', 'a free'])
    clock.advance(100)
    expect([log.at(-1), worker(0).terminated]).toEqual(['b timed out', true])
    run('c')
    worker(1).response('free')
    clock.advance(100_000)
    expect([log.at(-1), fake.running(), clock.waiting()]).toEqual(['c free', 1, 0])
  })

  test('the waiting task with the lowest rank of the moment is next', () => {
    const { run, worker } = setUp({ size: 1 })
    const ranks = { b: 1, c: 2 }
    run('a')
    run('b', 10, { rank: () => ranks.b })
    run('c', 10, { rank: () => ranks.c })
    ranks.b = 3
    worker(0).response('free')
    worker(0).response('free')
    expect(worker(0).received).toEqual(['a', 'c', 'b'])
  })

  test('a task goes to the worker that keeps something for it, and one idle worker at most keeps anything', () => {
    const { run, worker, fake, pool } = setUp()
    run('a', 10, { keep: 1 })
    run('b', 10, { keep: 2 })
    worker(0).response('free')
    worker(1).response('free')
    expect(worker(0).terminated).toBe(true)
    run('b again', 10, { keep: 2 })
    expect(worker(1).received).toEqual(['b', 'b again'])
    pool.forget(2)
    expect(fake.running(), 'not while it works').toBe(1)
    worker(1).response('free')
    pool.forget(2)
    expect(fake.running()).toBe(0)
  })

  test('a worker that is stopped gently ends its task itself, and the same file waits for it', () => {
    const { run, worker, fake } = setUp()
    const stop = run('a', 10, { keep: 1 })
    stop(true)
    run('a again', 10, { keep: 1 })
    expect(fake.workers).toHaveLength(1)
    expect(worker(0).received).toEqual(['a', 'stop'])
    worker(0).response('free')
    expect(worker(0).received).toEqual(['a', 'stop', 'a again'])
  })

  test('what a stopped task keeps is freed when it is to be forgotten', async () => {
    const { run, worker, pool } = setUp({ size: 1 })
    run('a', 10, { keep: 1 })(true)
    run('b')
    pool.forget(1)
    expect(worker(0).terminated).toBe(true)
    await settled()
    expect(worker(1).received).toEqual(['b'])
  })

  test('one that does not end at once is terminated', () => {
    const { run, worker, clock, log } = setUp({ size: 1 })
    run('a', 10, { keep: 1 })(true)
    run('a again', 10, { keep: 1 })
    clock.advance(300)
    expect(worker(0).terminated).toBe(true)
    expect(worker(1).received).toEqual(['a again'])
    expect(log).toEqual([])
    // Without anything to keep it is terminated without being asked.
    run('b')(true)
    expect(worker(1).received).not.toContain('stop')
  })
})
