import { maxLength, number, object, pipe, string } from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { openPreset } from '../../open-preset.ts'
import { createFakeClock } from '../../testing/clock.ts'
import { createBlockedArea, createFakeDevice, securityError } from '../../testing/storage.ts'
import type { StorageArea } from '../area/area.ts'
import { firstVersion } from '../records/versions.ts'
import { createSettings } from './settings.ts'

const versions = firstVersion(object({ text: string() })).next(
  object({ text: pipe(string(), maxLength(20)), size: number() }),
  ({ text }) => ({ text, size: 256 }),
)
const key = 'toolnook:qr-code:settings'
const initial = { text: '', size: 128 }
const clock = createFakeClock(1000)
const open = (area: StorageArea) =>
  createSettings(
    { store: declareStores('qr-code', { settings: { kind: 'settings' } }).settings, versions, initial },
    { area, clock },
  )
const on = (text?: string) => {
  const device = createFakeDevice(text === undefined ? {} : { [key]: text })
  return { device, settings: open(device.openTab().area) }
}

describe('settings', () => {
  it('start with the initial value without writing it', () => {
    const { device, settings } = on()
    expect(settings.read()).toBe(initial)
    expect(settings.mode.read()).toBe('saved')
    expect(device.records.size).toBe(0)
  })

  it('are restored in the next tab', () => {
    const { device, settings } = on()
    settings.write({ text: 'a', size: 1 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"a","size":1}}')
    const next = open(device.openTab().area)
    expect(next.read()).toEqual({ text: 'a', size: 1 })
    expect(next.read()).toBe(next.read())
  })

  it('are the same object that was written until another tab writes', () => {
    const { device, settings } = on()
    const value = { text: 'a', size: 1 }
    settings.write(value)
    expect(settings.read()).toBe(value)
    open(device.openTab().area).write({ text: 'b', size: 1 })
    expect(settings.read()).toEqual({ text: 'b', size: 1 })
  })

  it('migrate an older version, and write it only when something changes', () => {
    const old = '{"v":1,"d":{"text":"a"}}'
    const { device, settings } = on(old)
    settings.subscribe(() => {})
    expect(settings.read()).toEqual({ text: 'a', size: 256 })
    expect(device.records.get(key)).toBe(old)
    settings.write({ text: 'b', size: 256 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"b","size":256}}')
  })

  it('follow another tab', () => {
    const { device, settings } = on()
    const seen: number[] = []
    const leave = settings.subscribe(() => seen.push(settings.read().size))
    const other = open(device.openTab().area)
    other.write({ text: '', size: 3 })
    other.reset()
    device.openTab().area.set('toolnook:other:settings', '1')
    other.write({ text: '', size: 5 })
    device.clear()
    leave()
    other.write({ text: '', size: 4 })
    expect(seen).toEqual([3, 128, 5, 128])
    expect(settings.read().size).toBe(4)
  })
})

describe('the visit of other settings', () => {
  it('shows them without storing them, and ends with the own ones', () => {
    const stored = '{"v":2,"d":{"text":"own","size":1}}'
    const { device, settings } = on(stored)
    const seen: string[] = []
    settings.subscribe(() => seen.push(settings.read().text))
    settings.visit({ text: 'link', size: 2 })
    expect(device.records.get(key)).toBe(stored)
    // Another tab does not end it.
    open(device.openTab().area).write({ text: 'other', size: 3 })
    settings.visit(undefined)
    expect(seen).toEqual(['link', 'link', 'other'])
  })

  it('ends when others are written or deleted', () => {
    const { device, settings } = on()
    settings.visit({ text: 'link', size: 2 })
    settings.write({ ...settings.read(), size: 3 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"link","size":3}}')
    settings.visit(undefined)
    expect(settings.read()).toEqual({ text: 'link', size: 3 })
    settings.visit({ text: 'link', size: 4 })
    settings.reset()
    expect(settings.read()).toBe(initial)
  })
})

