import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflate, inflate } from './zlib.ts'

test('deflate compresses pieces into one zlib stream', async () => {
  const pieces = [new Uint8Array(1_000).fill(1), new Uint8Array(0), new Uint8Array(70_000).fill(2)]
  const packed = new Uint8Array(await (await deflate(pieces.values())).arrayBuffer())
  expect(packed.length).toBeLessThan(500)
  expect(new Uint8Array(inflateSync(packed))).toEqual(Uint8Array.from(pieces.flatMap((piece) => [...piece])))
})

test('inflate returns the uncompressed bytes', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  expect(await inflate(new Uint8Array(deflateSync(bytes)))).toEqual(bytes)
})

test.each([
  ['is broken', Uint8Array.from([0x78, 0x9c, 1, 2, 3])],
  ['is truncated', new Uint8Array(deflateSync(new Uint8Array(5_000))).slice(0, -6)],
  ['inflates to more than 16 MB', new Uint8Array(deflateSync(new Uint8Array(17 * 1024 * 1024)))],
])('inflate rejects a stream that %s', async (_, packed) => {
  await expect(inflate(packed)).rejects.toThrow()
})
