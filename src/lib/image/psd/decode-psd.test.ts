import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImageFailure } from '../image-error.ts'
import { ascii, joined, uint16, uint32 } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { iccProfile } from '../testing/icc-profile.ts'
import { layerCount, type PsdPicture, psdFile } from '../testing/psd-file.ts'
import { decodePsd } from './decode-psd.ts'
import { readPsdFile } from './psd-file.ts'

async function decode(file: Uint8Array<ArrayBuffer>) {
  const source = countingSource(file)
  const psd = await readPsdFile(source)
  return { psd, pixels: [...(await decodePsd(source, psd))] }
}
const kindOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (failure: unknown) => failure,
  )
  if (!(error instanceof ImageFailure)) throw error
  return error.error.kind
}

const size = { width: 9, height: 5 }
const plane = (seed: number) => Array.from({ length: 45 }, (_, at) => (at % 9 < 4 ? seed : (at * seed) & 255))
const planes = [plane(60), plane(113), plane(7)]
const wanted = plane(60).flatMap((_, at) => [...planes.map((samples) => samples[at] ?? 0), 255])

describe('decodePsd', () => {
  const cases = ([0, 1, 2, 3] as const).flatMap((compression) =>
    ([8, 16] as const).flatMap((depth) =>
      [false, true].map((large) => [compression, depth, large ? 'PSB' : 'PSD', large] as const),
    ),
  )
  test.each(cases)('compression %i, %i bits, %s', async (compression, depth, _, large) => {
    const channels = planes.map((samples) =>
      samples.map((sample) => (depth === 16 ? sample * 257 - (sample > 99 ? 90 : 0) : sample)),
    )
    expect((await decode(psdFile({ ...size, channels, compression, depth, large }))).pixels).toEqual(wanted)
  })

  test('grey, also of a duotone', async () => {
    for (const mode of [1, 8]) {
      const { pixels } = await decode(psdFile({ width: 2, height: 1, channels: [[7, 200]], mode }))
      expect(pixels).toEqual([7, 7, 7, 255, 200, 200, 200, 255])
    }
  })

  test('one bit a pixel, 1 for black', async () => {
    const bits = [1, 0, 1, 1, 0, 0, 1, 0, 1]
    for (const compression of [0, 1] as const) {
      const file = psdFile({ width: 9, height: 1, channels: [bits], mode: 0, depth: 1, compression })
      expect((await decode(file)).pixels.filter((_, at) => at % 4 === 0)).toEqual(
        bits.map((bit) => 255 - bit * 255),
      )
    }
  })

  test('a palette', async () => {
    const palette = Array.from({ length: 768 }, (_, at) => (at * 5) & 255)
    const { pixels } = await decode(psdFile({ width: 2, height: 1, channels: [[3, 255]], mode: 2, palette }))
    const colour = (index: number) => [0, 256, 512].map((start) => ((start + index) * 5) & 255)
    expect(pixels).toEqual([...colour(3), 255, ...colour(255), 255])
  })

  test('inks, of which 0 is the most; their opacity is left out', async () => {
    const channels = [
      [255, 0],
      [128, 255],
      [0, 255],
      [255, 204],
      [9, 9],
    ]
    const file = psdFile({ width: 2, height: 1, channels, mode: 4, layers: layerCount(-1) })
    expect((await decode(file)).pixels).toEqual([255, 128, 0, 255, 0, 204, 204, 255])
  })

  test.each<[string, Partial<PsdPicture>, boolean]>([
    ['no layers', {}, false],
    ['a negative count of layers', { layers: layerCount(-2) }, true],
    ['a positive count of layers', { layers: layerCount(2) }, false],
    ['a negative count of layers in a PSB', { layers: layerCount(-2, true), large: true }, true],
    ['layers of 16 bits', { layers: block('Lr16', uint16(0xffff)) }, true],
    ['layers of 16 bits, none transparent', { layers: block('Lr16', uint16(1)) }, false],
    ['a block that says so', { layers: joined(block('cust', [1, 2, 3, 4]), tagged('Mtrn', [])) }, true],
  ])('opacity with %s', async (_, options, isTransparent) => {
    // A colour of 100 that covers a white ground by a half.
    const channels = [[177], [177], [177], [128]]
    const { pixels } = await decode(psdFile({ width: 1, height: 1, channels, ...options }))
    expect(pixels).toEqual(isTransparent ? [100, 100, 100, 128] : [177, 177, 177, 255])
  })

  test('takes the profile and the EXIF data', async () => {
    const profile = iccProfile('RGB ')
    const resources = [
      [1005, Uint8Array.of(1, 2, 3)],
      [1039, profile],
      [1058, ascii('II*\0')],
      [1057, Uint8Array.of(0, 0, 0, 1, 1)],
    ] as const
    const { psd } = await decode(psdFile({ ...size, channels: planes, resources }))
    expect(psd.icc).toEqual(profile)
    expect(psd.exif).toEqual(ascii('II*\0'))
  })

  test.each<[string, string, Partial<PsdPicture>]>([
    ['no merged picture', 'unsupported', { resources: [[1057, Uint8Array.of(0, 0, 0, 1, 0)]] }],
    ['Lab', 'unsupported', { mode: 9 }],
    ['32 bits', 'unsupported', { depth: 32 }],
    ['too few channels', 'corrupt', { channels: planes.slice(1) }],
    ['no channels', 'corrupt', { channels: [] }],
    ['too many pixels', 'too-large', { width: 60_000, height: 60_000 }],
    ['no height', 'corrupt', { height: 0 }],
    ['less than a palette', 'corrupt', { mode: 2, palette: [1, 2, 3] }],
    ['rows that are missing', 'truncated', { height: 6 }],
    ['rows that are missing from zip', 'truncated', { height: 6, compression: 2 }],
  ])('%s: %s', async (_, kind, options) => {
    expect(await kindOf(decode(psdFile({ ...size, channels: planes, ...options })))).toBe(kind)
  })

  test('a section that is longer than the file', async () => {
    const file = psdFile({ ...size, channels: planes })
    file.set(uint32(0xffffffff), 34)
    expect(await kindOf(decode(file))).toBe('truncated')
  })
})