describe('the visit of settings of which only changes are stored', () => {
  it('goes on when others are written, and leaves the own ones as they were but for these', () => {
    const { device, settings } = on('{"v":2,"d":{"text":"own","size":1}}')
    const seen: unknown[] = []
    settings.subscribe(() => seen.push(settings.read()))
    settings.visit({ text: 'preset', size: 2 }, true)
    settings.write({ text: 'preset', size: 3 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"own","size":3}}')
    // As the own one is already: nothing new is stored, and still it is shown.
    settings.write({ text: 'own', size: 3 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"own","size":3}}')
    expect(seen.at(-1)).toEqual({ text: 'own', size: 3 })
    settings.write({ text: 'preset', size: 3 })
    settings.visit(undefined)
    expect(settings.read()).toEqual({ text: 'preset', size: 3 })
  })

  it('writes the initial ones with the change where nothing was stored', () => {
    const { device, settings } = on()
    settings.visit({ text: 'preset', size: 2 }, true)
    settings.write({ text: 'preset', size: 3 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"","size":3}}')
  })
})

describe('settings of a newer version', () => {
  const newer = '{"v":3,"d":{"content":"precious"}}'

  it('are never overwritten, which is reported', () => {
    const { device, settings } = on(newer)
    const seen: string[] = []
    settings.subscribe(() => seen.push(settings.read().text))
    expect(settings.mode.read()).toBe('newer')
    expect(settings.read()).toBe(initial)
    settings.write({ text: 'here', size: 1 })
    expect(settings.read()).toEqual({ text: 'here', size: 1 })
    settings.reset()
    expect(settings.read()).toEqual(initial)
    expect(seen).toEqual(['here', ''])
    expect([...device.records]).toEqual([[key, newer]])
  })

  it('are recognised when another tab saves them meanwhile', () => {
    const { device, settings } = on()
    settings.write({ text: 'a', size: 1 })
    const seen: string[] = []
    settings.mode.subscribe(() => seen.push(settings.mode.read()))
    const there = device.openTab().area
    there.set(key, newer)
    settings.write({ text: 'b', size: 1 })
    expect(device.records.get(key)).toBe(newer)
    there.remove(key)
    expect(settings.read()).toBe(initial)
    expect(seen).toEqual(['newer', 'newer', 'saved'])
  })
})

describe('an invalid record', () => {
  const broken = ['{', 'null', '[]', '1', '"a"', '{"v":2}', '{"d":{}}', '{"v":2,"d":{"text":1,"size":1}}', '']
  const inherited = [
    '{"__proto__":{"v":2,"d":{"text":"a","size":1}}}',
    '{"v":2,"d":{"__proto__":{"text":"a"}}}',
  ]

  it.each([...broken, ...inherited])('is not read: %s', (text) => {
    const { device, settings } = on(text)
    expect(settings.read()).toBe(initial)
    expect([...device.records.keys()], 'reading writes nothing').toEqual([key])
    settings.subscribe(() => {})
    expect([...device.records.keys()]).toEqual([`toolnook:quarantine:${key}`])
    expect(settings.read()).toBe(initial)
  })

  it('is moved to quarantine before it is overwritten', () => {
    const { device, settings } = on('{')
    settings.write({ text: 'a', size: 1 })
    expect([...device.records.keys()].sort()).toEqual([`toolnook:quarantine:${key}`, key].sort())
  })
})

it('do not store a value that does not match the schema', () => {
  const { device, settings } = on('{"v":2,"d":{"text":"good","size":1}}')
  const unfit = { text: 'more than twenty characters', size: 1 }
  let notified = 0
  settings.subscribe(() => {
    notified += 1
  })
  settings.write(unfit)
  expect(notified).toBe(1)
  expect(settings.read()).toEqual(unfit)
  expect(device.records.get(key)).toContain('good')
  settings.write({ text: 'good', size: 1 })
  expect(settings.read().text).toBe('good')
  settings.reset()
  settings.write(unfit)
  settings.reset()
  expect(settings.read()).toBe(initial)
})

