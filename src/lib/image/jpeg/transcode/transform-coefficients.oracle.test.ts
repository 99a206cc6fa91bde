import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import { beforeAll, expect, test } from 'vitest'
import { joinBytes } from '../../../files/bytes.ts'
import type { Orientation } from '../../exif/orientation.ts'
import type { Region } from '../../pixels/edit.ts'
import { rotatePixels } from '../../pixels/rotate-pixels.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { readCoefficients } from './read-coefficients.ts'
import { jfifSegment } from './strips.ts'
import { transformCoefficients, wholeUnits } from './transform-coefficients.ts'
import { writeProgressive } from './write-progressive.ts'

beforeAll(async () => {
  provideImageData()
  await initEncoder(await compileFile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await initDecoder(await compileFile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
})

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]
const subsamplings = {
  'half chroma': { chroma_subsample: 2, auto_subsample: false },
  'full chroma': { chroma_subsample: 1, auto_subsample: false },
  grey: { color_space: 1 },
} as const

const encodePicture = async (width: number, height: number, options: object) =>
  new Uint8Array(await encode(testPicture(width, height), { quality: 85, progressive: false, ...options }))
const decodePixels = async (jpeg: Uint8Array<ArrayBuffer>) => decode(jpeg.slice().buffer)

/** The pixels of a region of a decoded picture, made upright. */
function uprightPixels(
  { data, width }: { readonly data: Uint8ClampedArray; readonly width: number },
  region: Region,
  orientation: Orientation,
) {
  const cut = new Uint32Array(region.width * region.height)
  const pixels = new Uint32Array(data.buffer)
  for (let y = 0; y < region.height; y += 1) {
    const from = (region.top + y) * width + region.left
    cut.set(pixels.subarray(from, from + region.width), y * region.width)
  }
  const upright = new Uint32Array(cut.length)
  rotatePixels(cut, region, orientation, upright)
  return new Uint8ClampedArray(upright.buffer)
}

for (const [name, options] of Object.entries(subsamplings))
  test.each(orientations)(`${name}: decoders see the part turned, orientation %i`, async (orientation) => {
    const jpeg = await encodePicture(160, 112, options)
    const image = readCoefficients(jpeg)
    // Neither end at the border of a unit.
    const wanted = { left: 35, top: 19, width: 91, height: 58 }
    const whole = wholeUnits(image, wanted, orientation)
    if (!whole) throw new Error('not possible')
    const { region, added } = whole
    const transformed = transformCoefficients(image, region, orientation)
    const result = await decodePixels(joinBytes(writeProgressive(transformed, [jfifSegment])))
    const size = orientation > 4 ? { width: 58, height: 91 } : { width: 91, height: 58 }
    expect(result).toMatchObject({ width: size.width + added.left, height: size.height + added.top })
    const expected = uprightPixels(await decodePixels(jpeg), region, orientation)
    // Decoders round rows and columns unlike, and smooth half chroma across the border of the part.
    const [near, far] = name === 'half chroma' ? [8, 0.03] : [2, 0]
    let farther = 0
    for (const [at, value] of result.data.entries())
      if (Math.abs(value - (expected[at] ?? 0)) > near) farther += 1
    expect(farther).toBeLessThanOrEqual(result.data.length * far)
  })

test('a part begins with whole units, and grows by less than one', async () => {
  const image = readCoefficients(await encodePicture(160, 112, subsamplings['half chroma']))
  const wanted = { left: 37, top: 50, width: 40, height: 30 }
  const regionFor = (orientation: Orientation) => wholeUnits(image, wanted, orientation)
  expect(regionFor(1)).toEqual({
    region: { left: 32, top: 48, width: 45, height: 32 },
    added: { left: 5, top: 2 },
  })
  // The right end comes to the left.
  expect(regionFor(2)?.region).toEqual({ left: 37, top: 48, width: 43, height: 32 })
  expect(regionFor(3)).toEqual({
    region: { left: 37, top: 50, width: 43, height: 30 },
    added: { left: 3, top: 0 },
  })
  // The lower end comes to the left, the left one to the top.
  expect(regionFor(6)).toEqual({
    region: { left: 32, top: 50, width: 45, height: 30 },
    added: { left: 0, top: 5 },
  })
})

test('a part with an incomplete unit can be cut where it stays at the right and at the bottom', async () => {
  const image = readCoefficients(await encodePicture(150, 101, subsamplings['half chroma']))
  const region = { left: 16, top: 32, width: 134, height: 69 }
  expect(transformCoefficients(image, region, 1)).toMatchObject({ width: 134, height: 69 })
  expect(transformCoefficients(image, region, 5)).toMatchObject({ width: 69, height: 134 })
  for (const orientation of [2, 3, 4, 6, 7, 8] as const)
    expect(wholeUnits(image, region, orientation)).toBeNull()
  expect(wholeUnits(image, { ...region, width: 128 }, 2)).not.toBeNull()
  expect(() => transformCoefficients(image, { ...region, left: 8 }, 1)).toThrow(RangeError)
})

test('turned there and back, a picture is the same', async () => {
  const jpeg = await encodePicture(96, 64, subsamplings['half chroma'])
  const image = readCoefficients(jpeg)
  const whole = { left: 0, top: 0, width: 96, height: 64 }
  const turned = transformCoefficients(image, whole, 6)
  const back = transformCoefficients(turned, { ...whole, width: 64, height: 96 }, 8)
  expect(back.components.map(({ values }) => values)).toEqual(image.components.map(({ values }) => values))
  expect(back.quantTables).toEqual(image.quantTables)
})
