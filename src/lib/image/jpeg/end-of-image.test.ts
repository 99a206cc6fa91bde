import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { ascii, joined } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { type JpegOptions, jpegFile, jpegSegment, xmpSegment } from '../testing/jpeg-file.ts'
import { findJpegEnd } from './end-of-image.ts'
import { readJpegHeader } from './jpeg-header.ts'

const motion = xmpSegment('GCamera:MotionPhoto="1"')
const noisy = (options: Partial<JpegOptions> = {}) =>
  jpegFile({
    columns: 40,
    rows: 40,
    block: (x, y) => [(x * 97 + y * 31) % 256, (x * y) % 256, ((x + y) % 2) * 255],
    ...options,
  })

async function endOf(file: Uint8Array<ArrayBuffer>) {
  const source = countingSource(file)
  const end = await findJpegEnd(source, await readJpegHeader(source))
  return { end, source }
}

describe('findJpegEnd', () => {
  test('the test picture contains stuffed bytes for the search to pass', () => {
    const file = noisy()
    const stuffed = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0 && at > 600)
    expect(stuffed).toBeGreaterThan(0)
  })

  test('does not search a file that ends with its picture', async () => {
    const file = noisy({ columns: 200, rows: 200 })
    const { end, source } = await endOf(file)
    expect(end).toBe(file.length)
    expect(source.bytesRead).toBeLessThan(65_536 + 100)
  })

  test.each([
    ['padding', { appended: new Uint8Array(20) }, 20],
    ['a trailer', { appended: ascii('SEFH and SEFT') }, 13],
    ['the video of a motion photo', { segments: [motion], appended: new Uint8Array(1_000_000) }, 1_000_000],
    ['a second picture', { segments: [motion], appended: noisy() }, noisy().length],
  ])('excludes %s, for baseline and progressive pictures', async (_, options, length) => {
    for (const progressive of [false, true]) {
      const file = noisy({ ...options, progressive })
      expect((await endOf(file)).end).toBe(file.length - length)
    }
  })

  test('ignores an end marker inside a segment between scans', async () => {
    const plain = noisy({ progressive: true, segments: [motion] })
    const betweenScans = plain.lastIndexOf(0xc4) - 1
    const comment = jpegSegment(0xfe, [0xff, 0xd9, 0xff, 0xd9])
    const file = joined(plain.slice(0, betweenScans), comment, plain.slice(betweenScans), ascii('video'))
    expect((await endOf(file)).end).toBe(file.length - 5)
  })

  test('skips restart markers', async () => {
    const plain = noisy({ segments: [motion] })
    const file = joined(plain.slice(0, -2), [0xff, 0xd0, 1, 2, 0xff, 0xd7, 3, 0xff, 0xd9], ascii('video'))
    expect((await endOf(file)).end).toBe(file.length - 5)
  })

  test.each(['the end marker is missing', 'the file was cut in half'])(
    'rejects with "truncated" when %s',
    async (what) => {
      const file = noisy()
      const cut = file.slice(0, what.includes('half') ? file.length / 2 : -2)
      await expect(endOf(cut)).rejects.toMatchObject({ error: { kind: 'truncated', format: 'jpeg' } })
    },
  )

  test('rejects with "truncated" for a truncated file padded with zeros', async () => {
    const file = noisy()
    file.fill(0, file.length / 2)
    await expect(endOf(file)).rejects.toMatchObject({ error: { kind: 'truncated' } })
  })

  test('searches a large file in pieces of at most 512 KB', async () => {
    const file = joined(
      noisy({ segments: [motion] }).slice(0, -2),
      new Uint8Array(2_000_000),
      [0xff, 0xd9, 1],
    )
    const { end, source } = await endOf(file)
    expect(end).toBe(file.length - 1)
    expect(source.largestRead).toBeLessThanOrEqual(524_288)
  })

  test('finds markers across the borders of pieces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 524_288 - 8, max: 524_288 + 8 }), async (distance) => {
        const scanStart = 100
        const file = new Uint8Array(scanStart + distance + 20)
        file.set([0xff, 0xda, 0, 4, 1, 2], scanStart)
        file.set([0xff, 0xfe, 0, 6, 0xff, 0xd9, 0xff, 0xd9], scanStart + distance)
        file.set([0xff, 0xd9], scanStart + distance + 8)
        const end = await findJpegEnd(memorySource(file), { scanStart, hasAppendix: true })
        expect(end).toBe(scanStart + distance + 10)
      }),
    )
  })
})