it('make room for records in memory when they are reset', () => {
  const { device, settings } = on()
  const { area } = device.openTab()
  settings.write({ text: 'a', size: 1 })
  device.capacity = 70
  const other = createSettings(
    { store: declareStores('bmi', { settings: { kind: 'settings' } }).settings, versions, initial },
    { area, clock },
  )
  other.write({ text: 'b', size: 1 })
  expect(area.isStored('toolnook:bmi:settings')).toBe(false)
  open(area).reset()
  expect(area.isStored('toolnook:bmi:settings')).toBe(true)
})

it('work in memory where storage is blocked or starts to fail', () => {
  const blocked = open(createBlockedArea())
  blocked.write({ text: 'a', size: 1 })
  expect(blocked.read()).toEqual({ text: 'a', size: 1 })
  const { device, settings } = on()
  device.failure = securityError()
  settings.write({ text: 'b', size: 1 })
  expect(settings.read()).toEqual({ text: 'b', size: 1 })
})

it('report why they are not stored, until they are', () => {
  const { device } = on()
  const { area } = device.openTab()
  const settings = open(area)
  settings.write({ text: 'more than twenty characters', size: 1 })
  expect(area.status.read()).toBe('memory-only-unfit')
  settings.write({ text: 'a', size: 1 })
  expect(area.status.read()).toBe('stored')
  device.openTab().area.set(key, '{"v":3,"d":{}}')
  settings.write({ text: 'b', size: 1 })
  expect(area.status.read()).toBe('memory-only-newer')
})

it('remove nothing when storage is full: the value is in memory only, which is reported', () => {
  const device = createFakeDevice({
    'toolnook:invoice:settings': 'x'.repeat(100),
    foreign: 'x'.repeat(100),
    'toolnook:bmi:list:new': `{"v":1,"t":20,"s":1,"d":"${'x'.repeat(60)}"}`,
    'toolnook:password:list:old': `{"v":1,"t":10,"s":9,"d":"${'x'.repeat(60)}"}`,
    'toolnook:quarantine:toolnook:bmi:list:1': '{"t":1,"raw":"{"}',
  })
  const before = new Map(device.records)
  device.capacity = [...device.records].reduce((size, [k, text]) => size + k.length + text.length, 0)
  const { area } = device.openTab()
  const settings = open(area)
  settings.write({ text: 'a', size: 1 })
  expect(settings.read()).toEqual({ text: 'a', size: 1 })
  expect(device.records).toEqual(before)
  expect(area.status.read()).toBe('memory-only-full')
})

it('do not overwrite an unreadable record for which there is no room in quarantine', () => {
  const { device } = on('{')
  device.capacity = key.length + 1
  const { area } = device.openTab()
  const settings = open(area)
  settings.subscribe(() => {})
  for (const text of ['a', 'b']) {
    settings.write({ text, size: 1 })
    expect(settings.read()).toEqual({ text, size: 1 })
  }
  expect([...device.records]).toEqual([[key, '{']])
  expect(area.status.read()).toBe('memory-only-full')
})

describe('on the page of a preset', () => {
  afterEach(() => openPreset.set(undefined))

  it('show its settings from the first render on, and store what is changed alone', () => {
    openPreset.set({ tool: 'qr-code', settings: { size: 512, unknown: true } })
    const { device, settings } = on('{"v":2,"d":{"text":"own","size":1}}')
    expect(settings.initial).toEqual({ text: '', size: 512 })
    expect(settings.initial).toBe(settings.initial)
    expect(settings.read()).toEqual({ text: 'own', size: 512 })
    expect(settings.read()).toBe(settings.read())
    settings.write({ ...settings.read(), text: 'changed' })
    expect(settings.read()).toEqual({ text: 'changed', size: 512 })
    expect(device.records.get(key)).toBe('{"v":2,"d":{"text":"changed","size":1}}')
    settings.visit(undefined)
    openPreset.set(undefined)
    expect(settings.read()).toEqual({ text: 'changed', size: 1 })
  })

  it('show nothing of a preset of another tool', () => {
    openPreset.set({ tool: 'other', settings: { size: 512 } })
    expect(on().settings.initial).toBe(initial)
  })
})
