import { describe, expect, it } from 'vitest'
import { createBlockedArea, createFakeDevice } from '../../testing/storage.ts'
import { clock, createCode, openHistory, prefix, texts } from './testing/open-history.ts'

describe('a history', () => {
  it('stores one key per entry, newest first', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area)
    const first = history.add(createCode('a'))
    history.add(createCode('b'))
    expect(texts(history)).toEqual(['b', 'a'])
    expect(first).toMatchObject({ timestamp: 1000, value: createCode('a'), evicted: [], saved: true })
    expect(device.records.get(prefix + first?.id)).toBe('{"v":2,"t":1000,"s":1,"d":{"text":"a","size":1}}')
    expect(device.records.size).toBe(2)
    expect(texts(openHistory(device.openTab().area))).toEqual(['b', 'a'])
  })

  it('evicts the oldest entries beyond its limit', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area, 3)
    for (const text of 'abcde') history.add(createCode(text))
    expect(texts(history)).toEqual(['e', 'd', 'c'])
    expect(device.records.size).toBe(3)
  })

  it('keeps its order when the clock is set back, and after a reload', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area, 3)
    history.add(createCode('a'))
    clock.set(-500_000)
    history.add(createCode('b'))
    const reloaded = openHistory(device.openTab().area, 3)
    reloaded.add(createCode('c'))
    reloaded.add(createCode('d'))
    clock.set(1000)
    expect(texts(reloaded)).toEqual(['d', 'c', 'b'])
  })

  it('gives the same view, and the same entries, until they change', () => {
    const history = openHistory(createFakeDevice().openTab().area)
    history.add(createCode('a'))
    const before = history.read()
    expect(history.read()).toBe(before)
    history.subscribe(() => {})
    expect(history.read()).toBe(before)
    history.add(createCode('b'))
    expect(history.read()).not.toBe(before)
    expect(history.read().entries[1]).toBe(before.entries[0])
  })

  it('notifies listeners once per change', () => {
    const history = openHistory(createFakeDevice().openTab().area, 2)
    const seen: string[] = []
    const leave = history.subscribe(() => seen.push(texts(history).join('')))
    for (const text of 'abc') history.add(createCode(text))
    const removed = history.clear()
    history.restore(removed)
    leave()
    history.add(createCode('d'))
    expect(seen).toEqual(['a', 'ba', 'cb', '', 'cb'])
  })

  it('changes an entry in its place', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area)
    const first = history.add(createCode('a'))
    history.add(createCode('b'))
    const id = first?.id ?? ''
    expect(history.update(id, createCode('c'))).toBe(true)
    expect(texts(history)).toEqual(['b', 'c'])
    expect(history.read().entries[1]).toEqual({ id, timestamp: first?.timestamp, value: createCode('c') })
    expect(history.update(id, createCode('x'.repeat(501)))).toBe(false)
    expect(history.update('unknown', createCode('d'))).toBe(false)
    expect(texts(openHistory(device.openTab().area))).toEqual(['b', 'c'])
  })

  it('rejects values that do not match its schema', () => {
    const device = createFakeDevice()
    expect(openHistory(device.openTab().area).add(createCode('x'.repeat(501)))).toBeUndefined()
    const { area } = device.openTab()
    const history = openHistory(area)
    expect(history.add({ text: 'a', size: Number.NaN })).toBeUndefined()
    expect(area.status.read()).toBe('memory-only-unfit')
    expect(device.records.size).toBe(0)
    history.add(createCode('a'))
    expect(area.status.read()).toBe('stored')
  })

  it('does not read or change other histories, settings and nested keys', () => {
    const others = { 'toolnook:qr-code:list': 'x', [`${prefix}a:b`]: 'x', 'toolnook:qr-code:listed:1': 'x' }
    const device = createFakeDevice(others)
    const history = openHistory(device.openTab().area)
    history.add(createCode('a'))
    openHistory(device.openTab().area).clear()
    expect(Object.fromEntries(device.records)).toEqual(others)
  })
})

describe('a history with subscribers', () => {
  it('reads storage again only after a change', () => {
    const device = createFakeDevice()
    const { area } = device.openTab()
    let scans = 0
    const keys = () => {
      scans += 1
      return area.keys()
    }
    const history = openHistory({ ...area, keys })
    const leave = history.subscribe(() => {})
    scans = 0
    history.read()
    history.read()
    expect(scans).toBe(0)
    device.openTab().area.set('toolnook:bmi:list:1', '{}')
    history.read()
    expect(scans).toBe(0)
    history.add(createCode('a'))
    expect(texts(history)).toEqual(['a'])
    leave()
    openHistory(device.openTab().area).add(createCode('b'))
    history.subscribe(() => {})
    expect(texts(history)).toEqual(['b', 'a'])
  })
})

