import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, colour, fraction, onOff, property, whole } from './fields.ts'
import {
  defineSettingsLink,
  linkedSettings,
  readLink,
  type SettingsLink,
  writeLink,
} from './settings-link.ts'

type Example = {
  readonly quality: number
  readonly size: number
  readonly format: 'jpeg' | 'webp'
  readonly ink: string
  readonly isOn: boolean
}

const initial: Example = { quality: 8, size: 200, format: 'jpeg', ink: '#000000', isOn: false }
const fields = [
  property<Example, 'quality'>('quality', 'quality', fraction(10, { min: 1, max: 10 })),
  property<Example, 'size'>('size', 'size', whole({ min: 5, max: 1005, step: 5 }, 'KB')),
  property<Example, 'format'>('format', 'format', choice(['jpeg', 'webp'])),
  property<Example, 'ink'>('ink', 'ink', colour),
  property<Example, 'isOn'>('on', 'isOn', onOff),
]
const link = defineSettingsLink<Example>({ initial, fields })

const examples = fc.record<Example>({
  quality: fc.integer({ min: 1, max: 10 }),
  size: fc.integer({ min: 1, max: 201 }).map((steps) => steps * 5),
  format: fc.constantFrom('jpeg', 'webp'),
  ink: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  isOn: fc.boolean(),
})

describe('a link', () => {
  it('has only what differs from the initial settings', () => {
    expect(writeLink(link, initial)).toBe('v1')
    expect(writeLink(link, { ...initial, quality: 6, ink: '#336699', isOn: true })).toBe(
      'v1&quality=0.6&ink=336699&on=on',
    )
  })

  it('returns every setting as it was, with and without #', () => {
    fc.assert(
      fc.property(examples, fc.constantFrom('', '#'), (settings, hash) => {
        expect(readLink(link, hash + writeLink(link, settings))).toEqual({
          state: 'read',
          settings,
          refused: [],
          hasUnknown: false,
        })
      }),
    )
  })

  it.each([
    'quality=NaN',
    'quality=1e300',
    'quality=1e0',
    'quality=Infinity',
    'quality=-0.5',
    'quality=0.85',
    'quality=1.1',
    'quality=0',
    'quality=0x1',
    'quality= 0.5',
    'quality=',
    'quality',
    'size=1e2KB',
    'size=4KB',
    'size=7KB',
    'size=1010KB',
    'size=9999999999999999999KB',
    'size=100MB',
    'format=gif',
    'format=JPEG',
    'format=__proto__',
    'ink=red',
    'ink=%23336699',
    'ink=12345',
    'on=true',
  ])('leaves %s out and names the field', (field) => {
    const [name = ''] = field.split('=')
    const other = name === 'on' ? 'ink=336699' : 'on=on'
    expect(readLink(link, `#v1&${field}&${other}`)).toMatchObject({ state: 'read', refused: [name] })
    expect(readLink(link, `#v1&${field}`)).toEqual({ state: 'unreadable' })
  })

  it('has some of the settings of a tool, and what missing ones mean', () => {
    const { ink: _, ...some } = initial
    const all = { keep: true, ...some, size: 5 }
    expect(linkedSettings(link as unknown as SettingsLink, all)).toEqual({ ...initial, size: 5 })
  })

  it('does not pass on names that it does not know', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '<b>', '%00', '%E0%A4%A', ''])
      expect(readLink(link, `#v1&on=on&${name}=1`), name).toMatchObject({
        state: 'read',
        settings: { ...initial, isOn: true },
        refused: [],
        ...(name === '' ? {} : { hasUnknown: true }),
      })
    expect(({} as { readonly isOn?: boolean }).isOn).toBeUndefined()
  })

  it('takes the first of repeated fields', () => {
    expect(readLink(link, '#v1&quality=0.5&quality=0.6&quality=0.7')).toMatchObject({
      settings: { quality: 5 },
      refused: ['quality'],
    })
  })

  it('is left alone without a version', () => {
    for (const fragment of [
      '',
      '#',
      '#content',
      '#quality=0.5',
      '#v',
      '#version',
      '#v1-notes',
      '#V1&on=on',
      '#v1x',
    ])
      expect(readLink(link, fragment), fragment).toEqual({ state: 'none' })
  })

  it('is not read if it is broken, too long or of a later version', () => {
    const long = `#v1&${'on=on&'.repeat(200_000)}`
    for (const fragment of ['#v1%26on%3Don', '#v1?on=on', '#v1=2', '#v2&on=on', '#v0', '#v9999', long])
      expect(readLink(link, fragment), fragment.slice(0, 20)).toEqual({ state: 'unreadable' })
  })

  it('never throws, and returns only settings that it can write', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.tuple(fc.constantFrom('quality', 'size', 'format', 'ink', 'on', '%'), fc.string()))
        .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
    )
    fc.assert(
      fc.property(text, (tail) => {
        const read = readLink(link, `#v1&${tail}`)
        if (read.state !== 'read') return
        expect(readLink(link, writeLink(link, read.settings))).toMatchObject({ settings: read.settings })
      }),
    )
  })

  it('of an earlier version is read step by step', () => {
    const third = defineSettingsLink<Example>({
      version: 3,
      initial,
      fields,
      migrations: {
        1: (entries) => entries.map(([name, text]) => [name === 'q' ? 'percent' : name, text]),
        2: (entries) =>
          entries.map(([name, text]) =>
            name === 'percent' ? ['quality', `${Number(text) / 100}`] : [name, text],
          ),
      },
    })
    expect(readLink(third, '#v1&q=50&on=on')).toMatchObject({ settings: { quality: 5, isOn: true } })
    expect(readLink(third, '#v2&percent=50')).toMatchObject({ settings: { quality: 5 } })
    expect(readLink(third, '#v0&q=50')).toEqual({ state: 'unreadable' })
    expect(writeLink(third, { ...initial, quality: 5 })).toBe('v3&quality=0.5')
  })
})
