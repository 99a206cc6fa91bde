/** Which number of a date such as 01.02.2026 is the day. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

type Time = { readonly hour: number; readonly minute: number; readonly second: number }

/** A date as written in a CSV file. */
export type WrittenDate =
  /** ISO 8601, unambiguous. Milliseconds since 1970. */
  | { readonly kind: 'iso'; readonly timestamp: number }
  /** Two numbers and a year, ambiguous without an order. */
  | ({ readonly kind: 'numbers'; readonly parts: readonly [number, number]; readonly year: number } & Time)

const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,3})\d*)?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/i
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Plausible years of a measurement. */
const isYear = (year: number) => year >= 1970 && year <= 9999

const isDay = (year: number, month: number, day: number) =>
  isYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

const isTime = ({ hour, minute, second }: Time) => hour < 24 && minute < 60 && second < 60

function offsetMinutes(zone: string): number {
  const parts = /^([+-])(\d\d):?(\d\d)$/.exec(zone)
  if (!parts) return 0
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3]))
}

function readIso(parts: RegExpExecArray): WrittenDate | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const milliseconds = Number((parts[7] ?? '').padEnd(3, '0'))
  if (!isDay(year, month, day) || !isTime({ hour, minute, second })) return undefined
  const zone = parts[8]
  const timestamp =
    zone === undefined
      ? new Date(year, month - 1, day, hour, minute, second, milliseconds).getTime()
      : Date.UTC(year, month - 1, day, hour, minute - offsetMinutes(zone), second, milliseconds)
  return { kind: 'iso', timestamp }
}

/** Parses a date. Without a time zone it is in local time, and a date without time means midnight. */
export function readDate(text: string): WrittenDate | undefined {
  const isoParts = iso.exec(text)
  if (isoParts) return readIso(isoParts)
  const parts = numbers.exec(text)
  if (!parts) return undefined
  const [hour = 0, minute = 0, second = 0] = parts.slice(5).map((part) => Number(part ?? 0))
  return {
    kind: 'numbers',
    parts: [Number(parts[1]), Number(parts[3])],
    year: Number(parts[4]),
    hour,
    minute,
    second,
  }
}

/** The order that a date proves, such as 15.02.2026; `undefined` when both or none are possible. */
export function provenOrder(date: WrittenDate): DateOrder | undefined {
  if (date.kind !== 'numbers') return undefined
  const [first, second] = date.parts
  if (first > 12 && second <= 12) return 'day-first'
  return second > 12 && first <= 12 ? 'month-first' : undefined
}

/** Whether a date differs between the orders. */
export const needsOrder = (date: WrittenDate): boolean =>
  date.kind === 'numbers' && date.parts[0] !== date.parts[1] && Math.max(...date.parts) <= 12

/** Milliseconds since 1970; `undefined` when the date does not exist in this order. */
export function timestampOf(date: WrittenDate, order: DateOrder): number | undefined {
  if (date.kind === 'iso') return date.timestamp
  const { parts, year, hour, minute, second } = date
  const [day, month] = order === 'day-first' ? parts : [parts[1], parts[0]]
  if (!isDay(year, month, day) || !isTime(date)) return undefined
  return new Date(year, month - 1, day, hour, minute, second).getTime()
}
