import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const files = (count: number, action?: object) =>
  Array.from({ length: count }, (_, id) => ({ id, ...(action && { action }) }))
const ids = (
  lists: readonly { readonly title: string; readonly files: readonly { readonly id: number }[] }[],
) => lists.map(({ title, files: listed }) => [title, ...listed.map(({ id }) => id)])

test('a few files are all shown', () => {
  const { shown, others } = shortened([
    { title: 'a', files: files(1) },
    { title: 'b', files: files(2) },
  ])
  expect(ids(shown)).toEqual([
    ['a', 0],
    ['b', 0, 1],
  ])
  expect(others).toEqual([])
})

test('of many the first of each list is shown', () => {
  const { shown, others } = shortened([
    { title: 'a', files: files(1) },
    { title: 'b', files: files(3) },
  ])
  expect([ids(shown), ids(others)]).toEqual([
    [
      ['a', 0],
      ['b', 0],
    ],
    [['b', 1, 2]],
  ])
  expect(
    ids(
      shortened([
        { title: 'a', files: files(5) },
        { title: 'b', files: [] },
      ]).shown,
    ),
  ).toEqual([['a', 0]])
})

test('what can be recovered comes first', () => {
  const mixed = [...files(3), { id: 9, action: {} }]
  expect(ids(shortened([{ title: 'a', files: mixed }]).shown)).toEqual([['a', 9]])
})

test('so does their list', () => {
  const { shown } = shortened([
    { title: 'a', files: files(3) },
    { title: 'b', files: files(2, {}) },
  ])
  expect(ids(shown)).toEqual([
    ['b', 0],
    ['a', 0],
  ])
})
