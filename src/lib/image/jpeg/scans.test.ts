import { expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { readImageHeader } from '../header/image-header.ts'
import { countingSource } from '../testing/counting-source.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import { manyScansFile } from '../testing/many-scans.ts'

const read = (file: Uint8Array<ArrayBuffer>) => readImageHeader(memorySource(file))

test.each([
  ['as many as Chromium decodes', 98, 64, 64],
  ['few, of a very large picture', 20, 11_000, 11_000],
  ['many, of a medium-sized picture', 80, 4000, 3000],
])('%s: accepts %d scans of %d × %d pixels', async (_, scans, width, height) => {
  await expect(read(manyScansFile(scans, width, height))).resolves.toMatchObject({ format: 'jpeg', width })
})

test.each([
  ['more than any browser decodes', 99, 64, 64],
  ['close to 65,535', 65_500, 256, 256],
  ['few bytes, over a hundred seconds', 90, 11_000, 11_000],
])('%s: rejects %d scans of %d × %d pixels', async (_, scans, width, height) => {
  await expect(read(manyScansFile(scans, width, height))).rejects.toMatchObject({
    error: { kind: 'too-many-scans', scans },
  })
})

test('does not search an ordinary photo for scans', async () => {
  const source = countingSource(
    jpegFile({ columns: 200, rows: 200, block: (x, y) => [(x * 7) % 256, (y * 5) % 256, 9] }),
  )
  await readImageHeader(source)
  expect(source.size).toBeGreaterThan(40_000)
  expect(source.bytesRead).toBeLessThan(20_000)
})
