import { ImageFailure } from '../image-error.ts'

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
