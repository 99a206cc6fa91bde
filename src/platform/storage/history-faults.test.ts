import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBlockedArea, createFakeDevice } from '../testing/storage.ts'
import { code, openHistory, prefix, texts } from './testing/code-history.ts'

describe('two tabs', () => {
  it('lose none of 400 entries written in turns', () => {
    const device = createFakeDevice()
    const tabs = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
    tabs[0]?.subscribe(() => {})
    for (let turn = 0; turn < 200; turn += 1)
      for (const [index, tab] of tabs.entries()) tab.add(code(`${index}-${turn}`))
    for (const tab of tabs) expect(new Set(texts(tab)).size).toBe(400)
    expect(device.records.size).toBe(400)
  })

  it('lose nothing in any interleaving, and agree', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1), { maxLength: 40 }), fc.boolean(), (turns, follow) => {
        const device = createFakeDevice()
        const tabs = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
        if (follow) for (const tab of tabs) tab.subscribe(() => {})
        turns.forEach((tab, turn) => {
          tabs[tab]?.add(code(String(turn)))
        })
        const expected = turns.map((_, turn) => String(turn)).reverse()
        for (const tab of tabs) expect(texts(tab)).toEqual(expected)
      }),
    )
  })

  it('hear of each other', () => {
    const device = createFakeDevice()
    const [here, there] = [openHistory(device.openTab().area), openHistory(device.openTab().area)]
    const seen: string[] = []
    here.subscribe(() => seen.push(texts(here).join('')))
    there.add(code('a'))
    here.add(code('b'))
    there.add(code('c'))
    device.openTab().area.set('toolnook:bmi:list:1', '{}')
    device.clear()
    expect(seen).toEqual(['a', 'ba', 'cba', ''])
  })
})

describe('when storage is full', () => {
  const sizeOf = (records: ReadonlyMap<string, string>) =>
    [...records].reduce((size, [key, text]) => size + key.length + text.length, 0)

  it('lets the oldest of the same history go first, then the oldest of others', () => {
    const device = createFakeDevice({
      'toolnook:bmi:list:1': '{"v":1,"t":2,"s":1,"d":0}',
      'toolnook:bmi:list:2': '{"v":1,"t":1,"s":2,"d":0}',
    })
    const history = openHistory(device.openTab().area)
    for (const text of 'ab') history.add(code(text))
    device.capacity = sizeOf(device.records)
    history.add(code('c'))
    expect(texts(history)).toEqual(['c', 'b'])
    history.add(code('d'.repeat(100)))
    expect(texts(history)).toEqual(['d'.repeat(100)])
    expect(device.records.has('toolnook:bmi:list:1')).toBe(true)
    expect(device.records.has('toolnook:bmi:list:2')).toBe(false)
  })

  it('puts everything back when even that would not do', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    const history = openHistory(area)
    for (const text of 'ab') history.add(code(text))
    const before = new Map(device.records)
    device.capacity = sizeOf(device.records)
    history.add(code('x'.repeat(500)))
    expect(texts(history)).toEqual(['x'.repeat(500), 'b', 'a'])
    expect(device.records).toEqual(before)
    expect(area.status.read()).toBe('memory-only-full')
  })

  it('lets nothing go that is held in memory, and stores it when there is room', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    const history = openHistory(area)
    const small = history.add(code('a'))
    device.capacity = 2 * sizeOf(device.records) + 4
    history.add(code('x'.repeat(300)))
    history.add(code('b'))
    history.add(code('c'.repeat(40)))
    expect(texts(history)).toEqual(['c'.repeat(40), 'x'.repeat(300)])
    expect(small && device.records.has(prefix + small.id)).toBe(false)
    device.capacity = 1000
    history.remove('unknown')
    expect([device.records.size, area.status.read()]).toEqual([2, 'kept'])
  })

  it('never throws, shows the newest entry, and loses no settings, at any capacity', () => {
    const entry = fc.record({ text: fc.string({ maxLength: 60 }), size: fc.integer() })
    const capacity = fc.integer({ min: 0, max: 900 })
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), history: fc.nat(1), entry }),
      fc.record({ kind: fc.constant('capacity' as const), capacity }),
      fc.record({ kind: fc.constant('remove' as const), history: fc.nat(1) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), capacity, fc.nat(5), (steps, atFirst, keep) => {
        const settings = { 'toolnook:invoice:draft': 'x'.repeat(200), foreign: 'y', darkMode: 'true' }
        const device = createFakeDevice(settings)
        device.capacity = atFirst
        const { area } = device.openTab()
        const histories = [openHistory(area, keep + 1), openHistory(area, keep + 1, { tool: 'bmi' })]
        for (const next of steps) {
          if (next.kind === 'capacity') device.capacity = next.capacity
          else {
            const history = histories[next.history] ?? openHistory(area)
            if (next.kind === 'add') {
              const added = history.add(next.entry)
              expect(history.read().entries[0]).toEqual(added)
              expect(history.read().entries.length).toBeLessThanOrEqual(keep + 1)
            } else history.remove(history.read().entries.at(-1)?.id ?? '')
          }
          for (const [key, text] of Object.entries(settings)) expect(device.records.get(key)).toBe(text)
        }
      }),
    )
  })
})

it('works for this page where storage is blocked', () => {
  const history = openHistory(createBlockedArea(), 2)
  for (const text of 'abc') history.add(code(text))
  expect(texts(history)).toEqual(['c', 'b'])
  history.restore(history.clear())
  expect(texts(history)).toEqual(['c', 'b'])
})
