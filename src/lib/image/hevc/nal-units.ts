import { ImageFailure } from '../image-error.ts'

/** What a decoder needs before the first picture; ISO/IEC 14496-15, 8.3.2.1. */
export interface HevcConfiguration {
  /** Bytes of the length before each NAL unit of a sample. */
  readonly lengthBytes: number
  /** NAL units with the parameter sets, in order. */
  readonly parameterSets: readonly Uint8Array[]
}

const fixedBytes = 22

/** Reads the content of an `hvcC` box. */
export function readHevcConfiguration(content: Uint8Array): HevcConfiguration {
  const parameterSets: Uint8Array[] = []
  let at = fixedBytes
  let arrays = byteAt(content, at++)
  for (; arrays > 0; arrays--) {
    at++ // type of the NAL units, which each of them repeats
    let units = numberAt(content, at, 2)
    at += 2
    for (; units > 0; units--) {
      const unit = unitAt(content, at, 2)
      parameterSets.push(unit)
      at += 2 + unit.length
    }
  }
  return { lengthBytes: (byteAt(content, fixedBytes - 1) & 3) + 1, parameterSets }
}

/** The NAL units of a sample, such as the data of an `hvc1` item; ISO/IEC 14496-15, 8.3.1. */
export function* nalUnits(sample: Uint8Array, lengthBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < sample.length; ) {
    const unit = unitAt(sample, at, lengthBytes)
    yield unit
    at += lengthBytes + unit.length
  }
}

function unitAt(bytes: Uint8Array, at: number, lengthBytes: number): Uint8Array {
  const start = at + lengthBytes
  const end = start + numberAt(bytes, at, lengthBytes)
  if (end > bytes.length) throw new ImageFailure({ kind: 'truncated', format: 'heic' })
  return bytes.subarray(start, end)
}

function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let index = 0; index < length; index++) number = number * 256 + byteAt(bytes, at + index)
  return number
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new ImageFailure({ kind: 'truncated', format: 'heic' })
  return byte
}
