import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../../files/bytes.ts'
import {
  appendedDescription,
  nothingAppended,
  withAppended,
} from '../../browser/encode/appended/with-appended.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ascii, joined } from '../../testing/bytes.ts'
import { metadataIn, secondPictureIn } from '../../testing/exiftool.ts'
import { jpegFile } from '../../testing/jpeg-file.ts'
import { appleHdrHeadroom, type HdrOptions, hdrMetadata, ultraHdrFile } from '../../testing/ultra-hdr-file.ts'
import { xmpOf, xmpSegment } from '../captions/xmp.ts'
import { insertFirst } from '../metadata-segments.ts'
import { transcodeWhole } from '../transcode/transcode-jpeg.ts'
import { findGainMap } from './find-gain-map.ts'
import { gainMapFile } from './with-gain-map.ts'

async function headerOf(file: Uint8Array<ArrayBuffer>) {
  const header = await readImageHeader(memorySource(file))
  if (header.format !== 'jpeg') throw new Error('no JPEG')
  return header
}

const gainMapOf = async (file: Uint8Array<ArrayBuffer>) =>
  findGainMap(memorySource(file), await headerOf(file), null)

/** A grey picture with the gain map of a file. */
async function carried(file: Uint8Array<ArrayBuffer>) {
  const map = await gainMapOf(file)
  if (!map) throw new Error('no gain map')
  const appended = { ...nothingAppended, gainMap: gainMapFile(map) }
  const plain = jpegFile({ columns: 8, rows: 4, block: () => [99] })
  const described = insertFirst(plain, [xmpSegment(xmpOf(appendedDescription(appended))) ?? new Uint8Array()])
  const whole = new Blob(withAppended(joinBytes(described), appended))
  return new Uint8Array(await whole.arrayBuffer())
}

const { min, max, gamma, offsetSdr, offsetHdr, capacityMin, capacityMax } = hdrMetadata

describe('a gain map', () => {
  test.each<[string, HdrOptions]>([
    ['in XMP', { form: 'xmp' }],
    ['of ISO 21496-1', { form: 'iso' }],
    ['of a picture with orientation 6', { form: 'xmp', orientation: 6 }],
  ])('%s is found with its metadata', async (_, options) => {
    const map = await gainMapOf(ultraHdrFile(options))
    expect(map).toMatchObject({ width: 32, height: 16, appleHeadroom: null })
    expect(map?.metadata).toMatchObject({
      min: [min, min, min],
      max: [max, max, max],
      gamma: [gamma, gamma, gamma],
      baseOffset: [offsetSdr, offsetSdr, offsetSdr],
      alternateOffset: [offsetHdr, offsetHdr, offsetHdr],
      baseHeadroom: capacityMin,
      alternateHeadroom: capacityMax,
    })
  })

  test('of Apple is found with its headroom', async () => {
    const map = await gainMapOf(ultraHdrFile({ form: 'apple' }))
    expect(map).toMatchObject({ appleHeadroom: appleHdrHeadroom, metadata: { alternateHeadroom: 2 } })
  })

  test('without an index is found behind the picture', async () => {
    const file = ultraHdrFile()
    const at = Buffer.from(file).indexOf('MPF\0')
    expect(await gainMapOf(file.with(at, 0x58))).toMatchObject({ width: 32, height: 16 })
  })

  test('keeps nothing but its picture', async () => {
    const map = await gainMapOf(ultraHdrFile())
    expect(Buffer.from(map?.file ?? []).includes('Private device')).toBe(false)
    expect(map?.file).toEqual(
      jpegFile({ columns: 4, rows: 2, block: (column, row) => [60 + column * 40 + row * 20] }),
    )
  })

  test.each<[string, HdrOptions['spoil']]>([
    ['cut off', (map) => map.slice(0, -20)],
    ['not a JPEG', (map) => map.with(1, 0)],
    ['without a size', (map) => map.map((byte, at) => (map[at - 5] === 0xc0 ? 0 : byte))],
    ['missing', () => new Uint8Array()],
    [
      'without a maximum',
      (map) =>
        Uint8Array.from(
          Buffer.from(Buffer.from(map).toString('latin1').replace('GainMapMax', 'GainMapMix'), 'latin1'),
        ),
    ],
  ])('that is %s is none', async (_, spoil) => {
    expect(await gainMapOf(ultraHdrFile(spoil ? { spoil } : {}))).toBeNull()
  })

  test('of a picture with any changed byte of its index never fails', async () => {
    const file = ultraHdrFile()
    const at = Buffer.from(file).indexOf('MPF\0')
    await fc.assert(
      fc.asyncProperty(fc.nat(81), fc.nat(255), async (offset, byte) => {
        await gainMapOf(file.with(at + 4 + offset, byte))
      }),
    )
  })
})

describe('exiftool reads from a picture with a carried gain map', () => {
  test.each<[string, HdrOptions]>([
    ['XMP', { form: 'xmp' }],
    ['ISO 21496-1', { form: 'iso' }],
  ])('that had %s: where it is and how it is applied', async (_, options) => {
    const file = await carried(ultraHdrFile(options))
    const tags = metadataIn(file)
    const map = secondPictureIn(file)
    const start = Number(tags['MPImage2:MPImageStart'])
    expect(file.slice(start)).toEqual(map)
    expect(tags).toMatchObject({
      'MPF0:NumberOfImages': 2,
      'MPImage1:MPImageLength': start,
      'MPImage2:MPImageLength': map.length,
      'XMP-hdrgm:Version': 1,
      'XMP-Container:DirectoryItemLength': map.length,
    })
    expect(metadataIn(map)).toMatchObject({
      'File:ImageWidth': 32,
      'File:ImageHeight': 16,
      'XMP-hdrgm:GainMapMin': min,
      'XMP-hdrgm:GainMapMax': max,
      'XMP-hdrgm:Gamma': gamma,
      'XMP-hdrgm:OffsetSDR': offsetSdr,
      'XMP-hdrgm:OffsetHDR': offsetHdr,
      'XMP-hdrgm:HDRCapacityMin': capacityMin,
      'XMP-hdrgm:HDRCapacityMax': capacityMax,
    })
    expect((await gainMapOf(file))?.metadata).toEqual((await gainMapOf(ultraHdrFile(options)))?.metadata)
  })

  test('and from a transcoded file with all that is in it', async () => {
    const video = joined([0, 0, 0, 24], ascii('ftypmp42'), new Uint8Array(3000))
    const source = ultraHdrFile({
      appended: video,
      orientation: 6,
      picture: { columns: 40, rows: 40 },
      xmp: '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="A walk"/>',
    })
    const whole = joinBytes(transcodeWhole(source, await headerOf(source)))
    expect(whole.length).toBeLessThan(source.length)
    expect(secondPictureIn(whole)).toEqual(secondPictureIn(source))
    expect(whole.slice(-video.length)).toEqual(video)
    const tags = metadataIn(whole)
    expect(tags).toMatchObject({
      'IFD0:Make': 'Camera works',
      'IFD0:Orientation': 6,
      'XMP-dc:Source': 'A walk',
      'MPImage1:MPImageLength': tags['MPImage2:MPImageStart'],
      'XMP-Container:DirectoryItemLength': secondPictureIn(source).length,
    })
  })
})
