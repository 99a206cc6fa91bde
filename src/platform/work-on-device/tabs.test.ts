import { expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeDisk, createFakeTabLocks } from '../testing/folder.ts'
import { createBlockedArea, createFakeArea } from '../testing/storage.ts'
import { graceMs, readStoredWork, removeDeadTabs } from './dead-tabs.ts'
import { maxAgeMs } from './tab-folder.ts'
import { holdTab } from './tab-id.ts'

function setUp() {
  const clock = createFakeClock()
  const locks = createFakeTabLocks()
  let ids = 0
  const hold = (area = createFakeArea()) =>
    holdTab(area, locks, clock, () => {
      ids += 1
      return `tab${ids}`
    })
  return { clock, locks, hold }
}

it('a reload finds the id of its tab, and when it was last open', async () => {
  const { clock, hold } = setUp()
  const area = createFakeArea()
  const before = await hold(area)
  expect(before).toMatchObject({ id: 'tab1', lastOpen: 0 })
  const closedAt = clock.now()
  before?.release()
  clock.advance(5000)
  expect(await hold(area)).toMatchObject({ id: 'tab1', lastOpen: closedAt })
})

it('a duplicated tab gets another id, and keeps it', async () => {
  const { hold } = setUp()
  const area = createFakeArea()
  await hold(area)
  const copy = createFakeArea({ 'work-in-tab': area.get('work-in-tab') ?? '' })
  const other = await hold(copy)
  expect(other).toMatchObject({ id: 'tab2', lastOpen: 0 })
  other?.release()
  expect(await hold(copy)).toMatchObject({ id: 'tab2' })
})

it('a page out of the cache for Back holds its id again, unless another tab has become it', async () => {
  const { hold } = setUp()
  const area = createFakeArea()
  const tab = await hold(area)
  tab?.release()
  expect(await tab?.holdAgain()).toBe(true)
  tab?.release()
  await hold(area)
  expect(await tab?.holdAgain()).toBe(false)
})

it('a browser without session storage has no tab to come back to, and no lock stays', async () => {
  const { locks, hold } = setUp()
  expect(await hold(createBlockedArea())).toBeUndefined()
  expect(locks.names.size).toBe(0)
})

async function setUpTabs(...ids: readonly string[]) {
  const { clock, locks } = setUp()
  const { root } = createFakeDisk(clock.now)
  for (const id of ids) {
    const folder = await root.folder(id)
    await folder.write('f1', 'photo')
    await folder.write('record.json', '{}')
  }
  const sweep = () => removeDeadTabs(root, locks, clock)
  return { clock, locks, root, sweep }
}

it('the work of a tab that is gone is removed half an hour after another page has seen so', async () => {
  const { clock, root, sweep } = await setUpTabs('gone')
  expect(await sweep()).toBe(true)
  clock.advance(graceMs)
  expect(await sweep()).toBe(true)
  expect(await root.names()).toEqual(['gone'])
  clock.advance(1)
  expect(await sweep()).toBe(false)
  expect(await root.names()).toEqual([])
})

it('a tab that came back meanwhile has the whole time again', async () => {
  const { clock, locks, root, sweep } = await setUpTabs('reopened')
  await sweep()
  clock.advance(graceMs)
  // Its page removes what it does not know, as the mark.
  await (await root.folder('reopened')).remove('seen-without-page')
  const release = await locks.hold('reopened')
  clock.advance(graceMs)
  await sweep()
  release?.()
  await sweep()
  expect(await root.names()).toEqual(['reopened'])
})

it('the work of a tab that is gone is removed at once when it is a day old; that of a living one never', async () => {
  const { clock, locks, root, sweep } = await setUpTabs('gone', 'living')
  await locks.hold('living')
  clock.advance(maxAgeMs + 1)
  expect(await sweep()).toBe(false)
  expect(await root.names()).toEqual(['living'])
})

it('counts the files of all tabs', async () => {
  const { root, sweep } = await setUpTabs('a', 'b')
  await sweep()
  expect(await readStoredWork(root)).toEqual({ files: 2, bytes: 14 })
  await root.remove('a')
  await root.remove('b')
  expect(await readStoredWork(root)).toBeUndefined()
})
