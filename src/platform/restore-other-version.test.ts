import { expect, it } from 'vitest'
import { restoreOtherVersion } from './restore-other-version.ts'
import { createSharedDraft } from './storage/settings/shared-draft.ts'
import { createFakeTabWork } from './testing/work-in-tab.ts'

/** The page after each reload, with empty memory. */
function createPages() {
  const tab = createFakeTabWork()
  return () => {
    const draft = createSharedDraft<string>({
      source: {
        read: () => ({ state: 'stored', value: 'in use' }),
        write: () => {},
        subscribe: () => () => {},
      },
      initial: '',
      isSame: Object.is,
    })
    return { work: tab.load(), draft }
  }
}
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined)

it('restores the other version of a draft after a reload', async () => {
  const load = createPages()
  const before = load()
  restoreOtherVersion('invoice', before.draft, isText, before.work)
  before.draft.offer({ value: 'other', from: 'tab' })
  expect(await before.work.save()).toBe(true)
  const after = load()
  restoreOtherVersion('invoice', after.draft, isText, after.work)
  await expect.poll(() => after.draft.read().other).toEqual({ value: 'other', from: 'tab' })
  expect(after.draft.read().value).toBe('in use')
})

it('does not restore an unreadable version', async () => {
  const load = createPages()
  const before = load()
  restoreOtherVersion('invoice', before.draft, isText, before.work)
  before.draft.offer({ value: 'other', from: 'tab' })
  await before.work.save()
  const after = load()
  let parsed: unknown
  restoreOtherVersion(
    'invoice',
    after.draft,
    (value) => {
      parsed = value
      return undefined
    },
    after.work,
  )
  await expect.poll(() => parsed).toBe('other')
  expect(after.draft.read().other).toBeUndefined()
})
