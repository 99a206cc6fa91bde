import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { extractors, extractZip } from '../../../lib/testing/extract-zip.ts'
import { hostileNames, nameFaults } from '../../../lib/testing/hostile-names.ts'
import { zipFiles } from './zip.ts'

test('zipFiles stores every file unchanged under its name', async () => {
  const large = Uint8Array.from({ length: 1_100_000 }, (_, index) => (index * 7) % 251)
  const archive = await zipFiles([
    { name: 'çiçek.jpg', blob: new Blob([large]) },
    { name: 'b (2).png', blob: new Blob([Uint8Array.of(1, 2, 3)]) },
    { name: 'empty', blob: new Blob([]) },
  ])
  const found = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(found)).toEqual(['çiçek.jpg', 'b (2).png', 'empty'])
  expect(Buffer.from(large).equals(found['çiçek.jpg'] ?? new Uint8Array())).toBe(true)
  expect(found['b (2).png']).toEqual(Uint8Array.of(1, 2, 3))
  expect(found.empty).toHaveLength(0)
})

test('zipFiles rejects files that exceed the size limit of a ZIP', async () => {
  const huge = Object.defineProperty(new Blob([]), 'size', { value: 2 ** 31 })
  await expect(zipFiles([1, 2].map((each) => ({ name: `${each}.png`, blob: huge })))).rejects.toThrow(
    RangeError,
  )
})

test.each(extractors())('%s extracts all files with hostile names safely', async (program) => {
  const files = hostileNames.map((name, index) => ({ name, blob: new Blob([`file ${index}`]) }))
  const archive = await zipFiles(files)
  const extracted = extractZip(program, new Uint8Array(await archive.arrayBuffer()))
  expect(nameFaults([...extracted.keys()])).toEqual([])
  expect([...extracted.keys()]).toContain('été.jpg')
  const contents = [...extracted.values()].map((bytes) => new TextDecoder().decode(bytes))
  expect(contents.sort()).toEqual(files.map((_, index) => `file ${index}`).sort())
})
