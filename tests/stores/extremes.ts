import { defaultSettings as compressor } from '../../src/tools/image-compressor/core/settings.ts'
import { defaultSettings as passwordSettings } from '../../src/tools/password-generator/core/settings.ts'
import { defaultStyle } from '../../src/tools/qr-generator/core/settings.ts'
import { type Extremes, history, long, record, strange } from './extreme-data.ts'
import { extremeInvoices } from './extreme-invoices.ts'

const earliest = Date.UTC(100, 0, 2)
const latest = Date.UTC(9998, 11, 31)
const notMoments = [1e300, -1e300, 8.64e15, '0', null]

const bmi = { weight: 70, height: 175, age: 40, gender: 'male', bmi: 22.9, category: 'normal', timestamp: 0 }
const session = { id: 'a', mode: 'work', durationMs: 1_500_000 }
const running = { ...session, status: 'running', startedAt: 0, deadline: 1 }
const ended = {
  ...{ id: 'a', mode: 'work', endedAt: 0, noticedAt: 0, day: '2026-01-31', minutes: 25 },
  ...{ counted: true, offersLongBreak: false },
}
const pomodoro = {
  ...{ customMinutes: 45, customCounts: false, autoStartBreaks: true, autoStartWork: true },
  ...{ sound: true, volume: 30, flash: true, keepScreenOn: true },
}
const day = { date: '2026-01-31', completedSessions: 1, totalFocusTime: 25, ids: ['a'] }

const code = { type: 'text', text: 'x', fields: { text: 'x' }, ...defaultStyle }

