import { expect, test } from 'vitest'
import type { ChromaFormat, ColourCoding, Plane, Planes } from '../hevc/planes.ts'
import { ImageFailure } from '../image-error.ts'
import { planesToRgba } from './planes-to-rgba.ts'

const depths = [8, 10, 12]
const ranges = [true, false]
const chromas: readonly ChromaFormat[] = ['4:2:0', '4:2:2', '4:4:4']
/** ITU-T H.273, equations 38 to 40 and table 4: weights of red and blue. */
const weights = { 1: [0.2126, 0.0722], 2: [0.299, 0.114], 6: [0.299, 0.114], 9: [0.2627, 0.0593] } as const

/** Rows lie further apart than they are wide, as in a decoder. */
function plane(width: number, height: number, bitDepth: number, seed: number): Plane {
  const stride = width + 3
  const most = 2 ** bitDepth - 1
  const values = Array.from(
    { length: stride * height },
    (_, index) => ((index + 1) * seed * 7919) % (most + 1),
  )
  values[0] = most
  values[1] = 0
  const samples = bitDepth > 8 ? Uint16Array.from(values) : Uint8Array.from(values)
  return { samples, width, height, stride, bitDepth }
}

function picture(chroma: ChromaFormat, bitDepth: number, width = 7, height = 5): Planes {
  const chromaWidth = chroma === '4:4:4' ? width : Math.ceil(width / 2)
  const chromaHeight = chroma === '4:2:0' ? Math.ceil(height / 2) : height
  const others = [29, 31].map((seed) => plane(chromaWidth, chromaHeight, bitDepth, seed))
  const planes = [plane(width, height, bitDepth, 17), ...(chroma === '4:0:0' ? [] : others)]
  return { width, height, chroma, planes }
}

function convert(planes: Planes, colour: ColourCoding): Uint8ClampedArray {
  const target = { pixels: new Uint8ClampedArray(planes.width * planes.height * 4), ...planes }
  planesToRgba(planes, colour, target, 0, 0)
  return target.pixels
}

const at = ({ samples, stride }: Plane, column: number, row: number) =>
  samples[row * stride + column] ?? Number.NaN
const clamp = (value: number) => Math.round(Math.min(255, Math.max(0, value * 255)))

/** A sample as a number from 0 to 1, or around 0 for chroma; ITU-T H.273, equations 20 to 37. */
function unit(value: number, depth: number, fullRange: boolean, isChroma: boolean): number {
  const middle = isChroma ? 2 ** (depth - 1) : 0
  if (fullRange) return (value - middle) / (2 ** depth - 1)
  const scale = 2 ** (depth - 8)
  return isChroma ? (value - middle) / (224 * scale) : (value - 16 * scale) / (219 * scale)
}

for (const [matrix, [red, blue]] of Object.entries(weights)) {
  test.each(ranges)(`follows matrix ${matrix}, full range %s`, (fullRange) => {
    for (const depth of depths) {
      for (const chroma of chromas) {
        const planes = picture(chroma, depth)
        const [luma, blues, reds] = planes.planes as [Plane, Plane, Plane]
        const pixels = convert(planes, { matrix: Number(matrix), fullRange })
        for (let row = 0; row < planes.height; row++) {
          for (let column = 0; column < planes.width; column++) {
            const x = chroma === '4:4:4' ? column : column >> 1
            const y = chroma === '4:2:0' ? row >> 1 : row
            const light = unit(at(luma, column, row), depth, fullRange, false)
            const cb = unit(at(blues, x, y), depth, fullRange, true)
            const cr = unit(at(reds, x, y), depth, fullRange, true)
            const r = light + 2 * (1 - red) * cr
            const b = light + 2 * (1 - blue) * cb
            const g = (light - red * r - blue * b) / (1 - red - blue)
            const start = (row * planes.width + column) * 4
            expect([...pixels.subarray(start, start + 4)]).toEqual([clamp(r), clamp(g), clamp(b), 255])
          }
        }
      }
    }
  })
}

test('takes the planes as green, blue and red where the matrix is identity', () => {
  for (const depth of depths) {
    const planes = picture('4:4:4', depth)
    const [green, blue, red] = planes.planes as [Plane, Plane, Plane]
    const pixels = convert(planes, { matrix: 0, fullRange: true })
    const colours = [red, green, blue].map((one) => clamp(unit(at(one, 3, 2), depth, true, false)))
    expect([...pixels.subarray((2 * 7 + 3) * 4, (2 * 7 + 4) * 4)]).toEqual([...colours, 255])
  }
})

test.each(ranges)('makes grey of luma alone, full range %s', (fullRange) => {
  for (const depth of depths) {
    const planes = picture('4:0:0', depth)
    const [luma] = planes.planes as [Plane]
    const pixels = convert(planes, { matrix: 2, fullRange })
    for (const column of [0, 1, 2, 6]) {
      const grey = clamp(unit(at(luma, column, 0), depth, fullRange, false))
      expect([...pixels.subarray(column * 4, column * 4 + 4)]).toEqual([grey, grey, grey, 255])
    }
  }
})

test.each(['4:0:0', ...chromas] as const)(
  'writes only where the target and the picture meet, %s',
  (chroma) => {
    const planes = picture(chroma, 8)
    const whole = convert(planes, { matrix: 6, fullRange: true })
    const target = { pixels: new Uint8ClampedArray(10 * 6 * 4), width: 10, height: 6 }
    planesToRgba(planes, { matrix: 6, fullRange: true }, target, 6, 3)
    for (let y = 0; y < 6; y++) {
      for (let x = 0; x < 10; x++) {
        const start = ((y - 3) * 7 + x - 6) * 4
        const expected = x < 6 || y < 3 ? [0, 0, 0, 0] : [...whole.subarray(start, start + 4)]
        expect([...target.pixels.subarray((y * 10 + x) * 4, (y * 10 + x) * 4 + 4)]).toEqual(expected)
      }
    }
    planesToRgba(planes, { matrix: 6, fullRange: true }, target, 10, 6)
    expect(target.pixels[(3 * 10 + 6) * 4 + 3]).toBe(255)
  },
)

test('refuses a matrix that it does not know', () => {
  expect(() => convert(picture('4:4:4', 8), { matrix: 8, fullRange: true })).toThrow(ImageFailure)
})
