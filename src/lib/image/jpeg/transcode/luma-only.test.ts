import { expect, test } from 'vitest'
import { joinBytes } from '../../../files/bytes.ts'
import { jpegFile } from '../../testing/jpeg-file.ts'
import { lumaOnly } from './luma-only.ts'
import { readCoefficients } from './read-coefficients.ts'

const block = (column: number, row: number) => [(column * 31 + row * 53) % 256, 90, 200]

test.each([false, true])('keeps the luma of a JPEG file, progressive: %s', (progressive) => {
  const coloured = jpegFile({ columns: 5, rows: 3, block, progressive })
  const before = readCoefficients(coloured)
  const after = readCoefficients(joinBytes(lumaOnly(coloured)))
  expect(before.components).toHaveLength(3)
  expect(after.components).toHaveLength(1)
  expect([after.width, after.height]).toEqual([before.width, before.height])
  expect(after.components[0]?.values).toEqual(before.components[0]?.values)
  expect(new Set(after.quantTables.values())).toEqual(
    new Set([before.quantTables.get(before.components[0]?.quantTable ?? 0)]),
  )
})
