import fc from 'fast-check'
import { expect } from 'vitest'
import type { History } from '../../../src/platform/storage/history/history.ts'
import type { Settings } from '../../../src/platform/storage/settings/settings.ts'
import { localDate } from '../../../src/platform/time/clock.ts'
import { layoutChart } from '../../../src/tools/bmi-calculator/core/history/chart.ts'
import { toCsv } from '../../../src/tools/bmi-calculator/core/history/csv.ts'
import { shownBmi, shownDate } from '../../../src/tools/bmi-calculator/format.ts'
import * as bmi from '../../../src/tools/bmi-calculator/history/stored.ts'
import * as palettes from '../../../src/tools/color-palette/saved/saved-palettes.ts'
import { isSettings as isCompressor } from '../../../src/tools/image-compressor/core/settings.ts'
import { isSettings as isConverter } from '../../../src/tools/image-converter/core/settings.ts'
import { readAmounts } from '../../../src/tools/invoice-generator/core/amounts/amounts.ts'
import { withDecimalSeparator } from '../../../src/tools/invoice-generator/core/amounts/decimal-separator.ts'
import type { Invoice } from '../../../src/tools/invoice-generator/core/invoice/invoice.ts'
import { nextItemId } from '../../../src/tools/invoice-generator/core/invoice/items.ts'
import { duplicate, matches } from '../../../src/tools/invoice-generator/core/saved/saved.ts'
import * as invoiceDraft from '../../../src/tools/invoice-generator/draft/draft.ts'
import * as logo from '../../../src/tools/invoice-generator/logo/logo.ts'
import { saved } from '../../../src/tools/invoice-generator/saved/saved.ts'
import { favourites } from '../../../src/tools/motivation-quotes/favourites.ts'
import * as poster from '../../../src/tools/motivation-quotes/poster/stored-poster.ts'
import {
  recentPasswordsIn,
  removeExpired,
} from '../../../src/tools/password-generator/recent/recent-passwords.ts'
import * as password from '../../../src/tools/password-generator/settings/stored-settings.ts'
import { daysCsv, lastDays, lastMonths } from '../../../src/tools/pomodoro/core/days.ts'
import { finish } from '../../../src/tools/pomodoro/core/finish.ts'
import { clockFace, remainingOf } from '../../../src/tools/pomodoro/core/timer.ts'
import * as pomodoro from '../../../src/tools/pomodoro/stored.ts'
import { payload } from '../../../src/tools/qr-generator/core/content/payload.ts'
import { recentCodes } from '../../../src/tools/qr-generator/recent/recent-codes.ts'
import * as qrStyle from '../../../src/tools/qr-generator/style/stored-style.ts'
import { draft as wordDraft } from '../../../src/tools/word-counter/text/draft.ts'
import { extremes } from '../../stores/extremes.ts'
import { anyText, changed, type FuzzArea, holds } from '../area.ts'

/** The browser's storage, which stores open at the first read. */
const records = new Map<string, string>()
const storage = {
  get length() {
    return records.size
  },
  key: (index: number) => [...records.keys()][index] ?? null,
  getItem: (key: string) => records.get(key) ?? null,
  setItem: (key: string, text: string) => void records.set(key, text),
  removeItem: (key: string) => void records.delete(key),
}
Object.assign(globalThis, {
  window: { localStorage: storage, sessionStorage: storage },
  addEventListener: () => {},
  removeEventListener: () => {},
})

const now = Date.UTC(2026, 0, 31)

/** What a page does with an invoice in a list or a form. */
function useInvoice(invoice: Invoice): void {
  readAmounts(withDecimalSeparator(invoice, ','), ',')
  matches(invoice, 'a b')
  duplicate(invoice, '2026-01-31', new Set([invoice.invoiceNumber]))
  nextItemId(invoice)
}

/** Every store, and a use of the values that it accepts, which must not fail either. */
const settings: Readonly<Record<string, [Settings<never>, (value: never) => void]>> = {}
const histories: Readonly<Record<string, [History<never>, (values: readonly never[]) => void]>> = {}
const onSettings = <T>(name: string, store: Settings<T>, use: (value: T) => void = () => {}) =>
  Object.assign(settings, { [name]: [store, use] })
const onHistory = <T>(name: string, store: History<T> | undefined, use: (values: readonly T[]) => void) =>
  Object.assign(histories, { [name]: [store, use] })

