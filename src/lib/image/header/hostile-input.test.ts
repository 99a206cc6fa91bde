import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImageFailure } from '../image-error.ts'
import { findJpegEnd } from '../jpeg/end-of-image.ts'
import { joined } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { pngChunk } from '../testing/png-file.ts'
import { sampleFiles as files } from '../testing/sample-files.ts'
import { readImageHeader } from './image-header.ts'

/** Fails the test on anything but a header or a typed error, and when far more is read than the file holds. */
async function expectHeaderOrTypedError(bytes: Uint8Array<ArrayBuffer>) {
  const source = countingSource(bytes)
  try {
    const header = await readImageHeader(source)
    expect(header.width * header.height).toBeGreaterThan(0)
    if (header.format === 'jpeg') expect(await findJpegEnd(source, header)).toBeLessThanOrEqual(bytes.length)
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
  }
  expect(source.bytesRead).toBeLessThan(20 * bytes.length + 4096)
}

describe('readImageHeader of a hostile file returns a header or throws a typed error', () => {
  test.each(Object.entries(files))('%s unchanged is read', async (_, file) => {
    await expect(readImageHeader(countingSource(file))).resolves.toMatchObject({ width: expect.any(Number) })
  })

  test.each(Object.entries(files))('%s truncated at any byte', async (_, file) => {
    for (let length = 0; length <= file.length; length += 1)
      await expectHeaderOrTypedError(file.slice(0, length))
  })

  test.each(Object.entries(files))('%s with any bytes changed', async (_, file) => {
    const change = fc.tuple(
      fc.nat(file.length - 1),
      fc.constantFrom(0, 1, 2, 8, 0x7f, 0x80, 0xd9, 0xda, 0xe1, 0xff),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const broken = file.slice()
        for (const [at, byte] of changes) broken[at] = byte
        await expectHeaderOrTypedError(broken)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(Object.entries(files))('%s truncated and followed by noise', async (_, file) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length), fc.uint8Array({ maxLength: 300 }), async (length, noise) => {
        await expectHeaderOrTypedError(joined(file.slice(0, length), noise))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['endless segments', joined([0xff, 0xd8], ...Array.from({ length: 20_000 }, () => [0xff, 0xe5, 0, 2]))],
    ['endless fill bytes', joined([0xff, 0xd8], new Uint8Array(200_000).fill(0xff))],
    ['boxes without length', joined(files.avif?.slice(0, 20) ?? [], new Uint8Array(100_000))],
    [
      'chunks without content',
      joined(files.png?.slice(0, 33) ?? [], ...Array.from({ length: 5_000 }, () => pngChunk('tEXt'))),
    ],
  ])('with %s', async (_, file) => {
    await expectHeaderOrTypedError(file)
  })
})
