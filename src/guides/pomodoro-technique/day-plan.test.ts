import { expect, it } from 'vitest'
import { dayPlan } from './day-plan.ts'

it('puts a longer break after each fourth pomodoro and none at the end', () => {
  expect(dayPlan(1)).toEqual([{ kind: 'work', start: 0, minutes: 25 }])
  expect(dayPlan(5).map(({ kind }) => kind)).toEqual([
    ...['work', 'short', 'work', 'short', 'work', 'short', 'work', 'long', 'work'],
  ])
})

it('follows on without gaps', () => {
  const plan = dayPlan(12)
  for (const [place, { start }] of plan.entries()) {
    const before = plan[place - 1]
    expect(start).toBe(before ? before.start + before.minutes : 0)
  }
  expect(plan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(12 * 25 + 9 * 5 + 2 * 15)
})
