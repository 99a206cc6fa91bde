import { afterEach, expect, it, vi } from 'vitest'
import { readLock, setLock } from './offline-lock.ts'

const request = vi.hoisted(() => vi.fn<(worker: unknown, message: string) => Promise<unknown>>())
vi.mock('../workers/request-reply.ts', () => ({ requestReply: request }))

const controller = {}

/** A page under a service worker that replies so. */
function controlledBy(reply: (message: string) => unknown): void {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  request.mockImplementation(async (worker, message) => (worker === controller ? reply(message) : undefined))
}

afterEach(() => {
  request.mockReset()
  vi.unstubAllGlobals()
})

it.each([true, false])('reads the state that the service worker reports: %s', async (locked) => {
  controlledBy((message) => message === 'is-locked' && locked)
  expect(await readLock()).toBe(locked)
})

it.each([
  [true, 'lock'],
  [false, 'unlock'],
])('setting it to %s asks for "%s", and resolves with the state afterwards', async (locked, expected) => {
  controlledBy((message) => (message === expected ? locked : !locked))
  expect(await setLock(locked)).toBe(locked)
})

it('there is none where no service worker controls the page', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(await readLock()).toBeUndefined()
  vi.stubGlobal('navigator', {})
  expect(await readLock()).toBeUndefined()
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['ends without a reply', undefined],
  ['does not know it', { missingFiles: 0 }],
])('there is none where the service worker %s', async (_, reply) => {
  controlledBy(() => reply)
  expect(await readLock()).toBeUndefined()
})
