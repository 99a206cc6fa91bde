import fc from 'fast-check'
import { expect } from 'vitest'
import { colourSpaceOf, isWide } from '../../../src/lib/image/colour/colour-gamut.ts'
import { iccComponents, joinIccChunks } from '../../../src/lib/image/colour/icc.ts'
import { readExif } from '../../../src/lib/image/exif/exif.ts'
import { findExif } from '../../../src/lib/image/exif/exif-data.ts'
import { normalizeExif } from '../../../src/lib/image/exif/normalize-exif.ts'
import { isAnimated } from '../../../src/lib/image/header/animated.ts'
import { findExtras } from '../../../src/lib/image/header/extras.ts'
import { readImageHeader } from '../../../src/lib/image/header/image-header.ts'
import { ImageFailure } from '../../../src/lib/image/image-error.ts'
import { captionSegments, captionXmp, readCaptions } from '../../../src/lib/image/jpeg/captions/captions.ts'
import { findJpegEnd } from '../../../src/lib/image/jpeg/end-of-image.ts'
import { findGainMap } from '../../../src/lib/image/jpeg/gain-map/find-gain-map.ts'
import { gainMapFile } from '../../../src/lib/image/jpeg/gain-map/with-gain-map.ts'
import { iccSegmentsOf } from '../../../src/lib/image/jpeg/metadata-segments.ts'
import { pngChunkOf } from '../../../src/lib/image/png/png-file.ts'
import { joined } from '../../../src/lib/image/testing/bytes.ts'
import { countingSource } from '../../../src/lib/image/testing/counting-source.ts'
import { exifData } from '../../../src/lib/image/testing/exif-data.ts'
import { iccProfile } from '../../../src/lib/image/testing/icc-profile.ts'
import { sampleFiles } from '../../../src/lib/image/testing/sample-files.ts'
import { type FuzzArea, holds } from '../area.ts'

type Bytes = Uint8Array<ArrayBuffer>

const special = fc.oneof(fc.constantFrom(0, 1, 2, 4, 8, 0x7f, 0x80, 0xd9, 0xda, 0xe1, 0xff), fc.nat(255))

/** A file with bytes changed, cut off, duplicated or followed by noise. */
const spoiled = (file: Bytes): fc.Arbitrary<Bytes> =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat(file.length - 1), special), { maxLength: 12 }),
      cut: fc.option(fc.nat(file.length)),
      doubled: fc.option(fc.tuple(fc.nat(file.length), fc.nat(200), fc.nat(50))),
      noise: fc.uint8Array({ maxLength: 200 }),
    })
    .map(({ changes, cut, doubled, noise }) => {
      const broken = file.slice()
      for (const [at, byte] of changes) broken[at] = byte
      const head = broken.slice(0, cut ?? broken.length)
      if (!doubled) return joined(head, noise)
      const [at, length, times] = doubled
      const part = head.slice(at, at + length)
      return joined(head.slice(0, at), ...Array.from({ length: times }, () => part), head.slice(at), noise)
    })

/** Runs code that may throw its own typed error, but no other. */
async function meant(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
  }
}

const ofFile = (file: Bytes) =>
  holds(spoiled(file), async (bytes) => {
    const source = countingSource(bytes)
    await meant(async () => {
      const header = await readImageHeader(source)
      expect(header.width * header.height).toBeGreaterThan(0)
      if (header.format === 'jpeg') {
        expect(await findJpegEnd(source, header)).toBeLessThanOrEqual(bytes.length)
        iccSegmentsOf(bytes)
      }
      if (header.format === 'png') for (const type of ['iCCP', 'eXIf', 'IHDR']) pngChunkOf(bytes, type)
      const exif = await findExif(source, header)
      if (exif) normalizeExif(exif, header)
      if (header.format === 'jpeg') {
        const map = await findGainMap(source, header, exif)
        if (map) gainMapFile(map)
      }
      const captions = await readCaptions(source, header, async (packed) => packed)
      captionSegments(captions, header, '<rdf:Description/>')
      captionXmp(captions, header)
      await isAnimated(source, header)
      await findExtras(source, header)
      await colourSpaceOf(source, header, async (packed) => packed)
    })
    expect(source.bytesRead).toBeLessThan(60 * bytes.length + 16_384)
  })

const files = Object.fromEntries(
  Object.entries(sampleFiles).map(([name, file]) => [`a broken ${name} file`, ofFile(file)]),
)

export const area: FuzzArea = {
  ...files,
  'broken EXIF data': holds(spoiled(exifData({ orientation: 6 })), (tiff) => {
    const { orientation, thumbnail } = readExif(tiff)
    expect(orientation).toBeGreaterThanOrEqual(1)
    expect(orientation).toBeLessThanOrEqual(8)
    if (thumbnail) expect(thumbnail.end).toBeLessThanOrEqual(tiff.length)
    normalizeExif(tiff, { width: 1, height: 1 })
  }),
  'a broken colour profile': holds(
    fc.tuple(spoiled(iccProfile('RGB ')), fc.nat(300), fc.nat(300)),
    ([profile, number, count]) => {
      iccComponents(profile)
      isWide(profile)
      joinIccChunks([{ number, count, data: profile }])
    },
  ),
}
