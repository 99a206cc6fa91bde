import { expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { recordKey } from './keys.ts'

const store = (owner: string, name: string) => {
  const declared = declareStores(owner, { [name]: { kind: 'history' } })[name]
  if (declared === undefined) throw new Error(`${name} was not declared`)
  return declared
}

it('names settings and history entries', () => {
  expect(recordKey(store('qr-code', 'settings'))).toBe('toolnook:qr-code:settings')
  expect(recordKey(store('qr-code', 'list'), '0a')).toBe('toolnook:qr-code:list:0a')
})

it.each([
  ['quarantine', 'x'],
  ['a:b', 'x'],
  ['', 'x'],
  ['a', ''],
  ['a', 'b c'],
  ['a', 'b', ''],
])('refuses %j', (owner, name, id?: string) => {
  expect(() => recordKey(store(owner, name), id)).toThrow(RangeError)
})
