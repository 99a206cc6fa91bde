import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jpegFile } from '../../testing/jpeg-file.ts'
import { type CoefficientImage, emptyComponents, sameCoefficients } from './coefficients.ts'
import { readCoefficients } from './read-coefficients.ts'
import { emptyComponentsOf, placeStrip } from './strips.ts'
import { writeProgressive } from './write-progressive.ts'

const joined = (pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))
const table = Uint8Array.from([0, ...new Array<number>(64).fill(3)])

/** Random numbers as they are after quantisation: mostly zeros, few of them large. */
function randomValues(seed: number, density: number, largest: number) {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return () => (next() < density ? Math.trunc((next() ** 3 - 0.5) * 2 * largest) : 0)
}

const factors = fc.integer({ min: 1, max: 2 })
const images = fc
  .record({
    width: fc.integer({ min: 1, max: 90 }),
    height: fc.integer({ min: 1, max: 60 }),
    sampling: fc.array(fc.tuple(factors, factors), { minLength: 1, maxLength: 4 }),
    seed: fc.integer({ min: 1 }),
    density: fc.double({ min: 0, max: 1, noNaN: true }),
    largest: fc.constantFrom(1, 2, 9, 120, 1023),
  })
  .map(({ width, height, sampling, seed, density, largest }): CoefficientImage => {
    const headers = sampling.map(([across, down], index) => ({ id: index + 1, across, down, quantTable: 0 }))
    const components = emptyComponents({ width, height }, headers)
    const value = randomValues(seed, density, largest)
    for (const { values } of components) for (let at = 0; at < values.length; at += 1) values[at] = value()
    return { width, height, components, quantTables: new Map([[0, table]]) }
  })

