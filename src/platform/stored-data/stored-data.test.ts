import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBlockedArea, createFakeArea, createFakeDevice, quotaError } from '../testing/storage.ts'
import { applyChange, undoChange } from './apply-change.ts'
import { createStoredRecords } from './stored-records.ts'

const initial = { 'toolnook:a:settings': 'one', 'toolnook:a:history:1': 'two', darkMode: 'true', other: 'x' }
const write = [
  { key: 'toolnook:a:settings', text: 'three' },
  { key: 'toolnook:a:history:2', text: 'four' },
]

describe('a change of many records', () => {
  it('is applied atomically and can be undone exactly', () => {
    const device = createFakeDevice(initial)
    const { area } = device.openTab()
    const outcome = applyChange(area, { write, remove: ['darkMode', 'toolnook:a:history:1', 'missing'] })
    expect(Object.fromEntries(device.records)).toEqual({
      'toolnook:a:settings': 'three',
      'toolnook:a:history:2': 'four',
      other: 'x',
    })
    if (outcome.kind !== 'done') throw new Error('It should have been stored')
    expect(undoChange(area, outcome.undo)).toMatchObject({ kind: 'done', skipped: 0 })
    expect(Object.fromEntries(device.records)).toEqual(initial)
  })

  it('is undone except for records that were changed since', () => {
    const device = createFakeDevice(initial)
    const { area } = device.openTab()
    const outcome = applyChange(area, { write, remove: ['darkMode', 'toolnook:a:history:1'] })
    if (outcome.kind !== 'done') throw new Error('It should have been stored')
    const elsewhere = device.openTab().area
    elsewhere.set('toolnook:a:settings', 'edited')
    elsewhere.set('darkMode', 'false')
    elsewhere.remove('toolnook:a:history:2')
    expect(undoChange(area, outcome.undo)).toMatchObject({ kind: 'done', skipped: 2 })
    expect(Object.fromEntries(device.records)).toEqual({
      'toolnook:a:settings': 'edited',
      'toolnook:a:history:1': 'two',
      darkMode: 'false',
      other: 'x',
    })
  })

  it('changes nothing if storage is full, at whichever record it fails', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 20 })),
        fc.array(
          fc.record({ key: fc.constantFrom('a', 'b', 'c', 'e', 'f'), text: fc.string({ maxLength: 30 }) }),
          {
            maxLength: 6,
          },
        ),
        fc.subarray(['a', 'b', 'c', 'd']),
        fc.integer({ min: 0, max: 60 }),
        (before, records, remove, room) => {
          const device = createFakeDevice(before)
          const used = Object.entries(before).reduce((sum, [key, text]) => sum + key.length + text.length, 0)
          device.capacity = used + room
          const outcome = applyChange(device.openTab().area, { write: records, remove })
          if (outcome.kind === 'refused') expect(Object.fromEntries(device.records)).toEqual(before)
          else
            for (const { key, text } of new Map(records.map((r) => [r.key, r])).values())
              expect(device.records.get(key)).toBe(text)
        },
      ),
    )
  })

  it('stores records held in memory once there is room', () => {
    const device = createFakeDevice(initial)
    const { area } = device.openTab()
    device.capacity = 0
    area.set('toolnook:a:draft', 'four')
    device.capacity = [...device.records].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    expect(applyChange(area, { write: [], remove: ['toolnook:a:history:1'] }).kind).toBe('done')
    expect(device.records.get('toolnook:a:draft')).toBe('four')
  })

  it('reports why it failed', () => {
    const full = createFakeDevice(initial)
    const { area } = full.openTab()
    full.failure = quotaError()
    expect(applyChange(area, { write, remove: [] })).toEqual({ kind: 'refused', why: 'memory-only-full' })
    full.failure = undefined
    expect(Object.fromEntries(full.records)).toEqual(initial)
    expect(applyChange(createBlockedArea(), { write, remove: [] })).toEqual({
      kind: 'refused',
      why: 'memory-only-blocked',
    })
  })
})

describe('the records of this site', () => {
  it('are listed without those of other sites, and follow every change', () => {
    const area = createFakeArea(initial)
    const records = createStoredRecords(area)
    let notified = 0
    const leave = records.subscribe(() => {
      notified += 1
    })
    const before = records.read()
    expect(before.map(({ key }) => key)).toEqual(['darkMode', 'toolnook:a:history:1', 'toolnook:a:settings'])
    expect(records.read()).toBe(before)
    area.set('toolnook:a:settings', 'new')
    expect(notified).toBe(1)
    expect(records.read()).toContainEqual({ key: 'toolnook:a:settings', text: 'new' })
    leave()
  })
})
