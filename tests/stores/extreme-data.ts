/** Test data of one store: boundary values, and values out of range or of another type. */
export type Extremes = {
  /** The version of the format; without one the bare value, without `{ v, d }`. */
  readonly version: number | undefined
  readonly isHistory: boolean
  readonly valid: readonly unknown[]
  readonly hostile: readonly unknown[]
}

/** Data of a store that is one record. */
export const record = (
  valid: readonly unknown[],
  hostile: readonly unknown[],
  version: number | undefined = 1,
) => ({
  version,
  isHistory: false,
  valid,
  hostile,
})
/** Data of a store that is a history. */
export const history = (valid: readonly unknown[], hostile: readonly unknown[]) => ({
  ...record(valid, hostile),
  isHistory: true,
})
export const long = (length: number) => 'x'.repeat(length)
/** A text of another script with combining and direction characters. */
export const strange = (length: number) => 'İ\u202Eש👨‍👩‍👧\u0301'.repeat(length).slice(0, length)