test('every coefficient survives writing and reading', () => {
  fc.assert(
    fc.property(images, (image) => {
      const reread = readCoefficients(joined(writeProgressive(image, [])))
      expect(sameCoefficients(image, reread)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('every coefficient survives any distribution of its bits over scans', () => {
  fc.assert(
    fc.property(
      images,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 62 }),
      (image, low, split) => {
        const plan = [
          { first: 1, last: split, high: 0, low },
          { first: split + 1, last: 63, high: 0, low },
          ...Array.from({ length: low }, (_, index) => ({
            first: 1,
            last: 63,
            high: low - index,
            low: low - index - 1,
          })),
        ]
        const reread = readCoefficients(joined(writeProgressive(image, [], () => plan)))
        expect(sameCoefficients(image, reread)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('sameCoefficients detects a single difference', () => {
  fc.assert(
    fc.property(images, fc.nat(), (image, position) => {
      const reread = readCoefficients(joined(writeProgressive(image, [])))
      const component = reread.components[position % reread.components.length]
      if (!component) return
      const { values, width, height, stride } = component
      const [row, column] = [position % height, (position >> 3) % width]
      const at = (row * stride + column) * 64 + (position % 64)
      values[at] = (values[at] ?? 0) ^ 1
      expect(sameCoefficients(image, reread)).toBe(false)
    }),
  )
})

/** The entropy-coded data of a file from `jpegFile` with one scan. */
function entropyCodedData(file: Uint8Array): Uint8Array {
  const header = Buffer.from(file).indexOf(Buffer.from([0xff, 0xda]))
  return file.subarray(header + 2 + (file[header + 3] ?? 0), file.length - 2)
}

test('readCoefficients reads restart intervals and rejects a wrong restart marker', () => {
  const greys = [10, 200, 90, 91, 250, 0, 128, 40, 77, 13]
  const plain = jpegFile({ columns: 10, rows: 1, block: (column) => [greys[column] ?? 0] })
  const start = plain.length - 2 - entropyCodedData(plain).length
  const restarted = joined([
    plain.subarray(0, 2),
    Uint8Array.of(0xff, 0xdd, 0, 4, 0, 1),
    plain.subarray(2, start),
    ...greys.flatMap((grey, index) => [
      // Each block as if it were the first.
      entropyCodedData(jpegFile({ columns: 1, rows: 1, block: () => [grey] })),
      index < 9 ? Uint8Array.of(0xff, 0xd0 + (index % 8)) : new Uint8Array(),
    ]),
    Uint8Array.of(0xff, 0xd9),
  ])
  expect(sameCoefficients(readCoefficients(plain), readCoefficients(restarted))).toBe(true)
  const wrong = restarted.slice()
  wrong[Buffer.from(restarted).indexOf(Buffer.from([0xff, 0xd3])) + 1] = 0xd5
  expect(() => readCoefficients(wrong)).toThrow('damaged')
})

test('placeStrip puts strips together to the whole picture', () => {
  const block = (column: number, row: number) => [column * 20, 255 - row * 9, 128]
  const whole = readCoefficients(jpegFile({ columns: 9, rows: 7, block }))
  const image = emptyComponentsOf(whole, whole)
  for (const [top, rows] of [
    [0, 4],
    [4, 3],
  ] as const)
    placeStrip(
      image,
      readCoefficients(jpegFile({ columns: 9, rows, block: (x, y) => block(x, y + top) })),
      top * 8,
    )
  expect(sameCoefficients(image, whole)).toBe(true)
  expect(() => placeStrip(image, whole, 4)).toThrow(RangeError)
})

test('placeStrip handles subsampled chroma', () => {
  const headers = [
    { id: 1, across: 2, down: 2, quantTable: 0 },
    { id: 2, across: 1, down: 1, quantTable: 0 },
  ]
  const size = { width: 40, height: 48 }
  const whole = {
    ...size,
    components: emptyComponents(size, headers),
    quantTables: new Map([[0, table]]),
  }
  for (const { values } of whole.components)
    for (let at = 0; at < values.length; at += 1) values[at] = at % 251
  const image = emptyComponentsOf(whole, size)
  for (const index of [0, 1, 2]) {
    const strip = emptyComponentsOf(whole, { width: 40, height: 16 })
    for (const [number, { values }] of strip.components.entries()) {
      const from = index * values.length
      values.set(whole.components[number]?.values.subarray(from, from + values.length) ?? [])
    }
    placeStrip(image, strip, index * 16)
  }
  expect(sameCoefficients(image, whole)).toBe(true)
})

test.each([
  ['arithmetic coding', jpegFile({ columns: 2, rows: 2, block: () => [9], startOfFrame: 0xc9 }), 'unusual'],
  ['12 bits', jpegFile({ columns: 2, rows: 2, block: () => [9], startOfFrame: 0xc1, bits: 12 }), 'unusual'],
  ['lossless coding', jpegFile({ columns: 2, rows: 2, block: () => [9], startOfFrame: 0xc3 }), 'unusual'],
  [
    'a greater height than its data',
    jpegFile({ columns: 2, rows: 2, block: () => [9], height: 90 }),
    'damaged',
  ],
  ['no end marker', jpegFile({ columns: 2, rows: 2, block: () => [9] }).slice(0, -2), 'damaged'],
  [
    'a declared size of 4 gigapixels',
    jpegFile({ columns: 1, rows: 1, block: () => [9], width: 65_535, height: 65_535 }),
    'too-large',
  ],
])('readCoefficients rejects %s', (_, file, reason) => {
  expect(() => readCoefficients(file)).toThrow(reason)
})

test('readCoefficients rejects a progressive file without its last refinement scan', () => {
  const image = readCoefficients(
    jpegFile({ columns: 3, rows: 3, block: (x, y) => [x * 50 + y], progressive: true }),
  )
  const pieces = writeProgressive(image, [])
  // Without the scan that refines the DC coefficients.
  const refining = pieces.findLastIndex((piece) => piece[1] === 0xda && piece.at(-1) === 0x10)
  expect(refining).toBeGreaterThan(0)
  expect(() => readCoefficients(joined(pieces.toSpliced(refining, 2)))).toThrow('damaged')
})

test('readCoefficients of a broken file returns a consistent picture or throws TranscodeFailure', () => {
  const good = joined(
    writeProgressive(
      readCoefficients(jpegFile({ columns: 4, rows: 3, block: (x, y) => [x * 60, y * 80, 99] })),
      [],
    ),
  )
  const sequential = jpegFile({ columns: 4, rows: 3, block: (x, y) => [x * 60, y * 80, 99] })
  fc.assert(
    fc.property(
      fc.constantFrom(good, sequential),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (file, changes, cut) => {
        const broken = file.slice(0, cut % 3 === 0 ? cut % file.length : file.length)
        for (const [at, byte] of changes) if (broken.length > 0) broken[at % broken.length] = byte
        try {
          const image = readCoefficients(broken)
          expect(sameCoefficients(image, readCoefficients(joined(writeProgressive(image, []))))).toBe(true)
        } catch (error) {
          expect(error).toMatchObject({ name: 'TranscodeFailure' })
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
