import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exportable,
  importLimits,
  isValidRecord,
  readExport,
  unexportable,
  writeExport,
} from './export-file.ts'
import { groupRecords } from './group.ts'
import { readKey } from './keys.ts'
import { isSecret, type StoredRecord, type StoreOwner } from './owners.ts'
import { planImport } from './plan.ts'

const owners: readonly StoreOwner[] = [
  {
    id: 'codes',
    stores: [
      { name: 'style', kind: 'settings' },
      { name: 'history', kind: 'history' },
    ],
  },
  {
    id: 'passwords',
    stores: [
      { name: 'settings', kind: 'settings' },
      { name: 'history', kind: 'history', secret: true },
    ],
  },
]
const entry = (id: string, data = 'x') => ({
  key: `toolnook:codes:history:${id}`,
  text: JSON.stringify({ v: 1, t: 5, s: 1, d: data }),
})
const style: StoredRecord = { key: 'toolnook:codes:style', text: '{"v":1,"d":{"size":4}}' }
const theme: StoredRecord = { key: 'darkMode', text: 'true' }
const secret: StoredRecord = {
  key: 'toolnook:passwords:history:a',
  text: '{"v":1,"t":5,"s":1,"d":"hunter2"}',
}
const settings: StoredRecord = { key: 'toolnook:passwords:settings', text: '{"length":12}' }
const broken: StoredRecord = {
  key: 'toolnook:quarantine:toolnook:passwords:history:b',
  text: '{"t":1,"raw":"?"}',
}
const unknown: StoredRecord = { key: 'toolnook:gone:history:z', text: '{}' }
const all = [entry('a'), entry('b'), style, secret, settings, theme, broken, unknown]

describe('a key', () => {
  it.each([
    ['darkMode', { kind: 'theme' }],
    ['toolnook:codes:style', { kind: 'entry', owner: 'codes', name: 'style' }],
    ['toolnook:codes:history:a-1', { kind: 'entry', owner: 'codes', name: 'history', id: 'a-1' }],
    ['toolnook:quarantine:toolnook:codes:style', { kind: 'unreadable', of: 'toolnook:codes:style' }],
    ['toolnook:quarantine:2:toolnook:codes:style', { kind: 'unreadable', of: 'toolnook:codes:style' }],
    ['toolnook:codes', { kind: 'unknown' }],
    ['toolnook:a:b:c:d', { kind: 'unknown' }],
    ['toolnook:a: b', { kind: 'unknown' }],
    ['other', undefined],
    ['darkmode', undefined],
  ])('%s is read', (key, expected) => expect(readKey(key)).toEqual(expected))
})

describe('what is kept, by owner', () => {
  it('is counted by kind and in bytes, without omissions', () => {
    const groups = groupRecords(owners, [...all, { key: 'foreign', text: 'not ours' }])
    expect(groups.map(({ owner, counts }) => [owner, counts])).toEqual([
      [
        { kind: 'owner', id: 'codes' },
        { settings: 1, history: 2, draft: 0, other: 0 },
      ],
      [
        { kind: 'owner', id: 'passwords' },
        { settings: 1, history: 1, draft: 0, other: 0 },
      ],
      [{ kind: 'theme' }, { settings: 0, history: 0, draft: 0, other: 1 }],
      [{ kind: 'unreadable' }, { settings: 0, history: 0, draft: 0, other: 1 }],
      [{ kind: 'unknown' }, { settings: 0, history: 0, draft: 0, other: 1 }],
    ])
    expect(groups.flatMap(({ keys }) => keys).sort()).toEqual(all.map(({ key }) => key).sort())
    expect(groupRecords(owners, [{ key: 'darkMode', text: 'ığ' }])[0]?.bytes).toBe(8 + 4)
  })
})

describe('secrets', () => {
  it.each([
    [secret.key, true],
    [broken.key, true],
    ['toolnook:quarantine:2:toolnook:passwords:history:b', true],
    ['toolnook:passwords:undeclared', true],
    [settings.key, false],
    [style.key, false],
    ['darkMode', false],
  ])('%s: %s', (key, expected) => expect(isSecret(owners, key)).toBe(expected))

  it('are exported only when asked for', () => {
    const keys = (secrets: boolean) => exportable(owners, all, secrets).map(({ key }) => key)
    expect(keys(false)).toEqual([entry('a').key, entry('b').key, style.key, settings.key, theme.key])
    expect(keys(true)).toEqual([...keys(false).slice(0, 3), secret.key, settings.key, theme.key, broken.key])
  })
})

describe('what cannot be read', () => {
  const aside: StoredRecord = { key: 'toolnook:quarantine:2:darkMode', text: '{"t":1,"raw":"dim"}' }
  const unread: StoredRecord = { key: 'toolnook:codes:style', text: '{"v":1' }

  it('is exported as well; records without an owner are counted', () => {
    expect(exportable(owners, [aside, unread, unknown], false)).toEqual([aside, unread])
    expect(unexportable(owners, [...all, aside, unread, { key: 'foreign', text: '' }])).toEqual([unknown])
  })

  it.each([
    ['toolnook:quarantine:darkMode', '{"t":1,"raw":"dim"}', true],
    ['toolnook:quarantine:toolnook:codes:history:a', '{"t":1,"raw":"{"}', true],
    ['toolnook:quarantine:toolnook:gone:style', '{"t":1,"raw":"{"}', false],
    ['toolnook:quarantine:toolnook:quarantine:token', '{"t":1,"raw":"{"}', false],
    ['toolnook:quarantine:darkMode', '{"t":"1","raw":"dim"}', false],
    ['toolnook:quarantine:darkMode', '{"t":1}', false],
  ])('the record %s with %s is taken back: %s', (key, text, expected) =>
    expect(isValidRecord(owners, { key, text })).toBe(expected),
  )
})

