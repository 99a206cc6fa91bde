import { expect, test } from 'vitest'
import type { Transformation } from './transformation.ts'
import { transformedGrid, transformedRows } from './transformed-rows.ts'

/** A picture of 3 × 2 pixels whose red samples are 1 to 6, row by row. */
const size = { width: 3, height: 2 }
const pixels = Uint8ClampedArray.from({ length: 24 }, (_, at) =>
  at % 4 === 0 ? at / 4 + 1 : at % 4 === 3 ? 255 : 0,
)

test.each<[string, readonly Transformation[], readonly (readonly number[])[]]>([
  [
    'nothing',
    [],
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    '90° anticlockwise',
    [{ kind: 'rotate', quarterTurns: 1 }],
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
  [
    '180°',
    [{ kind: 'rotate', quarterTurns: 2 }],
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    '270°',
    [{ kind: 'rotate', quarterTurns: 3 }],
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    'left and right',
    [{ kind: 'mirror', exchanged: 'left-right' }],
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  ],
  [
    'top and bottom',
    [{ kind: 'mirror', exchanged: 'top-bottom' }],
    [
      [4, 5, 6],
      [1, 2, 3],
    ],
  ],
  ['a part', [{ kind: 'crop', left: 1, top: 1, width: 2, height: 1 }], [[5, 6]]],
  [
    'several in their order',
    [
      { kind: 'crop', left: 1, top: 0, width: 2, height: 2 },
      { kind: 'rotate', quarterTurns: 1 },
      { kind: 'mirror', exchanged: 'left-right' },
    ],
    [
      [6, 3],
      [5, 2],
    ],
  ],
])('a picture is transformed: %s', (_, transformations, expected) => {
  const grid = transformedGrid(size, transformations)
  expect(grid).toMatchObject({ width: expected[0]?.length, height: expected.length })
  for (const samples of [3, 4] as const) {
    const rows = [...transformedRows(pixels, grid, samples)].flatMap((band) => [...band])
    const rowLength = 1 + grid.width * samples
    const reds = expected.map((_row, y) =>
      Array.from({ length: grid.width }, (_pixel, x) => rows[y * rowLength + 1 + x * samples]),
    )
    expect(reds).toEqual(expected)
    expect(expected.map((_row, y) => rows[y * rowLength])).toEqual(expected.map(() => 0))
    if (samples === 4) expect(rows[4]).toBe(255)
  }
})
