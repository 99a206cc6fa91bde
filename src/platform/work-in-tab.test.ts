import { expect, it } from 'vitest'
import type { WorkInProgress } from './session-restore/session-restore.ts'
import { createWorkInTab } from './work-in-tab.ts'

function setUp() {
  const registered = new Set<WorkInProgress>()
  const work = createWorkInTab({
    register(each) {
      registered.add(each)
      return () => registered.delete(each)
    },
  })
  return { work, saved: () => [...registered].map(({ key, snapshot }) => [key, snapshot()]) }
}

it('gives back what was left, once', () => {
  const { work } = setUp()
  work.leave('photo-to-pdf', ['a photo'])
  expect(work.take('image-converter')).toBeUndefined()
  expect(work.take('photo-to-pdf')).toEqual(['a photo'])
  expect(work.take('photo-to-pdf')).toBeUndefined()
})

it('what is left is saved when the site is updated, until it is taken or cleared', () => {
  const { work, saved } = setUp()
  work.leave('photo-to-pdf', ['a photo'], ['its file'])
  work.leave('word-counter', 'a text', 'a text')
  expect(saved()).toEqual([
    ['photo-to-pdf', ['its file']],
    ['word-counter', 'a text'],
  ])
  work.take('photo-to-pdf')
  expect(saved()).toEqual([['word-counter', 'a text']])
  work.clear()
  expect(saved()).toEqual([])
  expect(work.take('word-counter')).toBeUndefined()
})
