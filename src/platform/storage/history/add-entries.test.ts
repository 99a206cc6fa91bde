import { string } from 'valibot'
import { expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { createFakeClock } from '../../testing/clock.ts'
import { createFakeArea } from '../../testing/storage.ts'
import { firstVersion } from '../records/versions.ts'
import { addEntries, undoAddition } from './add-entries.ts'
import { createHistory } from './history.ts'

function listOf(maxEntries: number) {
  let serial = 0
  const newId = () => {
    serial += 1
    return `id${serial}`
  }
  const history = createHistory(
    {
      store: declareStores('tool', { list: { kind: 'history' } }).list,
      versions: firstVersion(string()),
      maxEntries,
    },
    { area: createFakeArea(), clock: createFakeClock(), newId },
  )
  return { history, values: () => history.read().entries.map(({ value }) => value) }
}

it('returns entries evicted by the limit, and restores them in order', () => {
  const { history, values } = listOf(3)
  expect(addEntries(history, ['a', 'b', 'c']).evicted).toEqual([])
  const addition = addEntries(history, ['d', 'e'])
  expect(values()).toEqual(['e', 'd', 'c'])
  expect(addition.evicted).toHaveLength(2)
  undoAddition(history, addition)
  expect(values()).toEqual(['c', 'b', 'a'])
})

it('does not return new entries that were evicted by others added with them', () => {
  const { history, values } = listOf(2)
  expect(addEntries(history, ['a', 'b', 'c']).evicted).toEqual([])
  expect(values()).toEqual(['c', 'b'])
})

it('does not remove entries that were added since', () => {
  const { history, values } = listOf(2)
  addEntries(history, ['a', 'b'])
  const addition = addEntries(history, ['c'])
  addEntries(history, ['d'])
  undoAddition(history, addition)
  expect(values()).toEqual(['d', 'a'])
})
