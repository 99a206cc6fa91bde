import { beforeEach, expect, it, vi } from 'vitest'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { maxDraftLength, setSaveDraft, textSource } from './draft.ts'
import { openText } from './open-text.ts'
import { createTextBox } from './text-box.ts'

const nothing = () => {}

beforeEach(() => {
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  for (const key of deviceArea.keys()) deviceArea.remove(key)
  setSaveDraft(true, '')
})

const unstored = (text: string) => ({ text, isStored: false, other: undefined })

it('a text that arrives is shown beside the stored one, which comes back', () => {
  textSource.write('A letter')
  const box = createTextBox()
  const { undo } = openText(box, 'A quote')
  expect(box.text()).toBe('A quote')
  expect(box.read().other).toEqual({ value: 'A letter', from: 'visit' })
  undo()
  expect(box.text()).toBe('A letter')
  expect(box.read().other).toBeUndefined()
})

it.each(['A quote', 'x'.repeat(maxDraftLength + 1)])(
  'what was left unstored is offered beside a text that arrives, and comes back',
  (arrived) => {
    setSaveDraft(false, '')
    const box = createTextBox()
    const { undo } = openText(box, arrived, unstored('Only here'))
    expect(box.text()).toBe(arrived)
    expect(box.read().other?.value).toBe('Only here')
    undo()
    expect(box.text()).toBe('Only here')
    expect(box.read()).toMatchObject({ canUndo: true, other: undefined })
  },
)

it('the earlier text comes back also when it was swapped or the offer dismissed', () => {
  textSource.write('A letter')
  for (const answer of ['swap', 'dismiss'] as const) {
    const box = createTextBox()
    const { undo } = openText(box, 'A quote')
    box[answer]()
    undo()
    expect(box.text()).toBe('A letter')
    expect(box.read().other).toBeUndefined()
    textSource.write('A letter')
  }
})

it('the same text as the stored one changes nothing', () => {
  textSource.write('A quote')
  const box = createTextBox()
  openText(box, 'A quote').undo()
  expect(box.text()).toBe('A quote')
})
