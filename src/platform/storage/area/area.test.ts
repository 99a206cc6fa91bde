import { describe, expect, it } from 'vitest'
import { createBlockedArea, createFakeDevice, quotaError, securityError } from '../../testing/storage.ts'
import { createArea, type RawStorage } from './area.ts'

describe.each(['throws', 'null'] as const)('where the getter %s', (how) => {
  it('stores in memory and reports it', () => {
    const area = createBlockedArea(how)
    area.set('a', '1')
    area.set('b', '2')
    area.remove('b')
    expect([area.get('a'), area.get('b'), area.keys()]).toEqual(['1', undefined, ['a']])
    expect(area.isStored('a')).toBe(false)
    expect(area.status.read()).toBe('memory-only-blocked')
    area.retry()
    expect(area.get('a')).toBe('1')
    area.remove('a')
    expect(area.status.read()).toBe('memory-only-blocked')
  })
})

it('reports that it is blocked before anything is written', () => {
  expect(createBlockedArea().status.read()).toBe('memory-only-blocked')
})

it('treats storage whose methods throw as blocked', () => {
  const broken = () => {
    throw securityError()
  }
  const raw: RawStorage = { length: 0, key: broken, getItem: broken, setItem: broken, removeItem: broken }
  const area = createArea({ open: () => raw, watch: () => () => {} })
  expect(area.status.read()).toBe('memory-only-blocked')
  area.set('a', '1')
  expect([area.get('a'), area.keys(), area.status.read()]).toEqual(['1', ['a'], 'memory-only-blocked'])
})

it('is opened at the first use', () => {
  let opened = 0
  const area = createArea({
    open() {
      opened += 1
      return null
    },
    watch: () => () => {},
  })
  expect(opened).toBe(0)
  area.get('a')
  area.get('a')
  expect(opened).toBe(1)
})

describe('when storage is full', () => {
  it('holds the new record in memory, and the old one stays on the device', () => {
    const device = createFakeDevice({ a: 'old' })
    const { area } = device.openTab()
    const notified: (string | undefined)[] = []
    area.subscribe((key) => notified.push(key))
    device.capacity = 4
    area.set('a', 'a longer text')
    expect(notified).toEqual(['a'])
    expect(area.get('a')).toBe('a longer text')
    expect(device.records.get('a')).toBe('old')
    expect([area.isStored('a'), area.status.read()]).toEqual([false, 'memory-only-full'])
  })

  it('stores records held in memory once there is room, and reports it', () => {
    const device = createFakeDevice({ big: 'x'.repeat(100) })
    const { area } = device.openTab()
    const seen: string[] = []
    area.status.subscribe(() => seen.push(area.status.read()))
    device.capacity = 110
    area.set('a', 'y'.repeat(50))
    area.remove('big')
    area.retry()
    expect(device.records.get('a')).toBe('y'.repeat(50))
    expect(seen).toEqual(['memory-only-full', 'stored'])
  })

  it('distinguishes full from blocked by the name of the error, whatever its class', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    device.failure = quotaError()
    expect(area.save('a', '1')).toBe('memory-only-full')
    device.failure = new TypeError('no')
    expect(area.save('a', '1')).toBe('memory-only-blocked')
    expect(area.get('a')).toBeUndefined()
  })
})

it('hides a record that could not be removed, and removes it later', () => {
  const device = createFakeDevice({ a: '1', b: '2' })
  const { area } = device.openTab()
  device.failure = securityError()
  area.remove('a')
  expect([area.get('a'), area.keys()]).toEqual([undefined, ['b']])
  device.failure = undefined
  area.retry()
  expect([...device.records.keys()]).toEqual(['b'])
  expect(area.status.read()).toBe('stored')
})

describe('with another tab', () => {
  it("is notified of the other tab's changes, and not twice of its own", () => {
    const device = createFakeDevice()
    const [one, two] = [device.openTab().area, device.openTab().area]
    const notified: (string | undefined)[] = []
    const leave = one.subscribe((key) => notified.push(key))
    two.set('a', '1')
    one.set('b', '2')
    two.remove('a')
    device.clear()
    leave()
    two.set('c', '3')
    expect(notified).toEqual(['a', 'b', 'a', undefined])
  })

  it('replaces a record in memory with what another tab stores later', () => {
    const device = createFakeDevice()
    const [one, two] = [device.openTab().area, device.openTab().area]
    one.subscribe(() => {})
    device.capacity = 5
    one.set('a', 'too long to fit')
    two.set('a', '2')
    expect([one.get('a'), one.status.read()]).toEqual(['2', 'stored'])
  })

  it('discards records in memory when everything is cleared', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    area.subscribe(() => {})
    device.capacity = 0
    area.set('a', '1')
    device.clear()
    expect([area.get('a'), area.keys()]).toEqual([undefined, []])
  })
})

it('treats keys such as __proto__ like any other', () => {
  const device = createFakeDevice()
  const { area } = device.openTab()
  expect(area.get('__proto__')).toBeUndefined()
  area.set('__proto__', '1')
  device.capacity = 0
  area.set('constructor', '2')
  expect([area.get('__proto__'), area.get('constructor'), area.get('toString')]).toEqual([
    '1',
    '2',
    undefined,
  ])
})

it('notifies of a return after which anything may have changed, and keeps records in memory', () => {
  const device = createFakeDevice({ a: '1' })
  const { source } = device.openTab()
  let comeBack = () => {}
  const area = createArea({
    ...source,
    watch(listener) {
      comeBack = () => listener(undefined)
      return () => {}
    },
  })
  const notified: (string | undefined)[] = []
  area.subscribe((key) => notified.push(key))
  device.capacity = 0
  area.set('b', 'held')
  device.records.set('a', '2')
  comeBack()
  expect(notified).toEqual(['b', undefined])
  expect([area.get('a'), area.get('b')]).toEqual(['2', 'held'])
})

it('makes other tabs discard their records in memory, without leaving a record', () => {
  const device = createFakeDevice({ a: '1' })
  const [here, there] = [device.openTab().area, device.openTab().area]
  const notified: (string | undefined)[] = []
  there.subscribe((key) => notified.push(key))
  device.capacity = 2
  there.set('b', 'held in memory')
  here.remove('a')
  device.capacity = 100
  here.dropElsewhere()
  expect(there.get('b')).toBeUndefined()
  there.retry()
  expect([...device.records]).toEqual([])
  expect(notified).toContain(undefined)
  expect(there.status.read()).toBe('stored')
})
