import { expect, test } from 'vitest'
import { type Abilities, type Outgoing, waysFor } from './outgoing.ts'

const everything: Abilities = { canShare: () => true, canCopyPictures: true, canPickFolder: true }
const nothing: Abilities = { canShare: () => false, canCopyPictures: false, canPickFolder: false }
const outgoing = (given: Partial<Outgoing> = {}): Outgoing => ({
  types: ['image/jpeg'],
  count: 1,
  bytes: 1000,
  read: () => [],
  ...given,
})

test('a picture is shared and copied, several also go into a folder', () => {
  const one = outgoing()
  expect(waysFor({ one }, everything)).toEqual(['share', 'copy'])
  expect(waysFor({ one, all: outgoing({ count: 2 }) }, everything)).toEqual([
    'share',
    'share-all',
    'copy',
    'folder',
  ])
})

test('one result is not offered twice', () => {
  const one = outgoing()
  expect(waysFor({ one, all: one }, everything)).toEqual(['share', 'copy'])
})

test('a document is not copied', () => {
  expect(waysFor({ one: outgoing({ types: ['application/pdf'] }) }, everything)).toEqual(['share'])
})

test('what the browser cannot do is not there', () => {
  expect(waysFor({ one: outgoing(), all: outgoing({ count: 2 }) }, nothing)).toEqual([])
  expect(waysFor({}, everything)).toEqual([])
})

test('a media type that is not shared is asked for as it is', () => {
  const canShare: Abilities['canShare'] = (files) => files.every(({ type }) => type !== 'image/avif')
  const given = { ...nothing, canShare }
  expect(waysFor({ one: outgoing({ types: ['image/avif'] }) }, given)).toEqual([])
  expect(waysFor({ one: outgoing({ types: ['image/webp'] }) }, given)).toEqual(['share'])
})

test.each([
  [{ count: 10 }, true],
  [{ count: 11 }, false],
  [{ count: 2, bytes: 50 * 1024 * 1024 }, true],
  [{ count: 2, bytes: 50 * 1024 * 1024 + 1 }, false],
])('of %o sharing is offered: %s', (given, isOffered) => {
  expect(waysFor({ all: outgoing(given) }, everything).includes('share-all')).toBe(isOffered)
})