onSettings('bmi-calculator:settings', bmi.settings)
onHistory('bmi-calculator:history', bmi.history, (entries) => {
  toCsv(entries)
  for (const { timestamp, bmi: value } of entries) {
    shownDate(timestamp, 'tr')
    shownBmi(value, 'en')
  }
  if (entries.length === 0) return
  for (const { x, y } of layoutChart(entries, 100, 100).points)
    expect([x, y].every(Number.isFinite)).toBe(true)
})
onSettings('color-palette:current', palettes.stored)
onHistory('color-palette:saved', palettes.savedPalettes, () => {})
onSettings('invoice-generator:draft', invoiceDraft.stored, useInvoice)
onSettings('invoice-generator:logo', logo.stored)
onHistory('invoice-generator:invoices', saved.invoices, (values) => values.forEach(useInvoice))
onHistory('invoice-generator:companies', saved.companies, () => {})
onHistory('invoice-generator:items', saved.items, () => {})
onHistory('motivation-quotes:favourites', favourites, () => {})
onSettings('motivation-quotes:poster', poster.stored)
onSettings('password-generator:settings', password.stored)
onHistory('password-generator:history', recentPasswordsIn('device'), () => {
  const recent = recentPasswordsIn('device')
  if (recent) removeExpired(recent, 'hour')
})
onSettings('pomodoro:timer', pomodoro.timerRecord, ({ timer, last }) => {
  clockFace(remainingOf(timer, now))
  if (last) localDate(last.endedAt)
  if (timer.status !== 'running') return
  const options = { customMinutes: 1, customCounts: true, autoStartBreaks: true, autoStartWork: true }
  // What a session writes at its end must be readable again.
  const next = finish(timer, options, { now, dayOf: localDate, sessionsOf: () => 0, newId: () => 'b' })
  pomodoro.timerRecord.write(next)
  expect(pomodoro.createTimerRecord(backend()).read()).toEqual(next)
})
onSettings('pomodoro:settings', pomodoro.pomodoroSettings)
onHistory('pomodoro:days', pomodoro.days.history, (days) => {
  for (const count of [7, 30]) lastDays(days, '2026-01-31', count)
  lastMonths(days, '2026-01-31')
  daysCsv(days)
})
onSettings('qr-generator:style', qrStyle.stored)
onHistory('qr-generator:history', recentCodes, (codes) => {
  for (const { type, fields } of codes) payload(type, fields)
})
onSettings('word-counter:draft', wordDraft)

const { deviceStorage } = await import('../../../src/platform/storage/backends.ts')
const backend = () => deviceStorage

/** Data similar to valid ones; the largest are tested in the real page. */
const dataOf = (name: string): fc.Arbitrary<unknown> => {
  const of = extremes[name]
  if (!of) throw new Error(`No extremes of ${name} are known`)
  const small = [...of.valid, ...of.hostile].map((value): unknown =>
    JSON.parse(JSON.stringify(value), (_, part) =>
      typeof part === 'string' ? part.slice(0, 100) : Array.isArray(part) ? part.slice(0, 8) : part,
    ),
  )
  return fc.oneof(...small.map((value) => changed(value)))
}
const recordOf = (name: string) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: dataOf(name).map((d) => JSON.stringify({ v: extremes[name]?.version, t: 1, s: 1, d })),
    },
    {
      weight: 1,
      arbitrary: changed({ v: 1, t: 1, s: 1, d: {} }).map((value) => JSON.stringify(value) ?? ''),
    },
    { weight: 1, arbitrary: anyText },
  )
/** Whether a text is still stored, at its key or in quarantine. */
const isThere = (text: string) =>
  [...records.values()].some((saved) => saved === text || saved.includes(JSON.stringify(text)))

const settingsAreas = Object.entries(settings).map(([name, [store, use]]) => [
  name,
  holds(recordOf(name), (text) => {
    records.clear()
    records.set(`toolnook:${name}`, text)
    const value = store.read()
    store.subscribe(() => {})()
    expect(isThere(text)).toBe(true)
    store.write(value)
    expect(store.read()).toEqual(value)
    expect(isThere(text) || store.mode.read() === 'saved').toBe(true)
    use(value)
  }),
])
const historyAreas = Object.entries(histories).map(([name, [store, use]]) => [
  name,
  holds(fc.array(recordOf(name), { maxLength: 4 }), (texts) => {
    records.clear()
    for (const [index, text] of texts.entries()) records.set(`toolnook:${name}:${index}`, text)
    const { entries } = store.read()
    store.subscribe(() => {})()
    for (const text of texts) expect(isThere(text)).toBe(true)
    const before = new Map(records)
    store.restore(store.clear())
    expect(store.read().entries).toEqual(entries)
    for (const [key, text] of before) expect(records.get(key)).toBe(text)
    use(entries.map(({ value }) => value))
  }),
])

export const area: FuzzArea = {
  ...Object.fromEntries([...settingsAreas, ...historyAreas]),
  'settings of image tools': holds(
    fc.oneof(dataOf('image-compressor:settings'), dataOf('image-converter:settings')),
    (value) => {
      for (const is of [isCompressor, isConverter])
        if (is(value)) expect(JSON.stringify(value)).not.toMatch(/e\+?\d/)
    },
  ),
}
