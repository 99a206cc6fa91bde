import { expect, test } from 'vitest'
import { createFakeDevice, type FakeDevice } from '../../platform/testing/storage.ts'
import { maxKeptBytes, maxThings, type Thing } from './thing.ts'
import { createTray, keptOf, readIds, type Tray } from './tray.ts'
import type { TrayDatabase } from './tray-database.ts'

const key = 'toolnook:tray:kept'
const fileOf = (name: string) => new File([name], name, { type: 'image/png' })
const named = (name: string) => ({ kind: 'file', file: fileOf(name) }) as const

type FakeDatabase = { -readonly [Name in keyof TrayDatabase]: TrayDatabase[Name] } & {
  readonly stored: Map<string, Thing>
  failure: Error | undefined
}

function createFakeDatabase(): FakeDatabase {
  const stored = new Map<string, Thing>()
  const fails = async () => {
    if (database.failure) throw database.failure
  }
  const database: FakeDatabase = {
    stored,
    failure: undefined,
    async put(things) {
      await fails()
      for (const thing of things) stored.set(thing.id, thing)
    },
    async get(ids) {
      await fails()
      return ids.flatMap((id) => stored.get(id) ?? [])
    },
    async remove(ids) {
      for (const id of ids) stored.delete(id)
    },
    clear: async () => stored.clear(),
  }
  return database
}

let serial = 0

function openTab(device: FakeDevice, database: TrayDatabase): Tray {
  const tray = createTray({
    area: device.openTab().area,
    database,
    key,
    newId: () => {
      serial += 1
      return `id${serial}`
    },
  })
  tray.subscribe(() => {})
  return tray
}

function open() {
  const device = createFakeDevice()
  const database = createFakeDatabase()
  return { device, database, tray: openTab(device, database) }
}

/** Whatever one tab does may have another one do something. */
async function settle(...trays: readonly Tray[]) {
  for (let round = 0; round < 3; round += 1) for (const tray of trays) await tray.settled()
}

const names = (tray: Tray) =>
  tray.read().things.map(({ content }) => (content.kind === 'file' ? content.file.name : content.text))

test('files are held by reference, and nothing is stored', async () => {
  const { tray, device, database } = open()
  const file = fileOf('a.png')
  expect(tray.add([{ kind: 'file', file }], 'image-compressor')).toBe(1)
  await settle(tray)
  const [thing] = tray.read().things
  expect(thing?.content.kind === 'file' && thing.content.file).toBe(file)
  expect(thing?.from).toBe('image-compressor')
  expect([device.records.size, database.stored.size]).toEqual([0, 0])
})

test('no more than twenty: those without room are refused, and it says how many there was room for', () => {
  const { tray } = open()
  const many = Array.from({ length: maxThings - 1 }, (_, index) => named(`${index}.png`))
  expect(tray.add(many, 'a')).toBe(19)
  expect(tray.add([named('x.png'), named('y.png')], 'a')).toBe(1)
  expect(tray.add([named('z.png')], 'a')).toBe(0)
  expect(names(tray)).toHaveLength(maxThings)
  expect(names(tray).at(-1)).toBe('x.png')
})

test('what is removed comes back to its place, beside what came and went meanwhile', () => {
  const { tray } = open()
  tray.add([named('a'), named('b'), named('c')], 'x')
  const [first, second] = tray.read().things
  const undoSecond = tray.remove(second?.id ?? '')
  tray.remove(first?.id ?? '')
  tray.add([named('d')], 'x')
  undoSecond()
  expect(names(tray)).toEqual(['b', 'c', 'd'])
  const undoClear = tray.clear()
  expect(names(tray)).toEqual([])
  undoClear()
  expect(names(tray)).toEqual(['b', 'c', 'd'])
})

test('what is kept is there in a new page, and what is put on it from then on', async () => {
  const { tray, device, database } = open()
  tray.add([named('a')], 'x')
  tray.keep(true)
  tray.add([named('b')], 'x')
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: true, failed: null })
  const later = openTab(device, database)
  await settle(later)
  expect(names(later)).toEqual(['a', 'b'])
  expect(later.read().isKept).toBe(true)
})

test('what is not kept is not in a new page', async () => {
  const { tray, device, database } = open()
  tray.add([named('a')], 'x')
  await settle(tray)
  const later = openTab(device, database)
  await settle(later)
  expect(names(later)).toEqual([])
})

test('tabs share what is kept, and each has its own beside it', async () => {
  const { tray, device, database } = open()
  const other = openTab(device, database)
  other.add([named('own')], 'y')
  tray.add([named('a'), named('b')], 'x')
  tray.keep(true)
  await settle(tray, other)
  expect(names(other)).toEqual(['own', 'a', 'b'])
  expect(names(tray)).toEqual(['a', 'b'])
  tray.remove(tray.read().things[0]?.id ?? '')
  await settle(tray, other)
  expect(names(other)).toEqual(['own', 'b'])
  expect([...database.stored.values()]).toHaveLength(1)
})

