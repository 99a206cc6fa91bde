import { expect, test } from 'vitest'
import { createCodecs } from './codecs.ts'

function setUp() {
  const asked: string[] = []
  return { asked, codecs: createCodecs<string>((name) => asked.push(name)) }
}

test('a codec is asked for when it is first needed, and only once', async () => {
  const { asked, codecs } = setUp()
  expect(asked).toEqual([])
  const both = [codecs.get('oxipng'), codecs.get('oxipng')]
  codecs.give('oxipng', 'compiled')
  expect(await Promise.all(both)).toEqual(['compiled', 'compiled'])
  expect(await codecs.get('oxipng')).toBe('compiled')
  expect(asked).toEqual(['oxipng'])
})

test('one that could not be loaded is asked for again', async () => {
  const { asked, codecs } = setUp()
  const first = codecs.get('jpegli')
  codecs.give('jpegli', null)
  expect(await first).toBeNull()
  const second = codecs.get('jpegli')
  codecs.give('jpegli', 'compiled')
  expect(await second).toBe('compiled')
  expect(asked).toEqual(['jpegli', 'jpegli'])
})

test('what nobody asked for is ignored', () => {
  const { asked, codecs } = setUp()
  codecs.give('mozjpeg', 'compiled')
  void codecs.get('mozjpeg')
  expect(asked).toEqual(['mozjpeg'])
})
