import { expect, test } from 'vitest'
import { type Abilities, type ExportFiles, exportActionsFor } from './export-files.ts'

const everything: Abilities = { canShareTypes: () => true, canCopyPictures: true, canPickFolder: true }
const nothing: Abilities = { canShareTypes: () => false, canCopyPictures: false, canPickFolder: false }
const filesOf = (given: Partial<ExportFiles> = {}): ExportFiles => ({
  types: ['image/jpeg'],
  count: 1,
  bytes: 1000,
  read: () => [],
  ...given,
})

test('a picture is shared and copied, several also go into a folder', () => {
  const one = filesOf()
  expect(exportActionsFor({ one }, everything)).toEqual(['share', 'copy'])
  expect(exportActionsFor({ one, all: filesOf({ count: 2 }) }, everything)).toEqual([
    'share',
    'share-all',
    'copy',
    'folder',
  ])
})

test('one result is not offered twice', () => {
  const one = filesOf()
  expect(exportActionsFor({ one, all: one }, everything)).toEqual(['share', 'copy'])
})

test('a document is not copied', () => {
  expect(exportActionsFor({ one: filesOf({ types: ['application/pdf'] }) }, everything)).toEqual(['share'])
})

test('what the browser cannot do is not there', () => {
  expect(exportActionsFor({ one: filesOf(), all: filesOf({ count: 2 }) }, nothing)).toEqual([])
  expect(exportActionsFor({}, everything)).toEqual([])
})

test('a media type that is not shared is asked for as it is', () => {
  const canShareTypes: Abilities['canShareTypes'] = (types) => !types.includes('image/avif')
  const given = { ...nothing, canShareTypes }
  expect(exportActionsFor({ one: filesOf({ types: ['image/avif'] }) }, given)).toEqual([])
  expect(exportActionsFor({ one: filesOf({ types: ['image/webp'] }) }, given)).toEqual(['share'])
})

test.each([
  [{ count: 10 }, true],
  [{ count: 11 }, false],
  [{ count: 2, bytes: 50 * 1024 * 1024 }, true],
  [{ count: 2, bytes: 50 * 1024 * 1024 + 1 }, false],
])('of %o sharing is offered: %s', (given, isOffered) => {
  expect(exportActionsFor({ all: filesOf(given) }, everything).includes('share-all')).toBe(isOffered)
})
