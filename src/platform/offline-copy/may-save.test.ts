import { expect, it } from 'vitest'
import { type Conditions, maySave } from './may-save.ts'

const idle: Conditions = {
  isVisible: true,
  quietMs: 60_000,
  isBusy: false,
  saveData: false,
  line: 'wifi',
  battery: { level: 0.8, charging: false },
}

it.each<[what: string, change: Partial<Conditions>, expected: string]>([
  ['idle on Wi-Fi', {}, 'now'],
  ['on a cable', { line: 'ethernet' }, 'now'],
  ['with Save-Data', { saveData: true }, 'if-wanted'],
  ['on a mobile line', { line: 'cellular' }, 'if-wanted'],
  ['on a line of another kind', { line: 'other' }, 'if-wanted'],
  ['where the browser does not report the line', { line: undefined, saveData: undefined }, 'if-wanted'],
  ['while the visitor works', { quietMs: 4_999 }, 'later'],
  ['while something is made', { isBusy: true }, 'later'],
  ['in a hidden tab', { isVisible: false }, 'later'],
  ['with a low battery', { battery: { level: 0.19, charging: false } }, 'later'],
  ['with a low battery that is charged', { battery: { level: 0.19, charging: true } }, 'now'],
  ['where the browser reports no battery', { battery: undefined }, 'now'],
])('%s', (_, change, expected) => {
  expect(maySave({ ...idle, ...change })).toBe(expected)
})
