import { expect, test } from 'vitest'
import type { UnsupportedFormat } from '../../lib/image/image-error.ts'
import { pictureImport } from './picture-import.ts'

const accepted = [
  'heic',
  'jxl',
  'tiff',
  'psd',
  'arw',
  'cr2',
  'cr3',
  'dng',
  'nef',
  'orf',
  'raf',
  'rw2',
] as const
const others = ['svg', 'jp2', 'ico', 'jpeg', 'webp', 'jpeg-12-bit', 'jpeg-components'] as const
const cases = [
  ...accepted.map((format): [UnsupportedFormat, boolean] => [format, true]),
  ...others.map((format): [UnsupportedFormat, boolean] => [format, false]),
]

test.each(cases)('%s is imported: %s', (format, isImported) => {
  expect(pictureImport.accepts({ kind: 'unsupported', format })).toBe(isImported)
})

test('what is broken is not imported', () => {
  expect(pictureImport.accepts({ kind: 'corrupt', format: 'tiff' })).toBe(false)
})
