import { beforeAll, describe, expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { openHevcDecoder } from '../../../lib/image/browser/decode/hevc.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { readHeifFile } from '../../../lib/image/isobmff/heif-file.ts'
import { openIsobmff } from '../../../lib/image/isobmff/isobmff-file.ts'
import { joined, uint16, uint32 } from '../../../lib/image/testing/bytes.ts'
import { hevcPictures } from '../../../lib/image/testing/hevc-pictures.ts'
import { auxC, box, heifFile, irot, ispe, type SampleItem } from '../../../lib/image/testing/isobmff-file.ts'
import { compileFile } from '../../../lib/image/testing/test-picture.ts'
import { decodeHeif } from './decode-heif.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  module = await compileFile('./vendor/libde265/libde265.wasm')
})

const photo = (
  extra: readonly Uint8Array[] = [],
  name: keyof typeof hevcPictures = 'chroma420',
): SampleItem => ({
  type: 'hvc1',
  data: hevcPictures[name].sample,
  properties: [ispe(64, 64), box('hvcC', hevcPictures[name].configuration.bytes), ...extra],
})
type Canvas = { readonly fill?: readonly number[]; readonly width?: number; readonly height?: number }
const red = [0xffff, 0, 0x8000, 0xffff]
/** Offsets are pairs, one for each source. */
const overlay = (
  sources: readonly number[],
  offsets: readonly (readonly [number, number])[],
  { fill = red, width = 100, height = 90 }: Canvas = {},
): SampleItem => ({
  type: 'iovl',
  data: joined(
    [0, 0],
    fill.flatMap(uint16),
    uint16(width),
    uint16(height),
    offsets.flat().flatMap((offset) => uint16(offset & 0xffff)),
  ),
  references: { dimg: sources },
  properties: [ispe(width, height)],
})

async function decoded(file: Uint8Array<ArrayBuffer>) {
  const source = memorySource(file)
  const { picture } = await readHeifFile(await openIsobmff(source, 'heic'))
  const decoder = openHevcDecoder(module)
  const pixels = await decodeHeif(source, picture, decoder)
  const { width } = picture.coded
  return {
    picture,
    at: (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
  }
}
const fileOf = (...items: readonly SampleItem[]) => heifFile({ items })

describe('pictures laid over each other', () => {
  test('are at their offsets, the last on top, cut off by the canvas and turned', async () => {
    const single = await decoded(fileOf(photo()))
    const turned = irot(1)
    const { picture, at } = await decoded(
      fileOf(
        overlay(
          [2, 3],
          [
            [-10, -20],
            [40, 30],
          ],
        ),
        photo(),
        photo([turned]),
      ),
    )
    expect(picture.coded).toEqual({ width: 100, height: 90 })
    for (const [x, y] of [
      [0, 0],
      [30, 20],
      [53, 20],
      [10, 43],
    ] as const)
      expect(at(x, y), `${x}, ${y}`).toEqual(single.at(x + 10, y + 20))
    // Anticlockwise: what was at the right comes to the top.
    for (const [x, y] of [
      [40, 30],
      [70, 31],
      [99, 89],
    ] as const)
      expect(at(x, y), `${x}, ${y}`).toEqual(single.at(63 - (y - 30), x - 40))
    for (const [x, y] of [
      [54, 0],
      [0, 44],
      [99, 29],
      [39, 89],
    ] as const)
      expect(at(x, y), `${x}, ${y}`).toEqual([255, 0, 128, 255])
  })

  test('show what is below by their opacity', async () => {
    const mask: SampleItem = {
      ...photo([auxC('urn:mpeg:hevc:2015:auxid:1')], 'grey'),
      references: { auxl: [2] },
    }
    const [single, opacity] = [await decoded(fileOf(photo())), await decoded(fileOf(photo([], 'grey')))]
    const { at } = await decoded(fileOf(overlay([2], [[0, 0]]), photo(), mask))
    for (const [x, y] of [
      [5, 5],
      [40, 20],
      [60, 60],
    ] as const) {
      const share = (opacity.at(x, y)[0] ?? 0) / 255
      const below = [255, 0, 128]
      const expected = below.map((value, channel) =>
        Math.round((single.at(x, y)[channel] ?? 0) * share + value * (1 - share)),
      )
      expect(at(x, y), `${x}, ${y}`).toEqual([...expected, 255])
    }
  })

  test('leave a transparent canvas transparent', async () => {
    const { at } = await decoded(fileOf(overlay([2], [[10, 10]], { fill: [0, 0, 0, 0] }), photo()))
    expect(at(0, 0)).toEqual([0, 0, 0, 0])
    expect(at(10, 10)[3]).toBe(255)
  })

  const many = Array.from({ length: 33 }, () => 2)
  test.each<[string, readonly SampleItem[], string]>([
    [
      'too many',
      [
        overlay(
          many,
          many.map(() => [0, 0]),
        ),
        photo(),
      ],
      'unsupported',
    ],
    ['one of others', [overlay([2], [[0, 0]]), overlay([3], [[0, 0]]), photo()], 'unsupported'],
    ['itself', [overlay([1], [[0, 0]])], 'corrupt'],
    ['more than have an offset', [overlay([2, 2], [[0, 0]]), photo()], 'corrupt'],
    ['no canvas', [overlay([2], [[0, 0]], { width: 0 }), photo()], 'corrupt'],
    ['none that exists', [overlay([9], [[0, 0]]), photo()], 'corrupt'],
    [
      'more pixels than can be',
      [
        overlay(
          [2, 2, 2, 2],
          [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        ),
        { ...photo(), properties: [ispe(65_535, 2_000), ...(photo().properties ?? []).slice(1)] },
      ],
      'unsupported',
    ],
    [
      'more pixels of their opacity than can be',
      [
        overlay(
          [2, 2, 2],
          [
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        ),
        photo(),
        {
          ...photo(),
          properties: [
            ispe(65_535, 2_000),
            ...(photo().properties ?? []).slice(1),
            auxC('urn:mpeg:hevc:2015:auxid:1'),
          ],
          references: { auxl: [2] },
        },
      ],
      'unsupported',
    ],
  ])('are refused: %s', async (_, items, kind) => {
    const failure = await decoded(fileOf(...items)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ImageFailure)
    expect((failure as ImageFailure).error.kind).toBe(kind)
  })

  test('far outside of the canvas are not there', async () => {
    const { at } = await decoded(
      fileOf(
        {
          ...overlay([2], []),
          data: joined(
            [0, 1],
            red.flatMap(uint16),
            uint32(20),
            uint32(20),
            uint32(0x8000_0000),
            uint32(0x7fff_ffff),
          ),
        },
        photo(),
      ),
    )
    expect(at(10, 10)).toEqual([255, 0, 128, 255])
  })
})
