import { joinBytes } from '../../files/bytes.ts'
import { viewOf } from '../bytes/byte-order.ts'
import { boxesIn } from '../isobmff/boxes.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The content of the first box of a type, as a view. */
export function contentOf(bytes: Bytes, wanted: string): Bytes {
  for (const { type, start, end } of boxesIn(bytes)) if (type === wanted) return bytes.subarray(start, end)
  throw new Error(`no ${wanted} box`)
}

/** Characters of Latin-1, such as those of a type, without a null byte. */
export const codeOf = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

export function box(type: string, ...content: readonly Uint8Array[]): Bytes {
  const length = new Uint8Array(4)
  const whole = joinBytes([length, codeOf(type), ...content])
  viewOf(whole).setUint32(0, whole.length)
  return whole
}

/** Numbers of 16 bits, big-endian. */
export const shorts = (...values: readonly number[]): Bytes =>
  Uint8Array.from(values.flatMap((value) => [value >>> 8, value & 0xff]))

export const long = (value: number): Bytes => shorts(value >>> 16, value & 0xffff)

/** A string with its null byte. */
export const textOf = (text: string): Bytes => codeOf(`${text}\0`)
