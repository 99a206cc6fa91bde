import { expect, test } from 'vitest'
import { type BatchItem, type ItemState, sumsOf } from '../batch/batch-state.ts'
import { batchItem } from '../testing/batch-item.ts'
import { isProcessedAgain } from './use-previous-results.ts'

type Result = { readonly blob: Blob }

const done: ItemState<Result> = { state: 'done', result: { blob: new Blob(['x']) } }
const failed: ItemState<Result> = { state: 'failed', error: { kind: 'unexpected' } }
const waiting: ItemState<Result> = { state: 'waiting' }
const one = new File(['1'], 'one.png')
const other = new File(['2'], 'other.png')
const item = (file: File, work: ItemState<Result>, page = 0) => batchItem({ id: 1, file, work, page })
const overview = (...items: readonly BatchItem<Result>[]) => ({ items, sums: sumsOf(items) })

test.each([
  ['the same files', [done, done], [item(one, waiting), item(other, waiting)], true],
  ['one of them first', [done, done], [item(one, waiting), item(other, done)], true],
  ['files of which one had failed', [failed, done], [item(one, waiting), item(other, waiting)], true],
  ['files that all had failed', [failed, failed], [item(one, waiting), item(other, waiting)], false],
  ['one file less', [done, done], [item(one, waiting)], false],
  ['another order', [done, done], [item(other, waiting), item(one, waiting)], false],
  ['another page of a file', [done, done], [item(one, waiting, 1), item(other, done)], false],
] as const)('processed again: %s', (_, [first, second], now, expected) => {
  expect(isProcessedAgain(overview(item(one, first), item(other, second)), { items: now })).toBe(expected)
})

test('files of which none was there before are not processed again', () => {
  expect(isProcessedAgain(overview(), { items: [item(one, waiting)] })).toBe(false)
  expect(isProcessedAgain(overview(), { items: [] })).toBe(false)
})
