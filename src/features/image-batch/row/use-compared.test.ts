import { expect, test } from 'vitest'
import { unedited } from '../../../lib/image/pixels/edit.ts'
import type { ItemState } from '../batch/batch-state.ts'
import { batchItem } from '../testing/batch-item.ts'
import { comparedOf } from './use-compared.ts'

const item = (id: number, work: ItemState<string>) => batchItem({ id, work })
const done = (id: number, result: string) => item(id, { state: 'done', result })
const idOf = (compared: ReturnType<typeof comparedOf<string>>) =>
  compared && [compared.item.id, compared.result]

test('comparedOf returns the first result until another one is chosen', () => {
  const items = [item(1, { state: 'waiting' }), done(2, 'two'), done(3, 'three')]
  expect(idOf(comparedOf(items, null, null))).toEqual([2, 'two'])
  expect(idOf(comparedOf(items, 3, null))).toEqual([3, 'three'])
  expect(comparedOf(items.slice(0, 1), null, null)).toBeNull()
})

test('comparedOf returns the previous result of an item while it is processed again', () => {
  const last = { id: 2, result: 'old', edit: { crop: null, turns: 3 }, page: 2 } as const
  for (const work of [
    { state: 'waiting' },
    { state: 'working', stage: 'decoding', early: null },
  ] satisfies ItemState<string>[])
    expect(comparedOf([done(1, 'one'), item(2, work)], 2, last)).toMatchObject({
      item: { id: 2 },
      result: 'old',
      edit: { turns: 3 },
      page: 2,
      isRenewing: true,
    })
  const early = item(2, { state: 'working', stage: 'improving', early: 'new' })
  expect(comparedOf([done(1, 'one'), early], 2, last)).toMatchObject({
    result: 'new',
    edit: unedited,
    isRenewing: false,
  })
})

test('comparedOf drops the previous result when its item is removed, fails or is stopped', () => {
  const last = { id: 2, result: 'old', edit: unedited, page: 0 }
  const failed = item(2, { state: 'failed', error: { kind: 'unexpected' } })
  const stopped = item(2, { state: 'stopped', early: null, reason: 'cancelled' })
  for (const others of [[], [failed], [stopped]]) {
    expect(comparedOf(others, 2, last)).toBeNull()
    expect(idOf(comparedOf([done(1, 'one'), ...others], 2, last))).toEqual([1, 'one'])
  }
})
