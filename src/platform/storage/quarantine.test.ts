import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeDevice, securityError } from '../testing/storage.ts'
import { createQuarantine, quarantineLimits, setAside } from './quarantine.ts'

const clock = createFakeClock(1000)

describe('setAside', () => {
  it('moves the record, as it was, once', () => {
    const device = createFakeDevice({ 'toolnook:qr:list:1': '{broken "' })
    const { area } = device.openTab()
    setAside(area, clock, 'toolnook:qr:list:1')
    setAside(area, clock, 'toolnook:qr:list:1')
    expect([...device.records.keys()]).toEqual(['toolnook:quarantine:toolnook:qr:list:1'])
    expect(createQuarantine(area).read()).toEqual([
      { key: 'toolnook:qr:list:1', text: '{broken "', time: 1000 },
    ])
  })

  it(`keeps the newest ${quarantineLimits.records}`, () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    const ticking = createFakeClock(0)
    for (let index = 0; index < 30; index += 1) {
      area.set(`toolnook:qr:list:${index}`, 'broken')
      setAside(area, ticking, `toolnook:qr:list:${index}`)
      ticking.advance(1)
    }
    const kept = createQuarantine(area).read()
    expect(kept.map(({ time }) => time)).toEqual(Array.from({ length: 20 }, (_, index) => 29 - index))
    expect(device.records.size).toBe(20)
  })

  it('stays within its characters, the oldest dropped', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    const ticking = createFakeClock(0)
    for (let index = 0; index < 5; index += 1) {
      area.set(`toolnook:qr:list:${index}`, 'x'.repeat(20_000))
      setAside(area, ticking, `toolnook:qr:list:${index}`)
      ticking.advance(1)
    }
    expect(
      createQuarantine(area)
        .read()
        .map(({ time }) => time),
    ).toEqual([4, 3])
  })

  it.each([
    ['too large', 60_000, Number.POSITIVE_INFINITY],
    ['without room', 10, 0],
  ])('leaves a record %s where it is', (_, length, capacity) => {
    const device = createFakeDevice({ 'toolnook:qr:list:1': 'x'.repeat(length) })
    const { area } = device.openTab()
    device.capacity = capacity
    setAside(area, clock, 'toolnook:qr:list:1')
    expect(area.get('toolnook:qr:list:1')).toHaveLength(length)
    expect(createQuarantine(area).read()).toEqual([])
  })

  it('does not throw where nothing can be written', () => {
    const device = createFakeDevice({ 'toolnook:qr:list:1': 'x' })
    const { area } = device.openTab()
    device.failure = securityError()
    setAside(area, clock, 'toolnook:qr:list:1')
    expect(area.get('toolnook:qr:list:1')).toBe('x')
  })
})

describe('the quarantine', () => {
  it('shows what is in it even when that is broken as well', () => {
    const { area } = createFakeDevice({ 'toolnook:quarantine:toolnook:qr:list:1': '[' }).openTab()
    expect(createQuarantine(area).read()).toEqual([{ key: 'toolnook:qr:list:1', text: '[', time: 0 }])
  })

  it('can be followed and emptied', () => {
    const device = createFakeDevice({ 'toolnook:qr:list:1': 'x', 'toolnook:a:b': '1' })
    const { area } = device.openTab()
    const quarantine = createQuarantine(area)
    const seen: number[] = []
    quarantine.subscribe(() => seen.push(quarantine.read().length))
    setAside(area, clock, 'toolnook:qr:list:1')
    expect(quarantine.read()).toBe(quarantine.read())
    quarantine.clear()
    expect(seen).toEqual([1, 0])
    expect([...device.records.keys()]).toEqual(['toolnook:a:b'])
  })
})
