import { beforeEach, expect, it, vi } from 'vitest'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { maxDraftLength, textSource } from './draft.ts'
import { createTextBox, type TextChange } from './text-box.ts'

const nothing = () => {}

/** A text box after a reload, with the stored text. */
function reloaded(stored: string) {
  textSource.write(stored)
  const box = createTextBox()
  box.start()
  expect(box.text()).toBe(stored)
  return box
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  for (const key of deviceArea.keys()) deviceArea.remove(key)
})

it('restoreSession restores a text too long to be stored and leaves the stored one', () => {
  const box = reloaded('A letter')
  const text = 'x'.repeat(maxDraftLength + 1)
  box.restoreSession({ text, isStored: false, other: undefined })
  expect(box.text()).toBe(text)
  expect(box.read()).toMatchObject({ isTooLongToStore: true, other: undefined })
  expect(textSource.read()).toEqual({ state: 'stored', value: 'A letter' })
})

it('restoreSession restores a text that could not be stored and offers the stored one', () => {
  const box = reloaded('A letter')
  box.restoreSession({ text: 'A longer letter', isStored: false, other: undefined })
  expect(box.text()).toBe('A longer letter')
  expect(box.read().other).toEqual({ value: 'A letter', from: 'visit' })
})

it('restoreSession offers a text that another tab replaced during the reload', () => {
  const box = reloaded('From another tab')
  box.restoreSession({ text: 'A letter', isStored: true, other: undefined })
  expect(box.text()).toBe('From another tab')
  expect(box.read().other).toEqual({ value: 'A letter', from: 'tab' })
})

it('onChange notifies of a replaced text and its undo', () => {
  const box = reloaded('A letter')
  const changes: TextChange[] = []
  const leave = box.onChange((change) => changes.push(change))
  box.replace('A postcard')
  box.undo()
  leave()
  box.replace('Nothing more is heard of')
  expect(changes).toEqual([
    { kind: 'replaced', text: 'A postcard' },
    { kind: 'replaced', text: 'A letter' },
  ])
})
