import { expect, it } from 'vitest'
import { createSharedDraft } from '../storage/settings/shared-draft.ts'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeSessionRestoreDatabase } from '../testing/session-restore.ts'
import { createFakeArea } from '../testing/storage.ts'
import { carryOtherVersion } from './carried-version.ts'
import { createSessionRestore } from './session-restore.ts'

/** The page after each reload: what it had in memory is gone. */
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

it('brings the other version of a draft back after a reload', async () => {
  const load = createPages()
  const before = load()
  carryOtherVersion('invoice', before.draft, isText, before.desk)
  before.draft.offer({ value: 'other', from: 'tab' })
  expect(await before.desk.saveAll()).toEqual({ saved: ['invoice'], unsaved: [] })
  const after = load()
  carryOtherVersion('invoice', after.draft, isText, after.desk)
  await expect.poll(() => after.draft.read().other).toEqual({ value: 'other', from: 'tab' })
  expect(after.draft.read().value).toBe('in use')
})

it('carries nothing where there is no other version, and brings back nothing that cannot be read', async () => {
  const load = createPages()
  const before = load()
  carryOtherVersion('invoice', before.draft, isText, before.desk)
  expect((await before.desk.saveAll()).saved).toEqual([])
  before.draft.offer({ value: 'other', from: 'tab' })
  await before.desk.saveAll()
  const after = load()
  let asked: unknown
  carryOtherVersion(
    'invoice',
    after.draft,
    (value) => {
      asked = value
      return undefined
    },
    after.desk,
  )
  await expect.poll(() => asked).toBe('other')
  expect(after.draft.read().other).toBeUndefined()
})
