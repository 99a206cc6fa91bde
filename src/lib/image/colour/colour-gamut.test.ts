import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../files/bytes.ts'
import { readImageHeader } from '../header/image-header.ts'
import { ascii, joined } from '../testing/bytes.ts'
import { iccProfile, withColourants } from '../testing/icc-profile.ts'
import { avifFile, box, nclx, pictureItem } from '../testing/isobmff-file.ts'
import { iccSegments, jpegFile } from '../testing/jpeg-file.ts'
import { pngChunk, pngFile } from '../testing/png-file.ts'
import { colourSpaceOf, isWide, knownPrimaries } from './colour-gamut.ts'

const srgb = iccProfile('RGB ')
/** The test profile with the colourants of Display P3, adapted to D50. */
const wide = withColourants(srgb, [
  [0.5151, 0.2412, -0.0011],
  [0.292, 0.6922, 0.0419],
  [0.1571, 0.0666, 0.7841],
])

const inflate = async (packed: Uint8Array) => new Uint8Array(inflateSync(packed))
const spaceOf = async (file: Uint8Array<ArrayBuffer>) => {
  const source = memorySource(file)
  return colourSpaceOf(source, await readImageHeader(source), inflate)
}
const jpeg = (profile: Uint8Array) =>
  jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3], segments: iccSegments(profile) })
const png = (...chunks: Uint8Array[]) => pngFile({ width: 1, height: 1, chunks })
const iccp = (profile: Uint8Array) =>
  pngChunk('iCCP', joined(ascii('name\0\0'), new Uint8Array(deflateSync(profile))))

test.each([
  ['sRGB', srgb, false],
  ['Display P3', wide, true],
  ['a grey profile', iccProfile('GRAY'), false],
  ['an empty profile', new Uint8Array(), false],
  ['a truncated profile', wide.subarray(0, 200), false],
])('isWide of %s', (_, profile, expected) => {
  expect(isWide(profile)).toBe(expected)
})
const withProperties = (...properties: Uint8Array[]) => ({
  ...pictureItem,
  properties: [...(pictureItem.properties ?? []), ...properties],
})
const avif = (...properties: Uint8Array[]) => avifFile({ items: [withProperties(...properties)] })
const iccBox = (profile: Uint8Array) => box('colr', ascii('prof'), profile)
/** Its `meta` box follows a large other box; its data are in that box, so that no offset changes. */
const lateAvif = (...properties: Uint8Array[]) => {
  const file = avifFile({ items: [withProperties(...properties)], dataIn: 'idat' })
  const start = Buffer.from(file).readUInt32BE(0)
  return joinBytes([file.subarray(0, start), box('free', new Uint8Array(100_000)), file.subarray(start)])
}
const decoy = { type: 'free', data: ascii('colrnclx\0\x0c') }

test.each([
  ['AVIF without colours', avif(), 'srgb'],
  ['AVIF in sRGB', avif(nclx(1), iccBox(srgb)), 'srgb'],
  ['AVIF with code points (nclx)', avif(nclx(12)), 'display-p3'],
  [
    'AVIF of which another picture has code points',
    avifFile({ items: [pictureItem, withProperties(nclx(12))] }),
    'srgb',
  ],
  ['AVIF in Display P3', avif(nclx(1), iccBox(wide)), 'display-p3'],
  ['AVIF with its meta box far from the start', lateAvif(nclx(12)), 'display-p3'],
  ['AVIF whose image data look like code points', avifFile({ items: [pictureItem, decoy] }), 'srgb'],
  ['JPEG without profile', jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3] }), 'srgb'],
  ['JPEG in sRGB', jpeg(srgb), 'srgb'],
  ['JPEG in Display P3', jpeg(wide), 'display-p3'],
  ['PNG without profile', png(), 'srgb'],
  ['PNG in sRGB', png(iccp(srgb)), 'srgb'],
  ['PNG in Display P3', png(iccp(wide)), 'display-p3'],
  ['PNG with a broken profile', png(pngChunk('iCCP', ascii('name\0\0xx'))), 'srgb'],
  ['PNG with code points (cICP)', png(pngChunk('cICP', [12, 13, 0, 1])), 'display-p3'],
])('colourSpaceOf %s', async (_, file, expected) => {
  expect(await spaceOf(file)).toBe(expected)
})

test('primaries are known by the colourants of a profile, rounded as programs round them', () => {
  const nearly = withColourants(srgb, [
    [0.5152, 0.2411, -0.0012],
    [0.2919, 0.6923, 0.0418],
    [0.1572, 0.0665, 0.7842],
  ])
  expect([srgb, wide, nearly].map(knownPrimaries)).toEqual([1, 12, 12])
  const own = withColourants(srgb, [
    [0.6, 0.3, 0],
    [0.2, 0.6, 0.1],
    [0.15, 0.1, 0.7],
  ])
  expect([own, srgb.slice(0, 100), iccProfile('GRAY')].map(knownPrimaries)).toEqual([null, null, null])
})
