import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fontFiles } from '../../testing/font-files.ts'
import { trueType } from './true-type.ts'

it('places every table of the compressed font at the offset in its directory', () => {
  const [file] = fontFiles([''])
  if (!file) throw new Error('Latin is always there')
  const font = trueType(file.bytes)
  expect(trueType(file.bytes)).toBe(font)
  const [packed, plain] = [new DataView(file.bytes), new DataView(font.buffer)]
  const count = plain.getUint16(4)
  expect(count).toBe(packed.getUint16(12))
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [44 + index * 20, 12 + index * 16]
    expect(plain.getUint32(to)).toBe(packed.getUint32(from))
    const [offset, length] = [plain.getUint32(to + 8), plain.getUint32(to + 12)]
    expect(offset % 4).toBe(0)
    const data = new Uint8Array(file.bytes, packed.getUint32(from + 4), packed.getUint32(from + 8))
    const expected = data.length < length ? new Uint8Array(inflateSync(data)) : data
    expect(font.subarray(offset, offset + length)).toEqual(new Uint8Array(expected))
  }
})

it('returns TrueType unchanged', () => {
  const bytes = new Uint8Array(16).buffer
  expect(trueType(bytes)).toEqual(new Uint8Array(16))
})
