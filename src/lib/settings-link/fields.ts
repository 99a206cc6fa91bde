import type { LinkField } from './settings-link.ts'

/** How a value is written into a link. */
export type LinkText<Value> = {
  write(value: Value): string
  /** undefined for a text that is no value. */
  read(text: string): Value | undefined
}

type Limits = { readonly min: number; readonly max: number; readonly step?: number }

const isWithin = (value: number, { min, max, step = 1 }: Limits): boolean =>
  value >= min && value <= max && (value - min) % step === 0

/** One of several values, each written as it is or by the name given for it. */
export function choice<Value extends string | number>(
  values: readonly Value[],
  names: Partial<Record<Value, string>> = {},
): LinkText<Value> {
  const write = (value: Value) => names[value] ?? `${value}`
  return { write, read: (text) => values.find((value) => write(value) === text) }
}

/** A whole number within limits, with a unit after it or not. */
export function whole(limits: Limits, unit = ''): LinkText<number> {
  return {
    write: (value) => `${value}${unit}`,
    read(text) {
      const digits = unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text
      const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
      return isWithin(value, limits) ? value : undefined
    },
  }
}

/** A whole number of parts within limits, such as tenths, written as a decimal fraction such as `0.8`. */
export function fraction(parts: 10 | 100, limits: Limits): LinkText<number> {
  return {
    write: (value) => `${value / parts}`,
    read(text) {
      const value = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * parts) : Number.NaN
      return isWithin(value, limits) && Number(text) === value / parts ? value : undefined
    },
  }
}

export const onOff: LinkText<boolean> = {
  write: (value) => (value ? 'on' : 'off'),
  read: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
}

/** A colour `#rrggbb`, written without the `#`. */
export const colour: LinkText<string> = {
  write: (value) => value.slice(1).toLowerCase(),
  read: (text) => (/^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : undefined),
}

/** A field for one property. */
export function property<Settings, Key extends keyof Settings & string>(
  name: string,
  key: Key,
  text: LinkText<NonNullable<Settings[Key]>>,
  /** What it is where it is missing. */
  missing?: NonNullable<Settings[Key]>,
): LinkField<Settings> {
  return {
    name,
    write(settings) {
      const value = settings[key] ?? missing
      return value === undefined || value === null ? undefined : text.write(value)
    },
    read(written, settings) {
      const value = text.read(written)
      return value === undefined ? undefined : { ...settings, [key]: value }
    },
  }
}
