import { expect, test } from 'vitest'
import { hostileNames, nameFaults } from '../../../lib/testing/hostile-names.ts'
import { downloadUrlOf } from './drag-out.ts'

const url = 'blob:https://example.com/1'
/** As Chromium reads it: up to the first colon, up to the second one, and the rest. */
const partsOf = (data: string) => /^([^:]*):([^:]*):(.*)$/s.exec(data)?.slice(1) ?? []

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['12:30 a/b\\c.jpg', '12-30 a-b-c.jpg'],
  ['../../.bashrc', '-..-.bashrc'],
  ['a\u0000\r\nb.png', 'ab.png'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['', 'download'],
])('%j is dragged out as %s', (name, expected) => {
  expect(partsOf(downloadUrlOf('image/png', name, url))).toEqual(['image/png', expected, url])
})

test.each(hostileNames)('the hostile name %j stays one', (name) => {
  expect(nameFaults([partsOf(downloadUrlOf('image/png', name, url))[1] ?? ''])).toEqual([])
})

test.each(['', 'a:b/c', 'text/plain;charset=utf-8'])(
  'the type %j does not become part of the name',
  (type) => {
    expect(partsOf(downloadUrlOf(type, 'a.bin', url))).toEqual(['application/octet-stream', 'a.bin', url])
  },
)
