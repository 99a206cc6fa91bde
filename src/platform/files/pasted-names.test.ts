import { expect, test } from 'vitest'
import { namePasted } from './pasted-names.ts'

const at = new Date(2026, 0, 31, 9, 5, 7)
const named = (name: string, type = 'image/png') => new File(['bytes'], name, { type })

test('screenshots are named after the time, each differently', () => {
  const files = namePasted([named('image.png'), named(''), named('image.jpeg', 'image/jpeg')], at)
  expect(files.map(({ name }) => name)).toEqual([
    '2026-01-31 09.05.07.png',
    '2026-01-31 09.05.07 (2).png',
    '2026-01-31 09.05.07 (3).jpg',
  ])
  expect(files.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/jpeg'])
})

test('files with a name of their own keep it, and are the same files', async () => {
  const file = named('holiday.png')
  expect(namePasted([file], at)).toEqual([file])
  expect(await namePasted([named('')], at)[0]?.text()).toBe('bytes')
})
