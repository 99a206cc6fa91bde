import { expect, test } from 'vitest'
import { createTakers } from './page-input.ts'

test('the last one comes first, and each removes itself', () => {
  const takers = createTakers<string>()
  const removeFirst = takers.add('first')
  const removeSecond = takers.add('second')
  expect(takers.all()).toEqual(['second', 'first'])
  removeFirst()
  expect(takers.all()).toEqual(['second'])
  removeSecond()
  expect(takers.all()).toEqual([])
})
