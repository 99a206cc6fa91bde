import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { createBlockedArea, createFakeDevice } from '../../testing/storage.ts'
import { createCode, openHistory, prefix, texts } from './testing/open-history.ts'

const otherStores = declareStores('bmi', { list: { kind: 'history' } })

describe('two tabs', () => {
  it('lose none of 400 entries written alternately', () => {
    const device = createFakeDevice()
    const tabs = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
    tabs[0]?.subscribe(() => {})
    for (let turn = 0; turn < 200; turn += 1)
      for (const [index, tab] of tabs.entries()) tab.add(createCode(`${index}-${turn}`))
    for (const tab of tabs) expect(new Set(texts(tab)).size).toBe(400)
    expect(device.records.size).toBe(400)
  })

  it('lose nothing in any interleaving, and show the same entries', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { maxLength: 40 }), fc.boolean(), (writers, follow) => {
        const device = createFakeDevice()
        const tabs = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
        if (follow) for (const tab of tabs) tab.subscribe(() => {})
        writers.forEach((tab, turn) => {
          tabs[tab]?.add(createCode(String(turn)))
        })
        const expected = writers.map((_, turn) => String(turn)).reverse()
        for (const tab of tabs) expect(texts(tab)).toEqual(expected)
      }),
    )
  })

  it('are notified of each other’s entries', () => {
    const device = createFakeDevice()
    const [here, there] = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
    const seen: string[] = []
    here.subscribe(() => seen.push(texts(here).join('')))
    there.add(createCode('a'))
    here.add(createCode('b'))
    there.add(createCode('c'))
    device.openTab().area.set('toolnook:bmi:list:1', '{}')
    device.clear()
    expect(seen).toEqual(['a', 'ba', 'cba', ''])
  })
})

describe('when storage is full', () => {
  const sizeOf = (records: ReadonlyMap<string, string>) =>
    [...records].reduce((size, [key, text]) => size + key.length + text.length, 0)

  it('removes nothing for a new entry, which is in memory only and reported', () => {
    const device = createFakeDevice({
      'toolnook:bmi:list:1': '{"v":1,"t":2,"s":1,"d":0}',
      'toolnook:quarantine:toolnook:bmi:list:2': '{"t":1,"raw":"{"}',
    })
    const { area } = device.openTab()
    const history = openHistory(area)
    expect(history.add(createCode('a'))?.saved).toBe(true)
    const before = new Map(device.records)
    device.capacity = sizeOf(device.records)
    expect(history.add(createCode('b'))).toMatchObject({ saved: false, evicted: [] })
    expect(texts(history)).toEqual(['b', 'a'])
    expect(device.records).toEqual(before)
    expect(area.status.read()).toBe('memory-only-full')
  })

  it('stores records held in memory once there is room', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    const history = openHistory(area)
    history.add(createCode('a'))
    device.capacity = sizeOf(device.records)
    history.add(createCode('b'))
    device.capacity = 1000
    history.remove('unknown')
    expect([device.records.size, area.status.read()]).toEqual([2, 'stored'])
  })

  it('evicts the oldest entry beyond the limit only if the new one fits then', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area, 2)
    for (const text of 'ab') history.add(createCode(text))
    device.capacity = sizeOf(device.records)
    const added = history.add(createCode('c'))
    expect(added).toMatchObject({ saved: true, evicted: [{ text: expect.stringContaining('"a"') }] })
    expect(texts(history)).toEqual(['c', 'b'])
    const before = new Map(device.records)
    expect(history.add(createCode('x'.repeat(500)))).toMatchObject({ saved: false, evicted: [] })
    expect(device.records).toEqual(before)
    expect(texts(history)[0]).toBe('x'.repeat(500))
  })

  it('replaces an entry only if the new one fits then', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area)
    const old = history.add(createCode('a'))
    device.capacity = sizeOf(device.records)
    const next = history.add(createCode('b'), [old?.id ?? ''])
    expect(next?.evicted.map(({ id }) => id)).toEqual([old?.id])
    expect(texts(history)).toEqual(['b'])
    history.add(createCode('x'.repeat(500)), [next?.id ?? ''])
    expect([...device.records.keys()]).toEqual([prefix + next?.id])
  })

  it('never throws, shows the newest entry, and loses nothing that is stored, at any capacity', () => {
    const entry = fc.record({ text: fc.string({ maxLength: 60 }), size: fc.integer() })
    const capacity = fc.integer({ min: 0, max: 900 })
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), history: fc.nat(1), entry }),
      fc.record({ kind: fc.constant('capacity' as const), capacity }),
      fc.record({ kind: fc.constant('remove' as const), history: fc.nat(1) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), capacity, (steps, atFirst) => {
        const settings = { 'toolnook:invoice:draft': 'x'.repeat(200), foreign: 'y', darkMode: 'true' }
        const device = createFakeDevice(settings)
        device.capacity = atFirst
        const { area } = device.openTab()
        const histories = [openHistory(area), openHistory(area, undefined, { store: otherStores.list })]
        for (const next of steps) {
          const before = new Map(device.records)
          if (next.kind === 'capacity') device.capacity = next.capacity
          else {
            const history = histories[next.history] ?? openHistory(area)
            if (next.kind === 'add') {
              const added = history.add(next.entry)
              expect(added).toMatchObject(history.read().entries[0] ?? {})
            } else
              for (const { id } of history.remove(history.read().entries.at(-1)?.id ?? ''))
                before.delete((next.history === 0 ? prefix : 'toolnook:bmi:list:') + id)
          }
          for (const [key, text] of before) expect(device.records.get(key)).toBe(text)
        }
      }),
    )
  })
})

it('works in memory where storage is blocked', () => {
  const history = openHistory(createBlockedArea(), 2)
  for (const text of 'abc') history.add(createCode(text))
  expect(texts(history)).toEqual(['c', 'b'])
  history.restore(history.clear())
  expect(texts(history)).toEqual(['c', 'b'])
})
