import { object, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { declareStores } from '../../../lib/stored-data/declare-stores.ts'
import { createFakeClock } from '../../testing/clock.ts'
import { createFakeDevice, type FakeDevice } from '../../testing/storage.ts'
import { firstVersion } from '../records/versions.ts'
import { createSettings } from './settings.ts'
import { createSharedDraft, type DraftSource, draftInSettings } from './shared-draft.ts'

const key = 'toolnook:word-counter:draft'

/** A tab that shows the draft. */
function openTab(device: FakeDevice, hasUnsavedEdit?: () => boolean) {
  const { area } = device.openTab()
  const settings = createSettings(
    {
      store: declareStores('word-counter', { draft: { kind: 'draft' } }).draft,
      versions: firstVersion(object({ text: string() })),
      initial: { text: '' },
    },
    { area, clock: createFakeClock(1) },
  )
  let isOff = false
  const inSettings = draftInSettings(
    settings,
    ({ text }) => text,
    (text) => ({ text }),
  )
  const source: DraftSource<string> = {
    ...inSettings,
    read: () => (isOff ? { state: 'off' } : inSettings.read()),
  }
  const draft = createSharedDraft({
    source,
    initial: '',
    isSame: Object.is,
    ...(hasUnsavedEdit ? { hasUnsavedEdit } : {}),
  })
  let notified = 0
  draft.subscribe(() => {
    notified += 1
  })
  draft.read()
  return {
    draft,
    area,
    notified: () => notified,
    turnOff: () => {
      isOff = true
    },
  }
}
const stored = (device: FakeDevice) => device.records.get(key)
const record = (text: string) => JSON.stringify({ v: 1, d: { text } })

describe('a draft that several tabs share', () => {
  it('is updated in a tab without edits, which never writes', () => {
    const device = createFakeDevice({ [key]: record('first') })
    const idle = openTab(device)
    const { draft } = openTab(device)
    draft.edit('first and second')
    expect(idle.draft.read()).toEqual({ value: 'first and second', other: undefined })
    expect(idle.notified()).toBe(1)
    expect(stored(device)).toBe(record('first and second'))
  })

  it('shows the newer edit, and offers the replaced edit of this tab', () => {
    const device = createFakeDevice()
    const [here, there] = [openTab(device), openTab(device)]
    here.draft.edit('written here')
    there.draft.edit('written there')
    expect(here.draft.read()).toEqual({
      value: 'written there',
      other: { value: 'written here', from: 'tab' },
    })
    expect(there.draft.read()).toEqual({ value: 'written there', other: undefined })
    there.draft.edit('written there, and on')
    expect(here.draft.read().other?.value).toBe('written here')
    expect(stored(device)).toBe(record('written there, and on'))
  })

  it('offers no other version if both are equal', () => {
    const device = createFakeDevice()
    const [here, there] = [openTab(device), openTab(device)]
    here.draft.edit('one')
    there.draft.edit('one')
    expect(here.draft.read()).toEqual({ value: 'one', other: undefined })
    there.draft.edit('two')
    expect(here.draft.read().other?.value).toBe('one')
    there.draft.edit('one')
    expect(here.draft.read()).toEqual({ value: 'one', other: undefined })
  })

  it('offers what another tab stored while an edit here was not saved yet', () => {
    const device = createFakeDevice()
    let unsaved = false
    const here = openTab(device, () => unsaved)
    const there = openTab(device)
    unsaved = true
    there.draft.edit('written there')
    expect(here.draft.read()).toEqual({ value: '', other: { value: 'written there', from: 'tab' } })
    unsaved = false
    here.draft.edit('typed here')
    expect(here.draft.read()).toEqual({ value: 'typed here', other: { value: 'written there', from: 'tab' } })
    expect(there.draft.read()).toEqual({
      value: 'typed here',
      other: { value: 'written there', from: 'tab' },
    })
  })

  it('offers what it replaces, even without a storage event', () => {
    const device = createFakeDevice()
    const here = openTab(device)
    here.draft.edit('older')
    // As in a page that got no storage event: frozen, or faster than the event.
    device.records.set(key, record('unseen'))
    here.draft.edit('newer')
    expect(here.draft.read()).toEqual({ value: 'newer', other: { value: 'unseen', from: 'tab' } })
  })

  it('swaps the versions and back, and discards one only when it is dismissed', () => {
    const device = createFakeDevice()
    const [here, there] = [openTab(device), openTab(device)]
    here.draft.edit('a')
    there.draft.edit('b')
    here.draft.swap()
    expect(here.draft.read()).toEqual({ value: 'a', other: { value: 'b', from: 'tab' } })
    expect(stored(device)).toBe(record('a'))
    here.draft.swap()
    expect(stored(device)).toBe(record('b'))
    here.draft.dismiss()
    expect(here.draft.read()).toEqual({ value: 'b', other: undefined })
    here.draft.swap()
    expect(stored(device)).toBe(record('b'))
  })

  it.each(['this tab', 'another tab'])('is gone from every tab when it is deleted, by %s', (by) => {
    const device = createFakeDevice()
    const [here, there] = [openTab(device), openTab(device)]
    here.draft.edit('a')
    there.draft.edit('b')
    ;(by === 'this tab' ? here : openTab(device)).area.remove(key)
    for (const { draft } of [here, there]) expect(draft.read()).toBe(draft.initial)
    expect([...device.records]).toEqual([])
  })

  it('is separate in each tab if storing is off', () => {
    const device = createFakeDevice()
    const [here, there] = [openTab(device), openTab(device)]
    here.draft.edit('here')
    here.turnOff()
    there.draft.edit('there')
    expect(here.draft.read().value).toBe('here')
    there.area.remove(key)
    expect(here.draft.read().value).toBe('here')
  })

  it('offers the draft of an earlier visit', () => {
    const device = createFakeDevice({ [key]: record('before') })
    const { draft } = openTab(device)
    draft.edit('typed before the page had come to life')
    draft.offer({ value: 'before', from: 'visit' })
    expect(draft.read().other).toEqual({ value: 'before', from: 'visit' })
    draft.edit('before')
    expect(draft.read().other).toBeUndefined()
  })

  it('stays in its tab if a newer build has stored one', () => {
    const device = createFakeDevice({ [key]: JSON.stringify({ v: 2, d: { text: 'newer' } }) })
    const [one, other] = [openTab(device), openTab(device)]
    one.draft.edit('typed')
    expect(one.draft.read().value).toBe('typed')
    expect(other.draft.read().value).toBe('')
    expect(stored(device)).toBe(JSON.stringify({ v: 2, d: { text: 'newer' } }))
  })
})
