import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ascii, joined, uint32 } from '../../testing/bytes.ts'
import { isUsable, readIsoMetadata, writeIsoMetadata } from './gain-map-metadata.ts'
import { gainMapDescription, readGainMapXmp } from './gain-map-xmp.ts'

const grey = (value: number) => [value, value, value] as const
const oneChannel = {
  min: grey(-0.5),
  max: grey(2.25),
  gamma: grey(1.5),
  baseOffset: grey(0.015625),
  alternateOffset: grey(0.03125),
  baseHeadroom: 0,
  alternateHeadroom: 2.5,
  usesBaseColours: true,
}
const threeChannels = { ...oneChannel, max: [1.25, 2.5, 3.75], usesBaseColours: false } as const
const start = [...ascii('urn:iso:std:iso:ts:21496:-1\0'), 0, 0, 0, 0]

describe('metadata of ISO 21496-1', () => {
  test.each([
    ['one channel', oneChannel, 28 + 5 + 7 * 8],
    ['three channels', threeChannels, 28 + 5 + 17 * 8],
  ])('of %s are read as they were written', (_, metadata, length) => {
    const content = writeIsoMetadata(metadata)
    expect(content).toHaveLength(length)
    expect(readIsoMetadata(content)).toEqual(metadata)
  })

  test('are read with one denominator for all', () => {
    const values = [0, 250, -50, 225, 150, 1, 3]
    const content = joined(start, [0x48], uint32(100), values.flatMap(uint32))
    expect(readIsoMetadata(content)).toEqual({
      ...oneChannel,
      baseOffset: grey(0.01),
      alternateOffset: grey(0.03),
    })
  })

  test.each([
    ['another segment', ascii('MPF\0')],
    ['the version only', Uint8Array.from(start)],
    ['data that are cut off', writeIsoMetadata(oneChannel).slice(0, -1)],
    ['denominators of zero', joined(start, [0x40], new Uint8Array(56))],
    ['a later version', writeIsoMetadata(oneChannel).with(29, 1)],
    ['a picture that is HDR itself', writeIsoMetadata(oneChannel).with(32, 0x44)],
  ])('%s: null', (_, content) => {
    expect(readIsoMetadata(content)).toBeNull()
  })

  test('of arbitrary bytes never fail and never have unusable numbers', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), (noise) => {
        const metadata = readIsoMetadata(joined(start, noise))
        if (metadata) expect(isUsable(metadata)).toBe(true)
      }),
    )
  })
})

describe('metadata of XMP', () => {
  test.each([
    ['one channel', oneChannel],
    ['three channels', { ...threeChannels, usesBaseColours: true }],
  ])('of %s are read as they were written', (_, metadata) => {
    expect(readGainMapXmp(gainMapDescription(metadata))).toEqual(metadata)
  })

  test('have defaults for all but the largest gain and headroom', () => {
    const xmp = '<rdf:Description hdrgm:Version="1.0" hdrgm:GainMapMax="3" hdrgm:HDRCapacityMax=\'3\'/>'
    expect(readGainMapXmp(xmp)).toEqual({
      min: grey(0),
      max: grey(3),
      gamma: grey(1),
      baseOffset: grey(1 / 64),
      alternateOffset: grey(1 / 64),
      baseHeadroom: 0,
      alternateHeadroom: 3,
      usesBaseColours: true,
    })
    expect(readGainMapXmp(xmp.replace('GainMapMax', 'Gain'))).toBeNull()
    expect(readGainMapXmp(xmp.replace('1.0', '2.0'))).toBeNull()
    expect(readGainMapXmp(xmp.replace('"3"', '"three"'))).toBeNull()
    expect(readGainMapXmp(xmp.replace('"3"', '"1e300"'))).toBeNull()
    expect(readGainMapXmp(`${xmp} hdrgm:BaseRenditionIsHDR="True"`)).toBeNull()
  })
})