test('kept no longer: it stays in this tab, and nothing is left on the device or in other tabs', async () => {
  const { tray, device, database } = open()
  const other = openTab(device, database)
  tray.add([named('a')], 'x')
  tray.keep(true)
  await settle(tray, other)
  tray.keep(false)
  await settle(tray, other)
  expect([names(tray), names(other)]).toEqual([['a'], []])
  expect([device.records.size, database.stored.size]).toEqual([0, 0])
})

test('what was deleted on the device is gone from every tab; what is not kept stays', async () => {
  const { tray, device, database } = open()
  const other = openTab(device, database)
  tray.add([named('a')], 'x')
  other.add([named('own')], 'y')
  tray.keep(true)
  await settle(tray, other)
  // The other tab keeps what is put on it from now on, too.
  other.add([named('b')], 'y')
  await settle(tray, other)
  expect(database.stored.size).toBe(2)
  await tray.forgetKept()
  other.add([named('new')], 'y')
  await settle(tray, other)
  expect([names(tray), names(other)]).toEqual([[], ['own', 'new']])
  expect([device.records.size, database.stored.size]).toEqual([0, 0])
})

test('Undo of what was kept keeps it again', async () => {
  const { tray, device, database } = open()
  tray.add([named('a'), named('b')], 'x')
  tray.keep(true)
  await settle(tray)
  const undo = tray.clear()
  await settle(tray)
  expect(database.stored.size).toBe(0)
  undo()
  await settle(tray)
  const later = openTab(device, database)
  await settle(later)
  expect(names(later)).toEqual(['a', 'b'])
})

test('a browser that refuses to keep leaves everything as it was, and it is said', async () => {
  const { tray, device, database } = open()
  tray.add([named('a')], 'x')
  database.failure = new Error('full')
  tray.keep(true)
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: false, failed: 'refused', kept: [] })
  expect(names(tray)).toEqual(['a'])
  database.failure = undefined
  device.failure = new Error('blocked')
  tray.keep(true)
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: false, failed: 'refused', kept: [] })
  expect(database.stored.size).toBe(0)
})

test('each thing that is not kept is said, and those before it stay kept', async () => {
  const { tray, database } = open()
  tray.add([named('a')], 'x')
  tray.keep(true)
  await settle(tray)
  database.failure = new Error('full')
  for (const name of ['b', 'c']) {
    tray.add([named(name)], 'x')
    expect(tray.read().failed).toBe(null)
    await settle(tray)
    expect(tray.read()).toMatchObject({ isKept: true, failed: 'refused' })
  }
  expect(keptOf(tray.read()).things.map(({ content }) => content)).toMatchObject([{ file: { name: 'a' } }])
})

test('no more than 200 MB are kept, together', async () => {
  const { tray, database } = open()
  const large = (name: string, size: number) => {
    const file = Object.defineProperty(fileOf(name), 'size', { value: size })
    return { kind: 'file', file } as const
  }
  tray.add([large('a', maxKeptBytes - 1), large('b', 2)], 'x')
  tray.keep(true)
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: false, failed: 'too-large', kept: [] })
  tray.clear()
  tray.add([large('c', maxKeptBytes - 1)], 'x')
  tray.keep(true)
  tray.add([named('d'), named('e')], 'x')
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: true, failed: 'too-large' })
  expect([...database.stored.values()].map(({ content }) => content)).toMatchObject([{ file: { name: 'c' } }])
  expect(names(tray)).toEqual(['c', 'd', 'e'])
})

test('kept no longer before it was done, nothing is', async () => {
  const { tray, device, database } = open()
  tray.add([named('a')], 'x')
  tray.keep(true)
  tray.keep(false)
  await settle(tray)
  expect(tray.read()).toMatchObject({ isKept: false, kept: [] })
  expect([device.records.size, database.stored.size]).toEqual([0, 0])
})

test('what is removed while it is being written is not kept', async () => {
  const { tray, device, database } = open()
  tray.keep(true)
  await settle(tray)
  const { put } = database
  database.put = async (things) => {
    await put(things)
    for (const { id } of things) tray.remove(id)
  }
  tray.add([named('a')], 'x')
  await settle(tray)
  expect(names(tray)).toEqual([])
  expect([device.records.get(key), database.stored.size]).toEqual(['[]', 0])
})

test('what another build or a fault has stored is left out, and stays stored', async () => {
  const { tray, device, database } = open()
  tray.add([named('a')], 'x')
  tray.keep(true)
  await settle(tray)
  const strange = [{ id: 'p', from: 'x', content: { kind: 'sound' } }, { id: 'q' }] as unknown as Thing[]
  await database.put(strange)
  device.records.set(key, JSON.stringify([...JSON.parse(device.records.get(key) ?? ''), 'p', 'q']))
  const later = openTab(device, database)
  await settle(later)
  later.add([named('b')], 'x')
  await settle(later)
  expect(names(later)).toEqual(['a', 'b'])
  expect([...database.stored.keys()]).toEqual(expect.arrayContaining(['p', 'q']))
  expect(JSON.parse(device.records.get(key) ?? '')).toHaveLength(4)
})

test.each([
  [undefined, null],
  ['["a","b","a",1]', ['a', 'b']],
  ['{}', []],
  ['no JSON', []],
])('the record %s names %j', (text, ids) => {
  expect(readIds(text)).toEqual(ids)
})
