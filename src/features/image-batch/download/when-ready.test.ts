import { expect, test } from 'vitest'
import { createStore } from '../../../lib/store.ts'
import type { BatchState, ItemState } from '../batch/batch-state.ts'
import { batchItem } from '../testing/batch-item.ts'
import { whenReady } from './when-ready.ts'

type Work = ItemState<string>

const waiting: Work = { state: 'waiting' }
const working: Work = { state: 'working', stage: 'encoding', early: null }
const improving: Work = { state: 'working', stage: 'improving', early: 'early' }
const done: Work = { state: 'done', result: 'final' }
const failed: Work = { state: 'failed', error: { kind: 'unexpected' } }
const cancelled: Work = { state: 'stopped', early: null, reason: 'cancelled' }
const cancelledEarly: Work = { ...cancelled, early: 'early' }
const timedOut: Work = { state: 'stopped', early: 'early', reason: 'timed-out' }

/** Files with the ids 1, 2, …, and what each is at. */
const stateOf = (...works: readonly Work[]): BatchState<string> => ({
  items: works.map((work, index) => batchItem({ id: index + 1, work })),
  refused: [],
  checking: null,
})

/** What becomes of a wait for all files, or one of them, while these steps follow each other. */
async function outcomeOf([first = [], ...further]: readonly (readonly Work[])[], id?: number) {
  const batch = createStore(stateOf(...first))
  let outcome = 'waits'
  const got = whenReady(batch, () => 'ready', id)
  void Promise.resolve(got).then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error.name),
  )
  for (const works of further) batch.set(stateOf(...works))
  // Until all that follows from the promise has run.
  await new Promise((resolve) => setTimeout(resolve))
  return outcome
}

test.each<readonly [string, readonly (readonly Work[])[], string]>([
  ['a single file that is done', [[done]], 'ready'],
  ['a single file that is not done', [[waiting], [working], [improving]], 'waits'],
  ['a single file, for its final result', [[waiting], [improving], [done]], 'ready'],
  ['a single file that fails', [[working], [failed]], 'ready'],
  ['a single file that takes too long', [[improving], [timedOut]], 'ready'],
  ['a single file that is cancelled', [[working], [cancelled]], 'AbortError'],
  ['a single file that is cancelled after its early result', [[improving], [cancelledEarly]], 'AbortError'],
  ['a single file that was cancelled before', [[cancelledEarly]], 'ready'],
  ['a file that is removed', [[working], []], 'ready'],
  [
    'several, for the early results',
    [
      [waiting, waiting],
      [improving, working],
      [improving, improving],
    ],
    'ready',
  ],
  [
    'several, of which one is skipped',
    [
      [working, working],
      [cancelled, working],
      [cancelled, done],
    ],
    'ready',
  ],
  [
    'several that are cancelled',
    [
      [done, working],
      [done, cancelled],
    ],
    'AbortError',
  ],
])('%s', async (_, steps, expected) => {
  expect(await outcomeOf(steps)).toBe(expected)
})

test('one of several waits for itself alone', async () => {
  expect(
    await outcomeOf(
      [
        [working, waiting],
        [done, waiting],
      ],
      1,
    ),
  ).toBe('ready')
  expect(
    await outcomeOf(
      [
        [working, waiting],
        [done, waiting],
      ],
      2,
    ),
  ).toBe('waits')
  expect(
    await outcomeOf(
      [
        [working, waiting],
        [cancelled, waiting],
      ],
      1,
    ),
  ).toBe('AbortError')
})

test('what is ready is there in the same click', () => {
  expect(whenReady(createStore(stateOf(done)), () => 'ready')).toBe('ready')
})
