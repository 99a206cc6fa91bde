import { describe, expect, it } from 'vitest'
import { vanishedFile } from '../image/browser/testing/vanished-file.ts'
import { readTextFile } from './read-text-file.ts'

const read = (bytes: readonly number[] | string, maxBytes = 1000) =>
  readTextFile(new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), maxBytes)

describe('the text of a file', () => {
  it('is read as UTF-8, with and without a byte order mark', async () => {
    expect(await read('adı,ağ\r\n')).toEqual({ ok: true, text: 'adı,ağ\r\n' })
    expect(await read([0xef, 0xbb, 0xbf, 0x61])).toEqual({ ok: true, text: 'a' })
  })

  it('is read as UTF-16 behind its byte order mark', async () => {
    expect(await read([0xff, 0xfe, 0x31, 0x01])).toEqual({ ok: true, text: 'ı' })
    expect(await read([0xfe, 0xff, 0x01, 0x31])).toEqual({ ok: true, text: 'ı' })
  })

  it.each([
    ['letters of Windows-1254', [0x61, 0xfd, 0x2c], 'encoding'],
    ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0], 'not-text'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10, 0], 'not-text'],
    ['UTF-16 without a mark', [0x61, 0, 0x62, 0], 'not-text'],
  ] as const)('%s is refused', async (_, bytes, fault) => {
    expect(await read(bytes)).toEqual({ ok: false, fault })
  })

  it('of too large a file is refused before anything is read', async () => {
    const huge = Object.assign(vanishedFile('huge.csv'), {})
    Object.defineProperty(huge, 'size', { value: 2 ** 31 })
    expect(await readTextFile(huge, 1000)).toEqual({ ok: false, fault: 'too-large' })
    expect(await read('x'.repeat(1000))).toMatchObject({ ok: true })
    expect(await read('x'.repeat(1001))).toEqual({ ok: false, fault: 'too-large' })
  })

  it('of a deleted file returns the fault "gone" instead of throwing', async () => {
    const gone = Object.assign(new Blob(['a']), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    })
    expect(await readTextFile(gone, 1000)).toEqual({ ok: false, fault: 'unreadable' })
  })
})
