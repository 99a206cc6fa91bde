import { expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../../files/bytes.ts'
import { readImageHeader } from '../../header/image-header.ts'
import type { Edit } from '../../pixels/edit.ts'
import { exifData, exifSegment } from '../../testing/exif-data.ts'
import { adobeSegment, iccSegments, type JpegOptions, jpegFile } from '../../testing/jpeg-file.ts'
import { editJpeg } from './edit-jpeg.ts'
import { readCoefficients } from './read-coefficients.ts'
import { TranscodeFailure } from './transcode-failure.ts'

/** 3 × 2 blocks, 1 2 3 above 4 5 6, by their brightness. */
const picture = (options: Partial<JpegOptions> = {}) =>
  jpegFile({ columns: 3, rows: 2, block: (column, row) => [128 + row * 3 + column + 1], ...options })

async function edit(
  jpeg: Uint8Array<ArrayBuffer>,
  wanted: Edit,
  exif: Uint8Array<ArrayBuffer> | null = null,
) {
  const header = await readImageHeader(memorySource(jpeg))
  if (header.format !== 'jpeg') throw new Error('no JPEG')
  return editJpeg(jpeg, header, wanted, exif)
}

/** The blocks of a file, row by row. */
function blocksOf(jpeg: Uint8Array<ArrayBuffer>) {
  const [component] = readCoefficients(jpeg).components
  if (!component) throw new Error('no component')
  return Array.from({ length: component.height }, (_, y) =>
    Array.from({ length: component.width }, (__, x) => component.values[(y * component.stride + x) * 64]),
  ).map((row) => row.join(''))
}

const edited = async (jpeg: Uint8Array<ArrayBuffer>, wanted: Edit) => {
  const result = await edit(jpeg, wanted)
  if (!result) throw new Error('not possible')
  return { ...result, blocks: blocksOf(joinBytes(result.pieces)) }
}

test('turns the upright picture clockwise', async () => {
  expect(await edited(picture(), { crop: null, turns: 1 })).toMatchObject({
    blocks: ['41', '52', '63'],
    size: { width: 16, height: 24 },
    added: { left: 0, top: 0 },
  })
  const sideways = picture({ segments: [exifSegment({ orientation: 6 })] })
  const blocksFor = async (turns: Edit['turns']) => (await edited(sideways, { crop: null, turns })).blocks
  expect(await blocksFor(0)).toEqual(['41', '52', '63'])
  expect(await blocksFor(1)).toEqual(['654', '321'])
  expect(await blocksFor(3)).toEqual(['123', '456'])
})

test('cuts a part of the upright picture before it turns it', async () => {
  const sideways = picture({ segments: [exifSegment({ orientation: 6 })] })
  const crop = { left: 3, top: 8, width: 13, height: 16 }
  expect(await edited(sideways, { crop, turns: 0 })).toMatchObject({
    blocks: ['52', '63'],
    size: { width: 16, height: 16 },
    part: { left: 0, top: 8, width: 16, height: 16 },
    added: { left: 3, top: 0 },
  })
  // Its left end comes to the top.
  expect(await edited(sideways, { crop, turns: 1 })).toMatchObject({
    blocks: ['65', '32'],
    part: { left: 0, top: 8, width: 16, height: 16 },
    added: { left: 0, top: 3 },
  })
})

test('is null where the cut edge of the picture comes to the left', async () => {
  const jpeg = picture({ height: 15 })
  expect(await edit(jpeg, { crop: null, turns: 3 })).not.toBeNull()
  expect(await edit(jpeg, { crop: null, turns: 1 })).toBeNull()
  expect(await edit(jpeg, { crop: { left: 0, top: 0, width: 24, height: 8 }, turns: 1 })).not.toBeNull()
})

test('keeps what decoders need, and EXIF data on request with the orientation reset', async () => {
  const profile = new Uint8Array(200).fill(7)
  const secret = exifSegment({ orientation: 6, maker: 'Camera works' })
  const jpeg = picture({ segments: [secret, adobeSegment(1), ...iccSegments(profile)] })
  const turns = { crop: null, turns: 1 } as const
  const bare = joinBytes((await edit(jpeg, turns))?.pieces ?? [])
  expect(Buffer.from(bare).includes('Camera works')).toBe(false)
  expect(Buffer.from(bare).includes(Buffer.from(profile))).toBe(true)
  expect(Buffer.from(bare).includes('Adobe')).toBe(true)
  expect(await readImageHeader(memorySource(bare))).toMatchObject({ width: 24, height: 16, orientation: 1 })

  const exif = exifData({ orientation: 6, maker: 'Camera works' })
  const kept = joinBytes((await edit(jpeg, turns, exif))?.pieces ?? [])
  expect(Buffer.from(kept).includes('Camera works')).toBe(true)
  expect(await readImageHeader(memorySource(kept))).toMatchObject({ width: 24, height: 16, orientation: 1 })
})

test('fails for a file that it cannot read', async () => {
  const jpeg = picture({ startOfFrame: 0xc9 })
  await expect(edit(jpeg, { crop: null, turns: 1 })).rejects.toThrow(TranscodeFailure)
})
