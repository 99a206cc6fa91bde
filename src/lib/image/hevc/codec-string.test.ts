import { expect, test } from 'vitest'
import { hevcCodecString } from './codec-string.ts'

test.each([
  // Examples of ISO/IEC 14496-15, annex E.3, and the hvcC of photos of an iPhone.
  ['hvc1.A1.80.L93.B0', [0x41, 1, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 93]],
  ['hvc1.1.6.L93.B0', [1, 0x60, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 93]],
  ['hvc1.3.E.L90.B0', [3, 0x70, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 90]],
  ['hvc1.C2.4.H150.90.0.1', [0xe2, 0x20, 0, 0, 0, 0x90, 0, 1, 0, 0, 0, 150]],
  ['hvc1.4.80000000.L60', [4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 60]],
])('%s', (codec, bytes) => {
  expect(hevcCodecString(Uint8Array.of(1, ...bytes))).toBe(codec)
})
