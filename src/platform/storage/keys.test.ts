import { expect, it } from 'vitest'
import { recordKey } from './keys.ts'

it('names settings and history entries', () => {
  expect(recordKey('qr-code', 'settings')).toBe('toolnook:qr-code:settings')
  expect(recordKey('qr-code', 'list', '0a')).toBe('toolnook:qr-code:list:0a')
})

it.each([
  ['quarantine', 'x'],
  ['a:b', 'x'],
  ['', 'x'],
  ['a', ''],
  ['a', 'b c'],
  ['a', 'b', ''],
])('refuses %j', (tool, name, id?: string) => {
  expect(() => recordKey(tool, name, id)).toThrow(RangeError)
})
