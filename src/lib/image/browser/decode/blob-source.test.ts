import { describe, expect, test } from 'vitest'
import { vanishedFile } from '../testing/vanished-file.ts'
import { blobSource, firstUnreadable } from './blob-source.ts'

describe('blobSource', () => {
  test('reads the requested range', async () => {
    const source = blobSource(new Blob([Uint8Array.from([1, 2, 3, 4])]))
    expect(source.size).toBe(4)
    expect(await source.read(1, 3)).toEqual(Uint8Array.from([2, 3]))
  })

  test('rejects with "unreadable" for a file that has vanished', async () => {
    const error = { kind: 'unreadable' }
    await expect(blobSource(vanishedFile('a')).read(0, 1)).rejects.toMatchObject({ error })
  })
})

test('firstUnreadable returns the index of the first unreadable file, or null', async () => {
  const file = new File(['x'], 'there')
  expect(await firstUnreadable([file, vanishedFile('a'), vanishedFile('b')])).toBe(1)
  expect(await firstUnreadable([file, file])).toBeNull()
})
