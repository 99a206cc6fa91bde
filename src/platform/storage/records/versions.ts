import { type GenericSchema, safeParse } from 'valibot'

/** The result of decoding a stored record. */
export type Decoded<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'invalid' }
  /** Written by a newer build, so it must not be changed. */
  | { readonly state: 'newer' }

/** All formats of a record: the newest is written, all are read. */
export type Versions<T> = {
  /** The newest, counted from 1. */
  readonly version: number
  decode(version: unknown, data: unknown): Decoded<T>
  /** Adds the next format; `migrate` is pure and converts the previous one. */
  next<Next>(schema: GenericSchema<unknown, Next>, migrate: (older: T) => Next): Versions<Next>
}

/** The part of `Versions` that a store needs. */
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
        // A migration failed on a value that its schema allows: the record is invalid, but the tool still works.
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
 * The first format of a record. Values are JSON and never `undefined`. Later formats are added with `.next(schema,
 * migrate)`; older ones are never removed, because devices may still have such records.
 */
export function firstVersion<T>(schema: GenericSchema<unknown, T>): Versions<T> {
  return chain(1, (_, data) => check(schema, data))
}
