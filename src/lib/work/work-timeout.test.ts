import { expect, test } from 'vitest'
import { workTimeoutMs } from './work-timeout.ts'

test('work gets a minute, and more for each megabyte and megapixel', () => {
  expect(workTimeoutMs()).toBe(60_000)
  expect(workTimeoutMs({ bytes: 5_000_000 })).toBe(65_000)
  expect(workTimeoutMs({ bytes: 5_000_000, pixels: 12_000_000 })).toBe(125_000)
  expect(workTimeoutMs({ pixels: 4_000_000 }, 4)).toBe(140_000)
})
