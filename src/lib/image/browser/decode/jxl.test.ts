import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { ImageFailure } from '../../image-error.ts'
import { readJxlHeader } from '../../jxl/jxl-header.ts'
import {
  jxlCodestream,
  type jxlCodestreams,
  jxlContainer,
  jxlExif,
  turnedJxl,
} from '../../testing/jxl-file.ts'
import { compileFile } from '../../testing/test-picture.ts'
import { decodeJxl } from './jxl.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  module = await compileFile('./vendor/libjxl/libjxl.wasm')
})

const srgb = { codePoints: { primaries: 1, transfer: 13, matrix: 0, fullRange: true }, icc: null }
const p3 = { codePoints: { ...srgb.codePoints, primaries: 12 }, icc: null }

async function decode(file: Uint8Array<ArrayBuffer>) {
  const { pixels, ...picture } = decodeJxl(module, file, await readJxlHeader(memorySource(file)))
  const at = (x: number, y: number) => [
    ...pixels.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
  ]
  return { ...picture, at }
}

describe('a JPEG XL file', () => {
  test.each<[keyof typeof jxlCodestreams, object]>([
    ['plain', { width: 40, height: 24, hasAlpha: false, colour: srgb }],
    ['animated', { width: 40, height: 24, colour: srgb }],
    ['alpha', { width: 40, height: 24, hasAlpha: true, colour: srgb }],
    ['displayP3', { width: 40, height: 24, hasAlpha: false, colour: p3 }],
    ['pq', { width: 16, height: 8, hasAlpha: false, colour: p3 }],
    ['pqLossless', { colour: { ...srgb, codePoints: { ...srgb.codePoints, primaries: 9, transfer: 16 } } }],
  ])('%s has its size and colour space', async (name, expected) => {
    expect(await decode(jxlCodestream(name))).toMatchObject(expected)
  })

  test('is decoded to the pixels of djxl, to one of 255', async () => {
    for (const [name, expected] of [
      ['plain', [192, 63, 33, 255]],
      // Its file has a gamma of 2.2.
      ['alpha', [194, 61, 20, 128]],
      ['animated', [255, 0, 0, 255]],
      ['displayP3', [192, 64, 35, 255]],
    ] as const) {
      const { at } = await decode(jxlCodestream(name))
      for (const [channel, value] of at(20, 12).entries())
        expect(Math.abs(value - (expected[channel] ?? 0)), `${name} ${channel}`).toBeLessThanOrEqual(1)
    }
    expect((await decode(jxlCodestream('pqLossless'))).at(3, 3)).toEqual([60, 160, 220, 255])
  })

  test('is upright', async () => {
    const { width, height, at } = await decode(turnedJxl)
    expect([width, height]).toEqual([32, 64])
    const fields = [at(8, 8), at(24, 8), at(8, 56), at(24, 56)].map(([red = 0]) => red)
    expect(fields.toSorted((a, b) => a - b).map((red) => fields.indexOf(red))).toEqual([1, 3, 0, 2])
  })

  test('is read from a container', async () => {
    const file = jxlContainer(jxlCodestream('plain'), jxlExif(Uint8Array.of(1, 2, 3)))
    expect((await decode(file)).at(3, 3)).toEqual((await decode(jxlCodestream('plain'))).at(3, 3))
  })

  test('brighter than a screen is mapped to it, not darkened as a whole', async () => {
    const [, green = 0, blue = 0] = (await decode(jxlCodestream('pq'))).at(3, 3)
    expect(green).toBeGreaterThan(150)
    expect(blue).toBeGreaterThan(200)
  })

  test('of a colour space without code points has its profile', async () => {
    const { colour } = await decode(jxlCodestream('gamma'))
    expect(colour.codePoints).toBeNull()
    expect(String.fromCharCode(...(colour.icc?.subarray(36, 40) ?? []))).toBe('acsp')
  })

  test.each([
    ['truncated', jxlCodestream('plain').slice(0, 70), 'truncated'],
    [
      'damaged',
      jxlCodestream('plain').map((byte, index) => (index > 40 && index < 60 ? 255 : byte)),
      'corrupt',
    ],
  ])('that is %s fails', (_, file, kind) =>
    expect(decode(Uint8Array.from(file))).rejects.toMatchObject({ error: { kind, format: 'jxl' } }),
  )

  test('of another size than its header says fails', async () => {
    const file = jxlCodestream('plain')
    for (const size of [
      { width: 20, height: 48 },
      { width: 39, height: 24 },
    ])
      expect(() => decodeJxl(module, file, size)).toThrow(ImageFailure)
  })
})

test.each(['plain', 'alpha', 'animated', 'pqLossless'] as const)(
  'any changed bytes of %s give a picture or a typed failure',
  async (name) => {
    const file = jxlCodestream(name)
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const broken = file.slice()
        for (const [at, byte] of changes) broken[at] = byte
        try {
          // The header may say any size, which is checked before.
          const header = await readJxlHeader(memorySource(broken))
          if (header.width * header.height <= 1_000_000) decodeJxl(module, broken, header)
        } catch (error) {
          if (!(error instanceof ImageFailure)) throw error
        }
      }),
      { numRuns: 60 },
    )
  },
)