describe('undo', () => {
  it('restores one entry in its position', () => {
    const history = openHistory(createFakeDevice().openTab().area)
    history.add(createCode('a'))
    const middle = history.add(createCode('b'))
    history.add(createCode('c'))
    const removed = history.remove(middle?.id ?? '')
    expect(texts(history)).toEqual(['c', 'a'])
    history.restore(removed)
    expect(texts(history)).toEqual(['c', 'b', 'a'])
    expect(history.remove('unknown')).toEqual([])
  })

  it('of clearing restores old entries below those added since', () => {
    const history = openHistory(createFakeDevice().openTab().area, 3)
    for (const text of 'abc') history.add(createCode(text))
    const removed = history.clear()
    history.add(createCode('d'))
    history.restore(removed)
    expect(texts(history)).toEqual(['d', 'c', 'b'])
  })

  it('does not overwrite a newer entry with the same id', () => {
    const device = createFakeDevice()
    const history = openHistory(device.openTab().area)
    const first = history.add(createCode('a'))
    history.add(createCode('b'))
    const removed = history.clear()
    const newer = '{"v":2,"t":5,"s":9,"d":{"text":"newer","size":1}}'
    device.openTab().area.set(prefix + first?.id, newer)
    expect(history.restore(removed)).toBe(1)
    expect(texts(history)).toEqual(['newer', 'b'])
  })

  it('restores entries evicted for a new one', () => {
    const history = openHistory(createFakeDevice().openTab().area, 2)
    for (const text of 'ab') history.add(createCode(text))
    const added = history.add(createCode('c'))
    history.remove(added?.id ?? '')
    history.restore(added?.evicted ?? [])
    expect(texts(history)).toEqual(['b', 'a'])
  })

  it('moves a history to another area', () => {
    const [device, tab] = [createFakeDevice(), createFakeDevice()]
    const onDevice = openHistory(device.openTab().area)
    for (const text of 'ab') onDevice.add(createCode(text))
    const inTab = openHistory(tab.openTab().area)
    inTab.restore(onDevice.clear())
    expect(device.records.size).toBe(0)
    expect(texts(inTab)).toEqual(['b', 'a'])
  })
})

describe('stored records', () => {
  const good = '{"v":2,"t":5,"s":1,"d":{"text":"good","size":1}}'

  it.each([
    '{',
    'null',
    '{"v":2,"t":5,"d":{"text":"a","size":1}}',
    '{"v":2,"t":"5","s":1,"d":{"text":"a","size":1}}',
    '{"v":2,"t":1e300,"s":1,"d":{"text":"a","size":1}}',
    '{"v":2,"t":5,"s":1e300,"d":{"text":"a","size":1}}',
    '{"v":2,"t":5,"s":-1,"d":{"text":"a","size":1}}',
    '{"v":2,"t":5,"s":1.5,"d":{"text":"a","size":1}}',
    '{"v":2,"t":5,"s":1,"d":{"text":7,"size":1}}',
    '{"__proto__":{"v":2,"t":5,"s":1,"d":{"text":"a","size":1}}}',
  ])('is set aside when invalid: %s', (text) => {
    const device = createFakeDevice({ [`${prefix}1`]: text, [`${prefix}2`]: good })
    const history = openHistory(device.openTab().area)
    expect(texts(history)).toEqual(['good'])
    expect(device.records.has(`${prefix}1`), 'reading writes nothing').toBe(true)
    history.subscribe(() => {})
    expect([...device.records.keys()]).toEqual([`${prefix}2`, `toolnook:quarantine:${prefix}1`])
    expect(texts(history)).toEqual(['good'])
  })

  it('can have any id', () => {
    const device = createFakeDevice({ [`${prefix}__proto__`]: good, [`${prefix}a b`]: good, [prefix]: good })
    const history = openHistory(device.openTab().area)
    expect(history.read().entries).toHaveLength(3)
    expect(history.remove('__proto__')).toHaveLength(1)
    const removed = history.clear()
    history.restore(removed)
    expect(
      history
        .read()
        .entries.map(({ id }) => id)
        .sort(),
    ).toEqual(['', 'a b'])
  })

  it('are ordered by sequence, then time, then id', () => {
    const at = (t: number, s: number, text: string) => JSON.stringify({ v: 2, t, s, d: createCode(text) })
    const device = createFakeDevice({
      [`${prefix}1`]: at(5, 0, 'first'),
      [`${prefix}2`]: at(9, 2, 'late tie'),
      [`${prefix}3`]: at(8, 2, 'early tie'),
      [`${prefix}4`]: at(1, 2 ** 52, 'last'),
      [`${prefix}5`]: at(8.64e15, 1, 'far future'),
      [`${prefix}6`]: at(9, 2, 'late tie too'),
    })
    const history = openHistory(device.openTab().area)
    expect(texts(history)).toEqual(['last', 'late tie', 'late tie too', 'early tie', 'far future', 'first'])
    history.add(createCode('new'))
    expect(texts(history)[0]).toBe('new')
  })

  it('are migrated from an older version', () => {
    const device = createFakeDevice({ [`${prefix}1`]: '{"v":1,"t":5,"s":1,"d":{"text":"old"}}' })
    const history = openHistory(device.openTab().area)
    history.add(createCode('new'))
    expect(history.read().entries.map(({ value }) => value)).toEqual([
      createCode('new'),
      { text: 'old', size: 256 },
    ])
  })

  it('of a newer version are counted, but not shown, changed or evicted', () => {
    const newer = '{"v":3,"t":5,"s":7,"d":{"content":"precious"}}'
    const device = createFakeDevice({ [`${prefix}1`]: newer })
    const history = openHistory(device.openTab().area, 2)
    history.subscribe(() => {})
    for (const text of 'abc') history.add(createCode(text))
    expect(texts(history)).toEqual(['c', 'b'])
    expect(history.read().newer).toBe(1)
    expect(device.records.get(`${prefix}1`)).toBe(newer)
    history.restore(history.clear())
    expect(device.records.get(`${prefix}1`)).toBe(newer)
  })
})

it.each([0, -1, Number.NaN])('cannot keep %d entries', (keep) => {
  expect(() => openHistory(createBlockedArea(), keep)).toThrow(RangeError)
})
