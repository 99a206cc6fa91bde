import { afterEach, expect, it, vi } from 'vitest'
import type { CopyAnswer, CopyRequest } from '../../lib/offline/copy-requests.ts'
import { saveWholeSite, stopSaving, wholeSiteSaving } from './save-whole-site.ts'

const ask = vi.hoisted(() => vi.fn<(request: CopyRequest, signal?: AbortSignal) => Promise<unknown>>())
vi.mock('./ask-worker.ts', () => ({ askWorker: ask }))

const answer = (missingBytes: number, failure?: CopyAnswer['failure']): CopyAnswer => ({
  build: 'b',
  page: 'part',
  missingFiles: missingBytes / 100,
  missingBytes,
  ...(failure ? { failure } : {}),
})
const answers = (...all: (CopyAnswer | undefined)[]) => {
  for (const each of all) ask.mockResolvedValueOnce(each)
}
const seen: unknown[] = []
wholeSiteSaving.subscribe(() => seen.push(wholeSiteSaving.read()))
afterEach(() => {
  ask.mockReset()
  seen.length = 0
})

it('asks for one step after the other until nothing is missing', async () => {
  answers(answer(300), answer(100), answer(0))
  await saveWholeSite('/')
  expect(seen).toEqual([
    { kind: 'saving', doneBytes: 0, totalBytes: 300 },
    { kind: 'saving', doneBytes: 200, totalBytes: 300 },
    { kind: 'idle' },
  ])
  expect(ask.mock.calls.map(([{ kind }]) => kind)).toEqual(['read-copy', 'save-more', 'save-more'])
})

it.each(['network', 'storage', 'other-build'] as const)('ends with a reason: %s', async (failure) => {
  answers(answer(300), answer(200, failure))
  await saveWholeSite('/')
  expect(wholeSiteSaving.read()).toEqual({ kind: 'failed', why: failure })
})

it('ends where no service worker answers', async () => {
  answers(undefined)
  await saveWholeSite('/')
  expect(wholeSiteSaving.read()).toEqual({ kind: 'failed', why: 'no-worker' })
})

it('goes on with the worker that replaces the one it has asked, also if that lacks more', async () => {
  answers(answer(300), undefined, answer(500), answer(0))
  await saveWholeSite('/')
  expect(seen).toEqual([
    { kind: 'saving', doneBytes: 0, totalBytes: 300 },
    { kind: 'saving', doneBytes: 0, totalBytes: 500 },
    { kind: 'idle' },
  ])
  expect(ask.mock.calls.map(([{ kind }]) => kind)).toEqual([
    'read-copy',
    'save-more',
    'save-more',
    'save-more',
  ])
})

it('ends where no worker answers any more', async () => {
  answers(answer(300), undefined, undefined)
  await saveWholeSite('/')
  expect(wholeSiteSaving.read()).toEqual({ kind: 'failed', why: 'no-worker' })
})

it('is no failure when it is stopped before the worker is asked', async () => {
  answers(answer(300))
  ask.mockImplementationOnce(async () => {
    stopSaving()
    return undefined
  })
  await saveWholeSite('/')
  expect(wholeSiteSaving.read()).toEqual({ kind: 'idle' })
})

it('is stopped, and runs once at a time', async () => {
  answers(answer(300))
  ask.mockImplementationOnce(async (_, signal) => {
    stopSaving()
    expect(signal?.aborted).toBe(true)
    return answer(200, 'stopped')
  })
  await Promise.all([saveWholeSite('/'), saveWholeSite('/')])
  expect(wholeSiteSaving.read()).toEqual({ kind: 'idle' })
  expect(ask).toHaveBeenCalledTimes(2)
})
