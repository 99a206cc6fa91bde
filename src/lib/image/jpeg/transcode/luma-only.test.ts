import { expect, test } from 'vitest'
import { joinBytes } from '../../../files/bytes.ts'
import { jpegFile } from '../../testing/jpeg-file.ts'
import { emptyComponents } from './coefficients.ts'
import { lumaOnly } from './luma-only.ts'
import { readCoefficients } from './read-coefficients.ts'
import { writeProgressive } from './write-progressive.ts'

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

test('keeps the luma of a file with half the chroma, as browsers encode, without its padding', () => {
  const size = { width: 20, height: 9 }
  const components = emptyComponents(size, [
    { id: 1, across: 2, down: 2, quantTable: 0 },
    { id: 2, across: 1, down: 1, quantTable: 1 },
    { id: 3, across: 1, down: 1, quantTable: 1 },
  ])
  for (const { values } of components)
    for (let at = 0; at < values.length; at += 7) values[at] = (at % 63) - 31
  const tables = [0, 1].map((number) => Uint8Array.from([number, ...new Array<number>(64).fill(number + 2)]))
  const quantTables = new Map(tables.entries())
  const coloured = joinBytes(writeProgressive({ ...size, components, quantTables }, []))
  const after = readCoefficients(joinBytes(lumaOnly(coloured)))
  const [luma] = components
  const [alone] = after.components
  expect(alone).toMatchObject({ width: 3, height: 2, stride: 3, rows: 2 })
  const row = (of: typeof luma, number: number) =>
    of?.values.subarray(number * of.stride * 64, (number * of.stride + 3) * 64)
  for (const number of [0, 1]) expect(row(alone, number)).toEqual(row(luma, number))
})
