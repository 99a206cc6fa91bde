import { beforeEach, expect, it, vi } from 'vitest'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { maxDraftLength, textSource } from './draft.ts'
import { createTextBox, type TextChange } from './text-box.ts'

const nothing = () => {}

/** The page after a reload, with what is on the device. */
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

it('brings back a text that was too long to be stored, and leaves what is stored', () => {
  const box = reloaded('A letter')
  const text = 'x'.repeat(maxDraftLength + 1)
  box.bringBack({ text, isStored: false, other: undefined })
  expect(box.text()).toBe(text)
  expect(box.read()).toMatchObject({ isTooLongToKeep: true, other: undefined })
  expect(textSource.read()).toEqual({ state: 'stored', value: 'A letter' })
})

it('brings back a text for which there was no room, with what is stored at hand', () => {
  const box = reloaded('A letter')
  box.bringBack({ text: 'A longer letter', isStored: false, other: undefined })
  expect(box.text()).toBe('A longer letter')
  expect(box.read().other).toEqual({ value: 'A letter', from: 'visit' })
})

it('keeps at hand a text that another tab has replaced during the reload', () => {
  const box = reloaded('From another tab')
  box.bringBack({ text: 'A letter', isStored: true, other: undefined })
  expect(box.text()).toBe('From another tab')
  expect(box.read().other).toEqual({ value: 'A letter', from: 'tab' })
})

it('passes on another text as a whole, and the way back', () => {
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
