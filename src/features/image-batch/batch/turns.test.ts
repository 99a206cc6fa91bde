import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('createTurns runs as many at once as allowed, in order, and drops those that give up', async () => {
  const turns = createTurns(2)
  const ran: number[] = []
  for (const id of [1, 2, 3, 4, 5]) turns.take(id, () => ran.push(id))
  expect(ran).toEqual([1, 2])
  turns.end(4)
  await Promise.resolve()
  expect(ran).toEqual([1, 2])
  turns.end(1)
  await Promise.resolve()
  expect(ran).toEqual([1, 2, 3])
  turns.take(2, () => ran.push(2))
  expect(ran).toEqual([1, 2, 3, 2])
  turns.end(2)
  await Promise.resolve()
  expect(ran).toEqual([1, 2, 3, 2, 5])
})

test('none runs that ends together with the one that it waits for', async () => {
  const turns = createTurns(1)
  const ran: number[] = []
  for (const id of [1, 2, 3]) turns.take(id, () => ran.push(id))
  for (const id of [1, 2, 3]) turns.end(id)
  await Promise.resolve()
  expect(ran).toEqual([1])
})
