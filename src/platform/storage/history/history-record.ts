import { ownProperty, parseObject } from '../records/json.ts'
import type { Versions } from '../records/versions.ts'

export type HistoryEntry<T> = {
  readonly id: string
  /** When it was added, milliseconds since 1970 by the device's clock. */
  readonly timestamp: number
  readonly value: T
}

/** One record `{ v, t, s, d }` of a history: version, time, sequence, data. */
export type HistoryRecord<T> =
  | { readonly state: 'valid'; readonly sequence: number; readonly entry: HistoryEntry<T> }
  | { readonly state: 'newer'; readonly sequence: number }
  | { readonly state: 'invalid' }

/** Maximum sequence number, well below the limit of safe integers; a record with a higher one is invalid. */
export const maxSequence = 2 ** 52

/** Maximum absolute time value of a Date, in milliseconds since 1970 (ECMA-262, section 21.4.1.1). */
const maxTimestamp = 8.64e15

export function readRecord<T>(versions: Versions<T>, id: string, text: string): HistoryRecord<T> {
  const envelope = parseObject(text)
  if (!envelope) return { state: 'invalid' }
  const timestamp = ownProperty(envelope, 't')
  const sequence = ownProperty(envelope, 's')
  if (typeof timestamp !== 'number' || !(Math.abs(timestamp) <= maxTimestamp)) return { state: 'invalid' }
  if (typeof sequence !== 'number' || !Number.isInteger(sequence)) return { state: 'invalid' }
  if (sequence < 0 || sequence > maxSequence) return { state: 'invalid' }
  const decoded = versions.decode(ownProperty(envelope, 'v'), ownProperty(envelope, 'd'))
  if (decoded.state === 'valid')
    return { state: 'valid', sequence, entry: { id, timestamp, value: decoded.value } }
  return decoded.state === 'newer' ? { state: 'newer', sequence } : decoded
}

export const writeRecord = (version: number, timestamp: number, sequence: number, value: unknown): string =>
  JSON.stringify({ v: version, t: timestamp, s: sequence, d: value })
