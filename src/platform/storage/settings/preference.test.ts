import { expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { createFakeClock } from '../../testing/clock.ts'
import { createBlockedArea, createFakeArea, createFakeDevice } from '../../testing/storage.ts'
import type { StorageArea } from '../area/area.ts'
import { createPreference, isBoolean } from './preference.ts'

const backend = (area: StorageArea) => ({ area, clock: createFakeClock(0) })
const darkMode = (area: StorageArea) => createPreference(backend(area), 'darkMode', false, isBoolean)

it('writes a bare JSON boolean under exactly its key', () => {
  const device = createFakeDevice()
  darkMode(device.openTab().area).write(true)
  expect([...device.records]).toEqual([['darkMode', 'true']])
  expect(darkMode(device.openTab().area).read()).toBe(true)
})

it.each(['"true"', '1', 'null', '', 'TRUE', 'yes', '[true]', '{"__proto__":true}', 'tru', 'undefined'])(
  'takes %s for unset',
  (text) => {
    expect(darkMode(createFakeArea({ darkMode: text })).read()).toBe(false)
  },
)

it('follows other tabs and ignores other keys', () => {
  const device = createFakeDevice()
  const [here, there] = [darkMode(device.openTab().area), device.openTab().area]
  const seen: boolean[] = []
  const leave = here.subscribe(() => seen.push(here.read()))
  there.set('darkMode', 'true')
  there.set('toolnook:other', '1')
  here.write(false)
  device.clear()
  leave()
  there.set('darkMode', 'true')
  expect(seen).toEqual([true, false, false])
})

it('returns the same reference until it changes', () => {
  const isList = (value: unknown): value is string[] => Array.isArray(value)
  const recent = createPreference<string[]>(
    backend(createFakeArea()),
    declareStores('tool', { recent: { kind: 'settings' } }).recent,
    [],
    isList,
  )
  expect(recent.read()).toBe(recent.initial)
  recent.write(['a'])
  expect(recent.read()).toBe(recent.read())
  expect(recent.read()).toEqual(['a'])
})

it('works in memory where storage is blocked', () => {
  const preference = darkMode(createBlockedArea())
  preference.write(true)
  expect(preference.read()).toBe(true)
})

it('moves an unreadable value to quarantine when another one is chosen, not before', () => {
  const device = createFakeDevice({ darkMode: '"dim"' })
  const preference = darkMode(device.openTab().area)
  preference.subscribe(() => {})
  expect(preference.read()).toBe(false)
  expect([...device.records]).toEqual([['darkMode', '"dim"']])
  preference.write(true)
  expect([...device.records]).toEqual([
    ['toolnook:quarantine:darkMode', '{"t":0,"raw":"\\"dim\\""}'],
    ['darkMode', 'true'],
  ])
})

it('does not overwrite an unreadable value if there is no room in quarantine', () => {
  const device = createFakeDevice({ darkMode: '"dim"' })
  device.capacity = 'darkMode"dim"'.length
  const { area } = device.openTab()
  const preference = darkMode(area)
  const seen: boolean[] = []
  preference.subscribe(() => seen.push(preference.read()))
  preference.write(true)
  expect(preference.read()).toBe(true)
  expect(seen.at(-1)).toBe(true)
  expect(area.status.read()).toBe('memory-only-full')
  expect([...device.records]).toEqual([['darkMode', '"dim"']])
})
