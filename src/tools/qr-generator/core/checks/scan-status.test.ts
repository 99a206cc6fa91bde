import { expect, it } from 'vitest'
import type { Robustness } from './robustness.ts'
import { scanStatusOf } from './scan-status.ts'

const scored = (score: number, plain: Robustness['plain'] = 'all'): Robustness => ({
  plain,
  passed: [],
  score,
})

it.each([
  [true, undefined, 'testing'],
  [true, scored(100), 'correct'],
  [true, scored(35), 'correct'],
  [true, scored(34), 'weak'],
  // One decoder reads grey on white at 1.2:1, the other does not.
  [true, scored(0, 'some'), 'weak'],
  [true, scored(0, 'none'), 'weak'],
  [false, scored(0, 'some'), 'weak'],
  [false, scored(0, 'none'), 'unread'],
  [undefined, scored(0, 'none'), 'unread'],
  [undefined, scored(100), 'correct'],
  [true, null, 'correct'],
  [false, null, 'unread'],
  [undefined, null, 'unknown'],
] as const)('scanStatusOf(%j, %j) is %s', (isRead, robustness, scanStatus) => {
  expect(scanStatusOf(isRead, robustness)).toBe(scanStatus)
})
