import { expect, test } from 'vitest'
import { packCodes } from '../core/batch/pack-codes.ts'
import { filesOfZip } from './files-of-zip.ts'

test.each(['png', 'svg'] as const)(
  'the %s files of a ZIP have their names, types and bytes',
  async (format) => {
    const code = (name: string, byte: number) => ({ name, bytes: Uint8Array.of(byte, 2, 3), line: byte })
    const files = filesOfZip(packCodes([code(`a.${format}`, 1), code(`çay.${format}`, 9)], format))
    expect(files.map(({ name }) => name)).toEqual([`a.${format}`, `çay.${format}`])
    expect(files.map(({ type }) => type)).toEqual(
      Array(2).fill(format === 'png' ? 'image/png' : 'image/svg+xml'),
    )
    expect(await files[1]?.bytes()).toEqual(Uint8Array.of(9, 2, 3))
  },
)
