import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import { pngFile } from '../testing/png-file.ts'
import type { ImageHeader } from './image-header.ts'
import { readImageHeader } from './image-header.ts'
import { checkLargeSize } from './large-size.ts'
import { checkBytes } from './min-bytes.ts'

const block = () => [100, 128, 128]
const side = { width: 20_000, height: 20_000 }

const errorOf = (header: ImageHeader, bytes: number) => {
  try {
    checkBytes(header, bytes)
    checkLargeSize(header)
  } catch (error) {
    return (error as { error: unknown }).error
  }
  return null
}

/** A header that declares 400 megapixels. */
async function jpegHeader(options: object = {}): Promise<ImageHeader> {
  const header = await readImageHeader(memorySource(jpegFile({ columns: 1, rows: 1, block, ...options })))
  return { ...header, ...side } as ImageHeader
}
async function pngHeader(options: object = {}): Promise<ImageHeader> {
  const header = await readImageHeader(memorySource(pngFile({ width: 4, height: 4, ...options })))
  return { ...header, ...side } as ImageHeader
}

describe('checkLargeSize and checkBytes', () => {
  test('accepts any smaller picture', async () => {
    const header = await readImageHeader(memorySource(pngFile({ width: 4, height: 4, interlace: 1 })))
    expect(errorOf(header, 1)).toBeNull()
  })

  test('refuses a JPEG with less than two bits a block, or one if it is progressive', async () => {
    const blocks = 2_500 * 2_500
    const corrupt = { kind: 'corrupt', format: 'jpeg' }
    const header = await jpegHeader()
    expect(errorOf(header, blocks / 4)).toBeNull()
    expect(errorOf(header, blocks / 4 - 1)).toEqual(corrupt)
    const progressive = await jpegHeader({ progressive: true })
    expect(errorOf(progressive, blocks / 8)).toBeNull()
    expect(errorOf(progressive, blocks / 8 - 1)).toEqual(corrupt)
  })

  test.each([
    [0, 1, 2_501],
    [2, 8, 60_001],
    [6, 16, 160_001],
  ])(
    'refuses a PNG of type %i and %i bits that could not inflate to its rows',
    async (colourType, bitDepth, row) => {
      const header = await pngHeader({ colourType, bitDepth })
      const least = Math.ceil((row * 20_000) / 1_032)
      expect(errorOf(header, least)).toBeNull()
      expect(errorOf(header, least - 1)).toEqual({ kind: 'corrupt', format: 'png' })
    },
  )

  test('says what cannot be decoded row by row', async () => {
    const inks = await jpegHeader({ block: () => [1, 2, 3, 4] })
    expect(errorOf(inks, 1e9)).toEqual({ kind: 'not-by-rows', reason: 'inks', ...side })
    const interlaced = await pngHeader({ interlace: 1 })
    expect(errorOf(interlaced, 1e9)).toEqual({ kind: 'not-by-rows', reason: 'interlaced', ...side })
    const arithmetic = await jpegHeader({ startOfFrame: 0xc9 })
    expect(errorOf(arithmetic, 1e9)).toEqual({ kind: 'unsupported', format: 'jpeg-arithmetic' })
    const gif = { format: 'gif', orientation: 1, ...side } as const
    expect(errorOf(gif, 1e9)).toEqual({ kind: 'too-large', ...side })
  })
})
