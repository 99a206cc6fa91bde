import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { findExif } from '../../exif/exif-data.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import type { Colour } from '../../isobmff/colour.ts'
import type { GainMapItem } from '../../isobmff/gain-map-item.ts'
import { openIsobmff } from '../../isobmff/isobmff-file.ts'
import { gainMapChunks } from '../../png/png-gain-map.ts'
import { ascii } from '../../testing/bytes.ts'
import { appleHdrHeic, hdrAvif, toneMapData } from '../../testing/heif-hdr-file.ts'
import { iccProfile, withColourants } from '../../testing/icc-profile.ts'
import { pngFile } from '../../testing/png-file.ts'
import { appleExif, hdrMetadata } from '../../testing/ultra-hdr-file.ts'
import { findGainMap } from './find-gain-map.ts'
import { isoMetadataFields } from './gain-map-metadata.ts'
import { usableGainMap } from './heif-gain-map.ts'

type Bytes = Uint8Array<ArrayBuffer>

async function mapOf(file: Bytes) {
  const source = memorySource(file)
  const header = await readImageHeader(source)
  return findGainMap(source, header, await findExif(source, header))
}
const primaryOf = async (file: Bytes, format: 'avif' | 'heic') =>
  (await openIsobmff(memorySource(file), format)).tables.primary

const { min, max, gamma, offsetSdr, capacityMax } = hdrMetadata
const all = (value: number) => [value, value, value]

describe('a gain map', () => {
  test('of an AVIF: its metadata, and the file with it as the picture', async () => {
    const map = await mapOf(hdrAvif())
    expect(map).toMatchObject({
      type: 'image/avif',
      width: 64,
      height: 32,
      appleHeadroom: null,
      metadata: {
        min: all(min),
        max: all(max),
        gamma: all(gamma),
        baseOffset: all(offsetSdr),
        alternateHeadroom: capacityMax,
        usesBaseColours: true,
      },
    })
    expect(map && (await primaryOf(map.file, 'avif'))).toBe(2)
    expect(await primaryOf(hdrAvif(), 'avif')).toBe(1)
  })

  test('in colours of its own that are those of the picture is one in the colours of the picture', async () => {
    expect(await mapOf(hdrAvif(toneMapData(0)))).toMatchObject({ metadata: { usesBaseColours: true } })
  })

  test('of Apple in a HEIC: by the headroom of its XMP data, or of the maker note', async () => {
    expect(await mapOf(appleHdrHeic())).toMatchObject({
      type: 'image/heic',
      width: 64,
      height: 64,
      appleHeadroom: 4,
      metadata: { max: all(2), alternateHeadroom: 2 },
    })
    const map = await mapOf(appleHdrHeic('', appleExif(1, 0)))
    expect(map?.appleHeadroom).toBeCloseTo(8, 5)
    expect(map && (await primaryOf(map.file, 'heic'))).toBe(2)
  })

  test.each<[string, Bytes]>([
    ['without a headroom', appleHdrHeic('')],
    [
      'whose metadata are of another version',
      hdrAvif(toneMapData().map((byte, at) => (at === 0 ? 1 : byte))),
    ],
    ['whose metadata are cut off', hdrAvif(toneMapData().slice(0, -1))],
    ['that leads back to less', hdrAvif(toneMapData(0x44))],
    ['whose metadata are very long', hdrAvif(new Uint8Array(5_000))],
  ])('is none %s', async (_, file) => {
    expect(await mapOf(file)).toBeNull()
  })

  test('in chunks of a PNG', async () => {
    const metadata = (await mapOf(hdrAvif()))?.metadata
    if (!metadata) throw new Error('no gain map')
    const file = pngFile({ width: 5, height: 3 })
    const chunks = gainMapChunks({ file, metadata: isoMetadataFields(metadata) })
    const map = await mapOf(pngFile({ width: 10, height: 6, chunks }))
    expect(map).toEqual({ file, type: 'image/png', width: 5, height: 3, metadata, appleHeadroom: null })
    const broken = gainMapChunks({ file: file.slice(0, 30), metadata: isoMetadataFields(metadata) })
    expect(await mapOf(pngFile({ width: 10, height: 6, chunks: broken }))).toBeNull()
  })
})

describe('of two ways to apply a gain map', () => {
  const nothing = { icc: null, codePoints: null }
  const item = (toneMap: GainMapItem['toneMap'], otherwise: GainMapItem | null = null): GainMapItem => ({
    id: 2,
    picture: {} as GainMapItem['picture'],
    toneMap,
    xmp: null,
    otherwise,
  })
  const apple: GainMapItem = {
    ...item(null),
    id: 3,
    xmp: ascii('xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" HDRGainMap:HDRGainMapHeadroom="4"'),
  }
  const p3 = withColourants(iccProfile('RGB '), [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ])
  const code = (primaries: number) => ({
    icc: null,
    codePoints: { primaries, transfer: 13, matrix: 6, fullRange: true },
  })

  test.each<[string, Colour, Colour, boolean]>([
    ['a profile of Display P3 and its code point', code(12), { icc: p3, codePoints: null }, true],
    ['two profiles of sRGB', { icc: iccProfile('RGB '), codePoints: null }, nothing, true],
    ['Display P3 and BT.2020', code(9), { icc: p3, codePoints: null }, false],
  ])('colours are compared: %s', (_, colour, base, isSame) => {
    const usable = usableGainMap(item({ data: toneMapData(0), colour }), base, null)
    expect(usable !== null).toBe(isSame)
  })

  test('Apple’s is taken where the tone-mapped item cannot be', () => {
    const toneMap = { data: toneMapData(0), colour: code(9) }
    expect(usableGainMap(item(toneMap, apple), nothing, null)).toMatchObject({
      item: { id: 3 },
      appleHeadroom: 4,
    })
    const same = { ...toneMap, colour: nothing }
    expect(usableGainMap(item(same, apple), nothing, null)).toMatchObject({
      item: { id: 2 },
      appleHeadroom: null,
    })
  })
})

test.each([
  ['an AVIF', hdrAvif()],
  ['a HEIC', appleHdrHeic('xmlns:HDRGainMap="x" HDRGainMap:HDRGainMapHeadroom="4"', appleExif(1, 0))],
])('any changed bytes of %s give a gain map, none, or a typed failure', async (_, file) => {
  const change = fc.tuple(fc.nat(file.length - 1), fc.constantFrom(0, 1, 2, 3, 0x7f, 0x80, 0xff))
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.nat(file.length),
      async (changes, end) => {
        const broken = file.slice(0, end % 4 === 0 ? end : file.length)
        for (const [at, byte] of changes) if (at < broken.length) broken[at] = byte
        try {
          const map = await mapOf(broken)
          if (map) expect(map.file.length).toBeLessThanOrEqual(broken.length)
        } catch (error) {
          if (!(error instanceof ImageFailure)) throw error
        }
      },
    ),
    { numRuns: 500 },
  )
})
