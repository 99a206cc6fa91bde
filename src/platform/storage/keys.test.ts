import { expect, it } from 'vitest'
import { isHistoryKey, recordKey } from './keys.ts'

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

it.each([
  ['toolnook:qr:list:1', true],
  ['toolnook:qr:list:__proto__', true],
  ['toolnook:qr:settings', false],
  ['toolnook:quarantine:toolnook:qr', false],
  ['toolnook:quarantine:toolnook:qr:list:1', false],
  ['other:qr:list:1', false],
  ['darkMode', false],
])('%s is a history entry: %s', (key, is) => {
  expect(isHistoryKey(key)).toBe(is)
})
