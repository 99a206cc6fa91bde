import { type GenericSchema, safeParse } from 'valibot'

/** What a stored record turns out to be. */
export type Decoded<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'invalid' }
  /** Written by a newer build of the site: to be left exactly as it is. */
  | { readonly state: 'newer' }

/** The formats a record has had: the newest is written, all of them are read. */
export type Versions<T> = {
  /** The newest, counted from 1. */
  readonly version: number
  decode(version: unknown, data: unknown): Decoded<T>
  /** Adds the format that follows; `migrate` is pure and turns the one before into it. */
  next<Next>(schema: GenericSchema<unknown, Next>, migrate: (older: T) => Next): Versions<Next>
}

/** What of the formats a store needs. */
export type RecordFormat<T> = Pick<Versions<T>, 'version' | 'decode'>

function chain<T>(
  version: number,
  decodeOlder: (version: number, data: unknown) => T | undefined,
): Versions<T> {
  return {
    version,
    decode(found, data) {
      if (typeof found !== 'number' || !Number.isInteger(found) || found < 1) return { state: 'invalid' }
      if (found > version) return { state: 'newer' }
      try {
        const value = decodeOlder(found, data)
        return value === undefined ? { state: 'invalid' } : { state: 'valid', value }
      } catch {
        // A migration met what its schema let through: the record is of no use, the tool still is.
        return { state: 'invalid' }
      }
    },
    next(schema, migrate) {
      return chain(version + 1, (found, data) => {
        if (found > version) return check(schema, data)
        const older = decodeOlder(found, data)
        return older === undefined ? undefined : check(schema, migrate(older))
      })
    },
  }
}

function check<T>(schema: GenericSchema<unknown, T>, data: unknown): T | undefined {
  const result = safeParse(schema, data)
  return result.success ? result.output : undefined
}

/**
 * The first format of a record. The values are JSON and never `undefined`; later formats are added with
 * `.next(schema, migrate)` and the older ones stay for ever, as somebody's device still holds them.
 */
export function firstVersion<T>(schema: GenericSchema<unknown, T>): Versions<T> {
  return chain(1, (_, data) => check(schema, data))
}