export const extremes: Readonly<Record<string, Extremes>> = {
  darkMode: record([true, false], ['true', 1e300, null, long(100_000)], undefined),
  'password-security:checklist': record(
    [Array.from({ length: 8 }, () => true)],
    [Array.from({ length: 100_000 }, () => true), [], long(100_000), { length: 8 }],
    undefined,
  ),
  'bmi-calculator:settings': record(
    [{ units: 'us', keep: true, lowerPoints: true }],
    [{ units: long(100_000), keep: true, lowerPoints: true }],
  ),
  'bmi-calculator:history': history(
    [
      { ...bmi, weight: 1e6, height: 1e6, age: 1e6, bmi: 1e12, timestamp: latest },
      { ...bmi, weight: -1e6, height: -1e6, age: -1e6, bmi: 0, timestamp: earliest },
      { ...bmi, weight: 1e-300, height: 1e-300, age: 1e-300, bmi: 1e-300, category: 'none' },
    ],
    [
      ...notMoments.map((timestamp) => ({ ...bmi, timestamp })),
      ...['weight', 'height', 'age', 'bmi'].map((name) => ({ ...bmi, [name]: 1e300 })),
      { ...bmi, category: long(100_000) },
    ],
  ),
  'color-palette:current': record(
    [3, 5, 10].map((length) => ({ colors: Array.from({ length }, () => '#000000') })),
    [0, 2, 11, 100_000].map((length) => ({ colors: Array.from({ length }, () => '#000000') })),
  ),
  'color-palette:saved': history(
    [long(200), strange(200), ''].map((name) => ({
      colors: Array.from({ length: 5 }, () => '#ffffff'),
      name,
    })),
    [{ colors: Array.from({ length: 5 }, () => '#ffffff'), name: long(100_000) }],
  ),
  'image-compressor:settings': record(
    [
      { ...compressor, goal: 'size', quality: 1, kilobytes: 5, box: { width: 1, height: 1 } },
      { ...compressor, quality: 10, kilobytes: 100_000, box: { width: 16_384, height: 16_384 } },
    ],
    [
      { ...compressor, box: { width: 1e300, height: -1e300 } },
      { ...compressor, kilobytes: 1e300 },
    ],
  ),
  'image-converter:settings': record(
    [
      { type: 'jpg-to-png', quality: 10, smaller: true },
      { type: 'png-to-jpg', quality: 100, smaller: false, background: '#000000' },
      { type: 'any-to-webp', quality: 10, smaller: true, lossless: true },
    ],
    [{ type: 'png-to-jpg', quality: 1e300, smaller: true }],
  ),
  'photo-to-pdf:settings': record(
    [
      { pageSize: 'A3', orientation: 'landscape', margin: 50 },
      { pageSize: 'A4', orientation: 'portrait', margin: 10 },
      { pageSize: 'A4', orientation: 'portrait', margin: 10, scan: 'black-and-white' },
    ],
    [
      { pageSize: 'A4', orientation: 'portrait', margin: 1e300 },
      { pageSize: 'A4', orientation: 'portrait', margin: 10, scan: 'sepia' },
    ],
  ),
  ...extremeInvoices,
  'motivation-quotes:favourites': history(
    [{ quote: 0 }, { quote: 1 }, { quote: 1_000_000 }],
    [{ quote: 1e300 }, { quote: -1 }, { quote: 0.5 }],
  ),
  'motivation-quotes:poster': record(
    [{ style: 'plum', shape: 'phone' }],
    [{ style: long(100_000), shape: 'phone' }, { style: 'plum', shape: 'constructor' }, { style: 'plum' }],
  ),
  'password-generator:settings': record(
    [
      {
        ...passwordSettings,
        by: 'bits',
        length: 8,
        bits: 40,
        words: 3,
        pinLength: 4,
        count: 1,
        ownSymbols: '',
      },
      {
        ...passwordSettings,
        length: 128,
        bits: 256,
        words: 12,
        pinLength: 12,
        count: 50,
        ownSymbols: strange(200),
      },
    ],
    [
      { ...passwordSettings, length: 1e300 },
      { ...passwordSettings, ownSymbols: long(100_000) },
    ],
  ),
  'password-generator:history': history(
    [long(1000), strange(1000)].map((password) => ({ password, strength: 'strong' })),
    [
      { password: long(100_000), strength: 'strong' },
      { password: 'x', strength: 'x' },
    ],
  ),
  'pomodoro:timer': record(
    [
      {
        timer: { ...running, id: long(100), durationMs: 86_400_000, startedAt: earliest, deadline: latest },
        last: null,
      },
      {
        timer: { ...running, startedAt: latest, deadline: earliest, shift: { by: -1e15, at: earliest } },
        last: { ...ended, endedAt: earliest, noticedAt: latest, day: '0000-01-01', minutes: 1440 },
      },
      {
        timer: { ...session, durationMs: 1, status: 'paused', remainingMs: 86_400_000 },
        last: { ...ended, endedAt: latest, noticedAt: earliest, day: '9999-12-31', minutes: 0 },
      },
    ],
    [
      ...notMoments.map((deadline) => ({ timer: { ...running, deadline }, last: null })),
      ...notMoments.map((endedAt) => ({ timer: running, last: { ...ended, endedAt } })),
      { timer: { ...running, durationMs: 1e300 }, last: null },
      { timer: running, last: { ...ended, day: '9999-99-99' } },
      { timer: { ...running, id: long(100_000) }, last: null },
    ],
  ),
  'pomodoro:settings': record(
    [
      { ...pomodoro, customMinutes: 1, volume: 0 },
      { ...pomodoro, customMinutes: 120, volume: 100 },
    ],
    [
      { ...pomodoro, customMinutes: 1e300 },
      { ...pomodoro, volume: -1e300 },
    ],
  ),
  'pomodoro:days': history(
    [
      { ...day, date: '0000-01-01', completedSessions: 100_000, totalFocusTime: 1_000_000 },
      {
        ...day,
        date: '9999-12-31',
        ids: Array.from({ length: 10_000 }, (_, n) => `${n}`.padStart(100, '0')),
      },
    ],
    [
      { ...day, date: '9999-99-99' },
      { ...day, completedSessions: 1e300 },
      { ...day, totalFocusTime: 1e300 },
      { ...day, ids: [long(100_000)] },
    ],
  ),
  'qr-generator:style': record(
    [
      { ...defaultStyle, size: 128, margin: 4 },
      { ...defaultStyle, size: 512, margin: 2 },
    ],
    [
      { ...defaultStyle, size: 1e300 },
      { ...defaultStyle, color: long(100_000) },
    ],
  ),
  'qr-generator:history': history(
    [
      { ...code, text: long(10_000), fields: { text: long(10_000) } },
      {
        ...code,
        text: strange(10_000),
        fields: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n, ''])),
      },
    ],
    [
      { ...code, text: long(100_000) },
      { ...code, fields: { text: long(100_000) } },
      { ...code, fields: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, ''])) },
    ],
  ),
  'word-counter:draft': record(
    [
      { keep: true, text: 'word '.repeat(100_000), least: 999_999_999, most: 0, mark: true },
      { keep: true, text: `${long(1_000)} `.repeat(499), least: 0, most: 999_999_999, mark: true },
    ],
    [
      { keep: true, text: long(500_001), least: null, most: null, mark: true },
      { keep: true, text: 'x', least: 1e300, most: null, mark: true },
    ],
  ),
}
