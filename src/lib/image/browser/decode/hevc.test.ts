import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { planesToRgba } from '../../colour/planes-to-rgba.ts'
import { nalUnits } from '../../hevc/nal-units.ts'
import type { Plane } from '../../hevc/planes.ts'
import type { ImageError } from '../../image-error.ts'
import { ImageFailure } from '../../image-error.ts'
import { type EncodedPicture, hevcPictures } from '../../testing/hevc-pictures.ts'
import { openHevcDecoder, type WasmHevcDecoder } from './hevc.ts'

const file = new URL('../../../../../vendor/libde265/libde265.wasm', import.meta.url)
const module = new WebAssembly.Module(readFileSync(file))
const maxPixels = 2 ** 24

const decode = (decoder: WasmHevcDecoder, { configuration, sample }: EncodedPicture) =>
  decoder.decode(configuration, sample, maxPixels)

const sha256 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The rows of a plane without what lies between them. */
function packed({ samples, width, height, stride }: Plane): Uint8Array[] {
  return Array.from({ length: height }, (_, row) => {
    const cut = samples.subarray(row * stride, row * stride + width)
    return new Uint8Array(cut.buffer, cut.byteOffset, cut.byteLength)
  })
}

/** A NAL unit with its length before it, as in a sample. */
const withLength = (unit: Uint8Array) => [0, 0, unit.length >> 8, unit.length & 255, ...unit]

function errorOf(act: () => void): ImageError {
  try {
    act()
  } catch (error) {
    if (error instanceof ImageFailure) return error.error
    throw error
  }
  throw new Error('nothing failed')
}

const expected = {
  chroma420: { width: 64, height: 64, chroma: '4:2:0', bitDepth: 8, colour: { matrix: 6, fullRange: true } },
  chroma422: { width: 64, height: 64, chroma: '4:2:2', bitDepth: 8, colour: { matrix: 6, fullRange: true } },
  chroma444: { width: 64, height: 64, chroma: '4:4:4', bitDepth: 8, colour: { matrix: 6, fullRange: true } },
  grey: { width: 64, height: 64, chroma: '4:0:0', bitDepth: 8, colour: { matrix: 2, fullRange: true } },
  tenBits: { width: 64, height: 64, chroma: '4:2:0', bitDepth: 10, colour: { matrix: 6, fullRange: true } },
  cropped: { width: 42, height: 22, chroma: '4:2:2', bitDepth: 10, colour: { matrix: 1, fullRange: false } },
  slices: { width: 128, height: 256, chroma: '4:2:0', bitDepth: 8, colour: { matrix: 2, fullRange: false } },
} satisfies Record<keyof typeof hevcPictures, object>

const names = Object.keys(expected) as (keyof typeof expected)[]

test.each(names)('decodes the samples of %s as FFmpeg does', (name) => {
  const { planes, ...rest } = decode(openHevcDecoder(module), hevcPictures[name])
  expect(rest).toEqual(expected[name])
  expect(sha256(...planes.flatMap(packed))).toBe(hevcPictures[name].planes)
})

test.each(['chroma420', 'chroma422', 'chroma444', 'grey'] as const)(
  'makes the colours of %s that libheif makes',
  (name) => {
    const picture = decode(openHevcDecoder(module), hevcPictures[name])
    const target = { pixels: new Uint8ClampedArray(42 * 22 * 4), width: 42, height: 22 }
    planesToRgba(picture, picture.colour, target, 0, 0)
    const rgb = target.pixels.filter((_, index) => index % 4 !== 3)
    expect(sha256(new Uint8Array(rgb.buffer))).toBe(hevcPictures[name].rgb)
  },
)

test('decodes one picture after the other, also after one that is broken', () => {
  const decoder = openHevcDecoder(module)
  for (const name of names) {
    const picture = hevcPictures[name]
    expect(() => decode(decoder, { ...picture, sample: picture.sample.subarray(0, 40) })).toThrow(
      ImageFailure,
    )
    expect(sha256(...decode(decoder, picture).planes.flatMap(packed))).toBe(picture.planes)
  }
})

test('takes the memory of one picture for many', () => {
  const grown: number[] = []
  const decoder = openHevcDecoder(module)
  for (let tile = 0; tile < 2000; tile++) {
    grown.push(decode(decoder, hevcPictures.chroma420).planes[0]?.samples.buffer.byteLength ?? 0)
  }
  expect(Math.max(...grown)).toBe(grown[0])
})

test('refuses a picture of more pixels than allowed, with the size that it declares', () => {
  const { configuration, sample } = hevcPictures.chroma420
  expect(errorOf(() => openHevcDecoder(module).decode(configuration, sample, 64 * 64 - 1))).toEqual({
    kind: 'too-large',
    width: 64,
    height: 64,
  })
})

test.each([0, 1, 2])('fails when slice %i of three is missing', (missing) => {
  const { configuration, sample } = hevcPictures.slices
  const slices = [...nalUnits(sample, configuration.lengthSize)]
  expect(slices).toHaveLength(3)
  const rest = slices.flatMap((slice, index) => (index === missing ? [] : withLength(slice)))
  const { kind } = errorOf(() =>
    openHevcDecoder(module).decode(configuration, Uint8Array.from(rest), maxPixels),
  )
  expect(kind).toBe(missing === 0 ? 'corrupt' : 'truncated')
})

test('fails without parameter sets, without a picture and with two', () => {
  const { configuration, sample } = hevcPictures.chroma420
  const cases = [
    [{ ...configuration, parameterSets: [] }, sample],
    [configuration, new Uint8Array()],
    [configuration, Uint8Array.of(...sample, ...sample)],
  ] as const
  for (const [sets, data] of cases) {
    expect(errorOf(() => openHevcDecoder(module).decode(sets, data, maxPixels)).kind).toBe('corrupt')
  }
})

test('fails for a picture that refers to others', () => {
  const { configuration, sample } = hevcPictures.chroma420
  const inter = sample.slice()
  inter[4] = 1 << 1 // TRAIL_R
  expect(errorOf(() => openHevcDecoder(module).decode(configuration, inter, maxPixels))).toEqual({
    kind: 'unsupported',
    format: 'heic',
  })
})

test('ends in a picture or an ImageFailure for every length and every changed byte', () => {
  const decoder = openHevcDecoder(module)
  let failed = 0
  const attempt = (picture: EncodedPicture) => {
    try {
      decode(decoder, picture)
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error
      failed++
    }
  }
  const { configuration, sample } = hevcPictures.chroma422
  const unit = sample.subarray(4)
  for (let length = 0; length < unit.length; length++) {
    attempt({
      ...hevcPictures.chroma422,
      sample: Uint8Array.of(0, 0, 0, length, ...unit.subarray(0, length)),
    })
  }
  expect(failed).toBeGreaterThan(unit.length / 2)
  for (const [index, set] of configuration.parameterSets.entries()) {
    for (let bit = 0; bit < set.bytes.length * 8; bit++) {
      const changed = set.bytes.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const parameterSets = configuration.parameterSets.with(index, { ...set, bytes: changed })
      attempt({ ...hevcPictures.chroma422, configuration: { ...configuration, parameterSets } })
    }
  }
})