describe('an exported file', () => {
  it('is read back to the letter', () => {
    const records = exportable(owners, all, true)
    expect(readExport(owners, writeExport(records, '2026-01-31'))).toEqual({
      kind: 'read',
      records,
      refused: [],
    })
  })

  it.each([
    ['', 'not-json'],
    ['{"toolnook":"data"', 'not-json'],
    ['[]', 'not-ours'],
    ['{"toolnook":"other","format":1,"records":{}}', 'not-ours'],
    ['{"toolnook":"data","format":1,"records":[]}', 'not-ours'],
    ['{"toolnook":"data","format":"1","records":{}}', 'not-ours'],
    ['{"toolnook":"data","format":2,"records":{}}', 'newer'],
  ])('%s is refused: %s', (text, fault) => expect(readExport(owners, text)).toEqual({ kind: 'fault', fault }))

  it('is refused with more records than a device could hold', () => {
    const records = Object.fromEntries(Array.from({ length: importLimits.records + 1 }, (_, n) => [n, '']))
    const text = JSON.stringify({ toolnook: 'data', format: 1, records })
    expect(readExport(owners, text)).toEqual({ kind: 'fault', fault: 'too-many' })
  })

  it.each([
    ['toolnook:codes:history', '{"v":1,"t":5,"s":1,"d":0}'],
    ['toolnook:codes:history:a', '{"v":1,"t":5,"d":0}'],
    ['toolnook:codes:history:a', '{"v":1,"t":"5","s":1,"d":0}'],
    ['toolnook:codes:history:a', '{"v":1,"t":5,"s":1}'],
    ['toolnook:codes:history:a', 'null'],
    ['toolnook:codes:style:a', '{}'],
    ['toolnook:passwords:settings', '{'],
    ['toolnook:gone:style', '{}'],
    ['toolnook:quarantine:toolnook:codes:style', '{}'],
    ['darkMode', '"true"'],
    ['__proto__', '{}'],
    ['token', '{}'],
  ])('the record %s with %s is refused', (key, text) => {
    expect(isValidRecord(owners, { key, text })).toBe(false)
    const file = `{"toolnook":"data","format":1,"records":{${JSON.stringify(key)}:${JSON.stringify(text)},${JSON.stringify(style.key)}:${JSON.stringify(style.text)}}}`
    expect(readExport(owners, file)).toEqual({ kind: 'read', records: [style], refused: [key] })
  })

  it('never throws for any content', () => {
    const record = fc.oneof(fc.string(), fc.json(), fc.constant(entry('a').text))
    const key = fc.oneof(fc.string(), fc.constantFrom(...all.map(({ key }) => key)))
    const file = fc
      .record({
        toolnook: fc.constantFrom('data', 'x'),
        format: fc.integer({ min: 0, max: 2 }),
        records: fc.dictionary(key, fc.oneof(record, fc.anything())),
      })
      .map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(fc.oneof(file, fc.string(), fc.json()), (text) => {
        const read = readExport(owners, text)
        if (read.kind === 'read')
          for (const each of read.records) expect(isValidRecord(owners, each)).toBe(true)
      }),
    )
  })
})

describe('an import', () => {
  const changed: StoredRecord = { ...style, text: '{"v":1,"d":{"size":9}}' }
  const file = [entry('a'), entry('new'), changed]

  it('that merges adds and overwrites, and removes nothing', () => {
    expect(planImport(owners, all, file, 'merge')).toEqual({
      write: [entry('new'), changed],
      remove: [],
      added: 1,
      changed: 1,
      same: 1,
    })
  })

  it('that replaces leaves secrets alone when the file has none', () => {
    const { remove } = planImport(owners, all, file, 'replace')
    expect(remove).toEqual([entry('b').key, settings.key, theme.key, unknown.key])
  })

  it('that replaces and brings secrets removes the others', () => {
    const { remove } = planImport(owners, all, [{ ...secret, key: `${secret.key}2` }], 'replace')
    expect(remove).toContain(secret.key)
    expect(remove).toContain(broken.key)
  })
})

describe('the names of what is stored elsewhere on the device', () => {
  const kept: StoredRecord = { key: 'toolnook:tray:kept', text: '["a"]' }
  const stores = [{ name: 'kept', kind: 'draft', deviceOnly: true }] as const
  const withTray = [...owners, { id: 'tray', stores }]

  it('are not exported, and not missed there', () => {
    expect(exportable(withTray, [kept, style], true)).toEqual([style])
    expect(unexportable(withTray, [kept, style])).toEqual([])
  })

  it('are not imported, and stay', () => {
    expect(readExport(withTray, writeExport([kept], '2026-01-31'))).toMatchObject({
      records: [],
      refused: [kept.key],
    })
    expect(planImport(withTray, [kept, style], [theme], 'replace').remove).toEqual([style.key])
  })
})
