import { describe, expect, it } from 'vitest'
import { formatFileSize, formatMegabytes } from './file-size.ts'

describe('formatFileSize', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [3_418_358, '3.26 MB'],
    [1024 ** 3 * 3.27, '3.27 GB'],
    [1024 ** 4, '1,024.00 GB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes, 'en')).toBe(shown)
  })

  it('never shows 1024 of a unit that has a larger one', () => {
    expect(formatFileSize(1024 ** 2 - 1, 'en')).toBe('1.00 MB')
    expect(formatFileSize(1024 ** 3 - 1, 'en')).toBe('1.00 GB')
  })

  it('formats numbers and units for the language', () => {
    expect(formatFileSize(3_418_358, 'tr')).toBe('3,26 MB')
    expect(formatFileSize(512, 'tr')).toBe('512 Bayt')
  })
})

describe('formatMegabytes', () => {
  it.each([
    [0, '0.0 MB', '0,0 MB'],
    [1, '0.1 MB', '0,1 MB'],
    [2_310_000, '2.3 MB', '2,3 MB'],
  ])('shows %d bytes with one decimal', (bytes, english, turkish) => {
    expect(formatMegabytes(bytes, 'en')).toBe(english)
    expect(formatMegabytes(bytes, 'tr')).toBe(turkish)
  })
})
