import { expect, it } from 'vitest'
import { sessionMarks } from './marks.ts'

const done = (completed: number, running: number) =>
  sessionMarks(completed, running).map((set) => set.map((mark) => mark.done))

it('marks completed sessions, the one that runs, and those up to the longer break', () => {
  expect(done(0, 0)).toEqual([[0, 0, 0, 0]])
  expect(done(2, 0.25)).toEqual([[1, 1, 0.25, 0]])
  expect(done(4, 0)).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ])
})

it('shows the last three sets of a long day', () => {
  expect(done(13, 0.5)).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 0.5, 0, 0],
  ])
  expect(done(100_000, 0)).toHaveLength(3)
})

it('numbers the sessions of the day', () => {
  expect(sessionMarks(13, 0).map(([first]) => first?.session)).toEqual([5, 9, 13])
})
