import { afterEach, describe, expect, it, vi } from 'vitest'
import { readLock, setLock } from './offline-lock.ts'

type Answer = (message: unknown, port: MessagePort) => void

/** A page under a service worker that answers so. */
const controlledBy = (answer: Answer) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: { postMessage: (message: unknown, [port]: [MessagePort]) => answer(message, port) },
    },
  })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('readLock', () => {
  it.each([true, false])('resolves with what the service worker answers: %s', async (locked) => {
    controlledBy((message, port) => port.postMessage(message === 'is-locked' && locked))
    expect(await readLock()).toBe(locked)
  })

  it('takes an answer that comes after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    controlledBy((_, port) => setTimeout(() => port.postMessage(true), 60_000))
    const lock = readLock()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await lock).toBe(true)
  })

  it('knows nothing where no service worker controls the page', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
    expect(await readLock()).toBeUndefined()
    vi.stubGlobal('navigator', {})
    expect(await readLock()).toBeUndefined()
  })

  it('knows nothing when the service worker ends without an answer', async () => {
    controlledBy((_, port) => port.close())
    expect(await readLock()).toBeUndefined()
  })
})

describe('setLock', () => {
  it.each([
    [true, 'lock'],
    [false, 'unlock'],
  ])('%s asks for "%s", and resolves with the state afterwards', async (locked, request) => {
    controlledBy((message, port) => port.postMessage(message === request ? locked : !locked))
    expect(await setLock(locked)).toBe(locked)
  })
})
