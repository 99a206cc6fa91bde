import { expect, test } from 'vitest'
import { trialProgress } from './trial-progress.ts'
import type { Progress } from './worker-messages.ts'

const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']

test('it never goes back nor reaches the end, however many trials there are, and names the next photo', () => {
  const reports: Progress[] = []
  const progress = trialProgress(names, 12, (report) => reports.push(report))
  progress.reading(1)
  for (let trial = 0; trial < 20; trial += 1)
    for (const index of names.keys()) {
      progress.encoding(index)
      progress.reading(index)
    }
  expect(reports[0]).toEqual({ done: 0, total: 4, name: 'b.jpg', next: 1 })
  const done = reports.map((report) => report.done)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.at(-1)).toBe(3)
})

test('nothing but reading is no progress', () => {
  const reports: Progress[] = []
  const progress = trialProgress(names, 0, (report) => reports.push(report))
  for (const index of names.keys()) progress.reading(index)
  expect(reports.map(({ done, next }) => [done, next])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ])
})
