import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { findExif } from '../exif/exif-data.ts'
import { ascii } from '../testing/bytes.ts'
import { exifData } from '../testing/exif-data.ts'
import { box } from '../testing/isobmff-file.ts'
import { jxlCodestream, jxlContainer, jxlExif, turnedJxl } from '../testing/jxl-file.ts'
import { readJxlHeader } from './jxl-header.ts'

const read = (file: Uint8Array<ArrayBuffer>) => readJxlHeader(memorySource(file))

describe('readJxlHeader', () => {
  test.each([
    ['plain', { animated: false, hasAlpha: false, isXyb: true, isWide: false }],
    ['animated', { animated: true, hasAlpha: true, isXyb: false, isWide: false }],
    ['alpha', { animated: false, hasAlpha: true, isXyb: true, isWide: false }],
    ['displayP3', { animated: false, hasAlpha: false, isXyb: true, isWide: true }],
  ] as const)('reads a codestream: %s', async (name, expected) => {
    expect(await read(jxlCodestream(name))).toEqual({
      format: 'jxl',
      width: 40,
      height: 24,
      orientation: 1,
      exif: null,
      hasXmp: false,
      ...expected,
    })
  })

  test('gives the size of the upright picture', async () => {
    expect(await read(turnedJxl)).toMatchObject({ width: 32, height: 64, orientation: 1 })
  })

  test('reads a size of eights with a ratio', async () => {
    // Height 18 × 8, ratio 16:9, all else by default.
    expect(await read(Uint8Array.of(0xff, 0x0a, 1 | (17 << 1) | (1 << 6), 0b11))).toMatchObject({
      width: 256,
      height: 144,
      isXyb: true,
    })
  })

  test('finds EXIF and XMP data of a container', async () => {
    const exif = exifData({ maker: 'Camera works' })
    const file = jxlContainer(jxlCodestream('alpha'), jxlExif(exif), box('xml ', ascii('<x/>')))
    const header = await read(file)
    expect(header).toMatchObject({ width: 40, hasAlpha: true, hasXmp: true })
    expect(await findExif(memorySource(file), header)).toEqual(exif)
  })

  test('a container without a codestream is truncated, one of something else corrupt', async () => {
    const [whole, other] = [jxlContainer(turnedJxl), jxlContainer(ascii('something else than a codestream'))]
    await expect(read(whole.slice(0, 40))).rejects.toMatchObject({ error: { kind: 'truncated' } })
    await expect(read(other)).rejects.toMatchObject({ error: { kind: 'corrupt' } })
  })
})
