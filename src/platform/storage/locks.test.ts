import { expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeLockSource } from '../testing/locks.ts'
import { createLocks } from './locks.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs in one of two tabs, and is held for the returned time', async () => {
  const clock = createFakeClock()
  const source = createFakeLockSource()
  const [first, second] = [createLocks(() => source, clock), createLocks(() => source, clock)]
  let ran = 0
  const run = () => {
    ran += 1
    return 5000
  }
  expect(await Promise.all([first.claim('end', run), second.claim('end', run)])).toEqual([true, false])
  expect(ran).toBe(1)
  clock.advance(4999)
  await settled()
  expect(await second.claim('end', run)).toBe(false)
  clock.advance(1)
  await settled()
  expect(await second.claim('end', run)).toBe(true)
})

it('is released at once without a hold time', async () => {
  const source = createFakeLockSource()
  const locks = createLocks(() => source, createFakeClock())
  expect(await locks.claim('end', () => 0)).toBe(true)
  await settled()
  expect(source.held.size).toBe(0)
})

it('runs where the browser has no locks', async () => {
  let ran = false
  const locks = createLocks(() => undefined, createFakeClock())
  const response = await locks.claim('end', () => {
    ran = true
    return 1000
  })
  expect([response, ran]).toEqual([true, true])
})

it('rejects with the error of the callback', async () => {
  const locks = createLocks(() => createFakeLockSource(), createFakeClock())
  const failing = locks.claim('end', () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
})

it('runs where the browser denies locks', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const locks = createLocks(() => refusing, createFakeClock())
  let ran = 0
  expect(await locks.claim('end', () => ++ran)).toBe(true)
  expect(ran).toBe(1)
})
