import { expect, it } from 'vitest'
import { createSharedDraft } from '../storage/settings/shared-draft.ts'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeSessionRestoreDatabase } from '../testing/session-restore.ts'
import { createFakeArea } from '../testing/storage.ts'
import { restoreOtherVersion } from './restore-other-version.ts'
import { createSessionRestore } from './session-restore.ts'

/** The page after each reload, with empty memory. */
function createPages() {
  const [database, area, clock] = [createFakeSessionRestoreDatabase(), createFakeArea(), createFakeClock()]
  return () => {
    const desk = createSessionRestore({ database, area, clock, newId: () => 'tab' })
    const draft = createSharedDraft<string>({
      source: {
        read: () => ({ state: 'stored', value: 'in use' }),
        write: () => {},
        subscribe: () => () => {},
      },
      initial: '',
      isSame: Object.is,
    })
    return { desk, draft }
  }
}
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined)

it('restores the other version of a draft after a reload', async () => {
  const load = createPages()
  const before = load()
  restoreOtherVersion('invoice', before.draft, isText, before.desk)
  before.draft.offer({ value: 'other', from: 'tab' })
  expect(await before.desk.saveAll()).toEqual({ saved: ['invoice'], unsaved: [] })
  const after = load()
  restoreOtherVersion('invoice', after.draft, isText, after.desk)
  await expect.poll(() => after.draft.read().other).toEqual({ value: 'other', from: 'tab' })
  expect(after.draft.read().value).toBe('in use')
})

it('saves nothing without another version, and does not restore an unreadable one', async () => {
  const load = createPages()
  const before = load()
  restoreOtherVersion('invoice', before.draft, isText, before.desk)
  expect((await before.desk.saveAll()).saved).toEqual([])
  before.draft.offer({ value: 'other', from: 'tab' })
  await before.desk.saveAll()
  const after = load()
  let parsed: unknown
  restoreOtherVersion(
    'invoice',
    after.draft,
    (value) => {
      parsed = value
      return undefined
    },
    after.desk,
  )
  await expect.poll(() => parsed).toBe('other')
  expect(after.draft.read().other).toBeUndefined()
})
