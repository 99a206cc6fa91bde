import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../testing/clock.ts'
import { createFakeDevice, securityError } from '../../testing/storage.ts'
import { quarantine } from './quarantine.ts'

const clock = createFakeClock(1000)
const key = 'toolnook:qr:list:1'

describe('quarantine', () => {
  it('moves the record unchanged, once', () => {
    const device = createFakeDevice({ [key]: '{broken "' })
    const { area } = device.openTab()
    quarantine(area, clock, key)
    quarantine(area, clock, key)
    expect([...device.records]).toEqual([
      [`toolnook:quarantine:${key}`, JSON.stringify({ t: 1000, raw: '{broken "' })],
    ])
  })

  it('never evicts earlier records, whatever their number and size', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    for (let index = 0; index < 50; index += 1) {
      area.set(`toolnook:qr:list:${index}`, 'x'.repeat(20_000))
      quarantine(area, clock, `toolnook:qr:list:${index}`)
    }
    expect(device.records.size).toBe(50)
    expect([...device.records.keys()].every((each) => each.startsWith('toolnook:quarantine:'))).toBe(true)
  })

  it('stores different records of the same key, and equal ones once', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    for (const text of ['first', 'second', 'first', 'second']) {
      area.set(key, text)
      quarantine(area, clock, key)
    }
    expect([...device.records.keys()]).toEqual([`toolnook:quarantine:${key}`, `toolnook:quarantine:2:${key}`])
  })

  it('does not move a record if there is no room', () => {
    const device = createFakeDevice({ [key]: 'x'.repeat(10) })
    const { area } = device.openTab()
    device.capacity = key.length + 10
    quarantine(area, clock, key)
    expect([...device.records]).toEqual([[key, 'x'.repeat(10)]])
  })

  it('does not throw where nothing can be written', () => {
    const device = createFakeDevice({ [key]: 'x' })
    const { area } = device.openTab()
    device.failure = securityError()
    quarantine(area, clock, key)
    expect(area.get(key)).toBe('x')
  })
})