function tagged(key: string, content: readonly number[]) {
  const even = [...content, 0, 0, 0, 0].slice(0, Math.ceil(content.length / 4) * 4)
  return joined(ascii(`8BIM${key}`), uint32(content.length), even)
}

/** No layers and no mask, then a block. */
function block(key: string, content: readonly number[]) {
  return joined(uint32(0), uint32(0), tagged(key, content))
}

const resources = [[1039, iccProfile('RGB ').subarray(0, 40)]] as const
const hostile: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  stored: psdFile({ ...size, channels: planes, resources, layers: block('Lr16', uint16(0xffff)) }),
  packed: psdFile({ ...size, channels: planes, compression: 1, layers: layerCount(-1) }),
  zip: psdFile({ ...size, channels: planes, compression: 3, large: true }),
}

/** Fails the test on anything but pixels or a typed error. */
async function expectPixelsOrTypedError(file: Uint8Array<ArrayBuffer>) {
  try {
    await decode(file)
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
  }
}

describe('a hostile document gives pixels or a typed error', () => {
  test.each(Object.entries(hostile))('%s truncated at any byte', async (_, file) => {
    for (let length = 0; length < file.length; length += 1)
      await expectPixelsOrTypedError(file.slice(0, length))
  })

  test.each(Object.entries(hostile))('%s with any bytes changed', async (_, file) => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.constantFrom(0, 1, 2, 8, 0x7f, 0x80, 0xff))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = file.slice()
        for (const [at, value] of changes) changed[at] = value
        await expectPixelsOrTypedError(changed)
      }),
    )
  })
})
