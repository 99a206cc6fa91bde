import { expect, test } from 'vitest'
import { bestFirst, chooseFormat, type MadeFile, smallestFirst } from './choose-format.ts'

const file = (format: MadeFile['format'], bytes: number, rest: Partial<MadeFile> = {}): MadeFile => ({
  format,
  bytes,
  met: true,
  shrunk: false,
  similarity: 75,
  keepsMore: false,
  ...rest,
})

test.each([
  ['the smallest that has the look', [file('jpeg', 30), file('webp', 20), file('png', 90)], 'look', 'webp'],
  ['not one that lacks it', [file('jpeg', 30), file('webp', 20, { met: false })], 'look', 'jpeg'],
  [
    'the most similar where none has it',
    [file('jpeg', 30, { met: false, similarity: 50 }), file('webp', 40, { met: false, similarity: 55 })],
    'look',
    'webp',
  ],
  [
    'one that stays HDR before a smaller one',
    [file('jpeg', 30, { keepsMore: true }), file('webp', 20)],
    'look',
    'jpeg',
  ],
  [
    'one that stays HDR before a more similar one',
    [file('webp', 20, { similarity: 90 }), file('jpeg', 30, { keepsMore: true, met: false })],
    'size',
    'jpeg',
  ],
  ['the first of equals', [file('jpeg', 30), file('webp', 30)], 'look', 'jpeg'],
  ['for a size the most similar', [file('jpeg', 30), file('webp', 35, { similarity: 80 })], 'size', 'webp'],
  [
    'lossless is the most similar',
    [file('jpeg', 30), file('webp', 35, { similarity: null })],
    'size',
    'webp',
  ],
  [
    'for a size the one with all its pixels',
    [file('jpeg', 30, { shrunk: true, similarity: 90 }), file('webp', 35, { similarity: 40 })],
    'size',
    'webp',
  ],
] as const)('takes %s', (_, files, aim, expected) => {
  expect(chooseFormat(files, aim)?.format).toBe(expected)
})

test('of no files none', () => {
  expect(chooseFormat([], 'look')).toBeNull()
})

test('sizes are listed from the smallest', () => {
  const sizes = [
    { format: 'png', bytes: 9, exact: false, similarity: null, shrunk: false },
    { format: 'webp', bytes: 3, exact: true, similarity: 70, shrunk: false },
  ] as const
  expect(smallestFirst(sizes).map(({ format }) => format)).toEqual(['webp', 'png'])
})

test('files of a wanted size are listed from the best look, those with fewer pixels last', () => {
  const sizes = [
    { format: 'png', bytes: 9, exact: false, similarity: null, shrunk: false },
    { format: 'jpeg', bytes: 3, exact: true, similarity: null, shrunk: true },
    { format: 'webp', bytes: 3, exact: true, similarity: 70, shrunk: false },
    { format: 'avif', bytes: 3, exact: true, similarity: 80, shrunk: false },
  ] as const
  expect(bestFirst(sizes).map(({ format }) => format)).toEqual(['avif', 'webp', 'png', 'jpeg'])
})
