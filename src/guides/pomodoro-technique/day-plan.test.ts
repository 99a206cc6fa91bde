import { expect, it } from 'vitest'
import { dayPlan } from './day-plan.ts'

it('has a longer break after every fourth pomodoro and none at the end', () => {
  expect(dayPlan(1)).toEqual([{ kind: 'work', start: 0, minutes: 25 }])
  expect(dayPlan(5).map(({ kind }) => kind)).toEqual([
    ...['work', 'short', 'work', 'short', 'work', 'short', 'work', 'long', 'work'],
  ])
})

it('has no gaps', () => {
  const plan = dayPlan(12)
  for (const [index, { start }] of plan.entries()) {
    const previous = plan[index - 1]
    expect(start).toBe(previous ? previous.start + previous.minutes : 0)
  }
  expect(plan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(12 * 25 + 9 * 5 + 2 * 15)
})
