import { expect, it } from 'vitest'
import { maxRecent, moveToFront, readIds } from './recent-ids.ts'

it.each([null, undefined, '', '{', '{}', '"pomodoro"', '[1, null, {}]', '["../x", "A B", ""]'])(
  'reads nothing from %s',
  (text) => {
    expect(readIds(text)).toEqual([])
  },
)

it('reads each id once, and no more than are shown', () => {
  expect(readIds('["pomodoro","qr-generator","pomodoro"]')).toEqual(['pomodoro', 'qr-generator'])
  expect(readIds(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f']))).toHaveLength(maxRecent)
})

it('moves what is used to the front and drops the oldest', () => {
  expect(moveToFront(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b'])
  expect(moveToFront(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})
