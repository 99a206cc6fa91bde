import { expect, it } from 'vitest'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { draft, maxDraftLength, setSaveDraft, textSource } from './draft.ts'

const long = 'x'.repeat(maxDraftLength + 1)

it('write leaves the stored text when the new one is too long', () => {
  textSource.write('A letter')
  textSource.write(long)
  expect(textSource.read()).toEqual({ state: 'stored', value: 'A letter' })
  textSource.write(long.slice(1))
  expect(textSource.read()).toEqual({ state: 'stored', value: long.slice(1) })
})

it('write stores nothing while saving is off', () => {
  setSaveDraft(false, 'A letter')
  textSource.write('Another')
  expect(textSource.read()).toEqual({ state: 'off' })
  setSaveDraft(true, 'A letter')
  expect(textSource.read()).toEqual({ state: 'stored', value: 'A letter' })
})

it('saving stays off on an open page after all data is deleted', () => {
  setSaveDraft(false, 'A letter')
  draft.read()
  for (const key of deviceArea.keys()) deviceArea.remove(key)
  textSource.write('Typed later')
  expect(draft.read().keep).toBe(false)
  expect(deviceArea.keys()).toEqual([])
})
