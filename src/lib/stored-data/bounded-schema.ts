import {
  array,
  check,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  pipe,
  string,
} from 'valibot'

/*
 * Building blocks of all stored schemas. A record may come from an import or be edited by hand: without bounds a moment
 * of 1e300 or a name of a megabyte passes as valid and breaks the page that shows it.
 */

/** A number from `min` to `max`, both included. */
export const numberIn = (min: number, max: number) => pipe(number(), minValue(min), maxValue(max))

/** A whole number from `min` to `max`, both included. */
export const integerIn = (min: number, max: number) => pipe(number(), integer(), minValue(min), maxValue(max))

/** A text of at most `max` UTF-16 units. */
export const textUpTo = (max: number) => pipe(string(), maxLength(max))

/** From `min` to `max` values of a schema. */
export const listOf = <T>(schema: GenericSchema<unknown, T>, max: number, min = 0) =>
  pipe(
    array(schema),
    check((values) => values.length >= min && values.length <= max),
  )

const day = 86_400_000

/**
 * A moment in milliseconds since 1970, from the year 100 to 9998 in every time zone: what dates are written with takes
 * four digits of a year.
 */
export const timestampSchema = numberIn(Date.UTC(100, 0, 1) + day, Date.UTC(9998, 11, 31))

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date parses the 30th of February as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A valid calendar day, as `2026-01-31`. */
export const calendarDay = pipe(string(), check(isCalendarDay))
