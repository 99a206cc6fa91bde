import { describe, expect, test } from 'vitest'
import type { ImageImport, Imported } from '../../../lib/image/image-import.ts'
import type { Inspection, WorkResponse } from '../../../lib/image/image-work.ts'
import { type Edit, unedited } from '../../../lib/image/pixels/edit.ts'
import type { PoolTask } from '../../../platform/workers/worker-pool.ts'
import { createBatch } from './batch.ts'
import { isImproving, mayHavePages, resultOf, sumsOf } from './batch-state.ts'
import type { ImageRequest } from './passes.ts'

type Result = { readonly blob: Blob; readonly of: string }
type Started = { readonly task: Task; cancelled: boolean | 'gently' }
type Task = PoolTask<ImageRequest<string>, WorkResponse<Result>>

const good = {
  ok: true,
  metadata: {
    format: 'png',
    width: 10,
    height: 10,
    remainingOrientation: 1,
    animated: false,
    hasDetails: false,
    extras: [],
  },
} satisfies Inspection
const animation: Inspection = { ...good, metadata: { ...good.metadata, format: 'gif', animated: true } }
const heic: Inspection = { ...good, metadata: { ...good.metadata, format: 'heic' } }
const cut: Inspection = { ok: false, error: { kind: 'truncated', format: 'png' } }
const raw: Inspection = { ok: false, error: { kind: 'unsupported', format: 'heic' } }
const text: Inspection = { ok: false, error: { kind: 'not-an-image' } }
const file = (name: string, size = 8) => new File([new Uint8Array(size)], name)
const createResult = (of: string, size = 4): Result => ({ blob: new Blob([new Uint8Array(size)]), of })

/** A batch whose tasks the test responds to; the start of a file's name decides its inspection. */
function setUp() {
  const tasks: Started[] = []
  const imports: ({ name: string; page: number | undefined } & Parameters<ImageImport<File>['start']>[1])[] =
    []
  const forgotten: number[] = []
  /** Names of the imports that were stopped or whose files have been removed, with their pages. */
  const stopped: string[] = []
  let settings = 'first'
  let endInspections = () => {}
  let isOffline = true
  const batch = createBatch<string, Result>({
    pool: {
      run(task) {
        const entry: Started = { task, cancelled: false }
        tasks.push(entry)
        return (gently?: boolean) => {
          entry.cancelled = gently ? 'gently' : true
        }
      },
      forget: (keep) => forgotten.push(keep),
      close: () => {},
    },
    inspect: async ({ name }) => {
      if (name.startsWith('hangs')) await new Promise<void>((resolve) => (endInspections = resolve))
      if (name.startsWith('unseen') && isOffline) return { ok: false, error: { kind: 'not-looked-at' } }
      if (name.startsWith('raw')) return raw
      if (name.startsWith('heic')) return heic
      if (name.startsWith('moving')) return animation
      return name.startsWith('cut') ? cut : name.startsWith('text') ? text : good
    },
    stopInspecting: () => endInspections(),
    refuse: (inspection) => (inspection === text && !inspection.ok ? inspection.error : null),
    settingsFor: () => settings,
    timeoutFor: ({ file: { size } }) => size * 1000,
    bytesFor: (pixels) => pixels,
    keepsPixels: (chosen) => chosen !== 'slow to encode',
    pictureImport: {
      accepts: (error) => error.kind === 'unsupported' && error.format === 'heic',
      start({ file: original, page }, report) {
        imports.push({ name: original.name, page, ...report })
        return () => stopped.push(`${original.name} ${page}`)
      },
      count: () => () => {},
    },
  })
  const task = (index: number) => {
    const found = tasks[index]
    if (!found) throw new Error(`task ${index} was not started`)
    return found
  }
  return {
    batch,
    tasks,
    imports,
    stopped,
    forgotten,
    task,
    finish: (index: number, of = 'x') =>
      task(index).task.onResponse({ type: 'result', result: createResult(of), final: true }),
    endInspection: () => endInspections(),
    goOnline: () => {
      isOffline = false
    },
    choose: (next: string) => {
      settings = next
    },
    early: (index: number, of = 'early') =>
      task(index).task.onResponse({ type: 'result', result: createResult(of), final: false }),
    /** File and pass of every request, in their order. */
    requests: () =>
      tasks.map(({ task: { request } }) =>
        request.type === 'work' ? `${request.file.name} ${request.pass}` : request.type,
      ),
    idOf: (index: number) => batch.read().items[index]?.id ?? Number.NaN,
    states: () => batch.read().items.map(({ work }) => work.state),
  }
}

describe('createBatch', () => {
  test('brings back files with their results, and processes those that were not done', async () => {
    const { batch, finish, states, tasks, task } = setUp()
    await batch.add([file('a'), file('b')])
    finish(0, 'kept')
    const { items } = batch.read()
    batch.clear()
    expect(task(1).cancelled).toBe(true)
    await batch.add([file('other')])
    batch.replace(items)
    expect(task(2).cancelled).toBe(true)
    expect(states()).toEqual(['done', 'waiting'])
    expect(tasks).toHaveLength(4)
    expect(batch.read().items.map(resultOf)).toMatchObject([{ of: 'kept' }, null])
  })

  test('processes valid files, lists broken ones as failed and refuses others', async () => {
    const { batch, states, tasks } = setUp()
    expect(await batch.add([file('a'), file('cut'), file('text'), file('b')])).toBe(3)
    expect(states()).toEqual(['waiting', 'failed', 'waiting'])
    expect(batch.read().refused.map(({ file: { name } }) => name)).toEqual(['text'])
    expect(batch.read().checking).toBeNull()
    expect(tasks).toHaveLength(2)
  })

  test('tells of all refused files of a pick at once, and of none that was cleared', async () => {
    const { batch } = setUp()
    const counts = new Set<number>()
    batch.subscribe(() => counts.add(batch.read().refused.length))
    await batch.add([file('text'), file('a'), file('text')])
    expect([...counts]).toEqual([0, 2])
    const added = batch.add([file('text'), file('late')])
    await Promise.resolve()
    batch.clear()
    await added
    expect(batch.read().refused).toEqual([])
  })

  test('fails with "timed-out", or stops at the early result, when work exceeds its timeout', async () => {
    const { batch, task, states } = setUp()
    await batch.add([file('a'), file('b', 9)])
    expect([task(0).task.timeoutMs, task(1).task.timeoutMs]).toEqual([8000, 9000])
    task(0).task.failed({ reason: 'timed-out' })
    task(1).task.onResponse({ type: 'result', result: createResult('early'), final: false })
    expect(states()).toEqual(['failed', 'early'])
    task(2).task.failed({ reason: 'timed-out' })
    expect(states()).toEqual(['failed', 'stopped'])
    const [failed, stopped] = batch.read().items
    expect(failed?.work).toEqual({ state: 'failed', error: { kind: 'timed-out' } })
    expect(stopped?.work).toMatchObject({ reason: 'timed-out', early: { of: 'early' } })
  })

  test('stopChecking ends inspection, keeps accepted files and allows adding more', async () => {
    const { batch } = setUp()
    const added = batch.add([file('a'), file('hangs'), file('b')])
    await expect.poll(() => batch.read().checking?.done).toBe(1)
    batch.stopChecking()
    expect(await added).toBe(0)
    await batch.add([file('c')])
    expect(batch.read().checking).toBeNull()
    expect(batch.read().items.map((item) => item.file.name)).toEqual(['a', 'c'])
  })

  test('reports stages, an early result and the final result', async () => {
    const { batch, task, states } = setUp()
    await batch.add([file('a')])
    const { onResponse } = task(0).task
    expect(onResponse({ type: 'stage', stage: 'decoding' })).toBe('busy')
    expect(onResponse({ type: 'result', result: createResult('early'), final: false })).toBe('busy')
    expect(states()).toEqual(['working'])
    const [item] = batch.read().items
    expect(item && resultOf(item)?.of).toBe('early')
    expect(onResponse({ type: 'result', result: createResult('final'), final: true })).toBe('free')
    const [after] = batch.read().items
    expect(after && resultOf(after)?.of).toBe('final')
  })

  test('an early result stays when no small file can be made of it', async () => {
    const { batch, task, early } = setUp()
    await batch.add([file('a'), file('b')])
    early(0)
    early(1)
    task(2).task.onResponse({ type: 'failed', error: { kind: 'unexpected' } })
    task(3).task.failed({ reason: 'worker-failed', detail: 'crashed' })
    const stopped = { state: 'stopped', reason: 'failed', early: { of: 'early' } }
    expect(batch.read().items).toMatchObject([{ work: stopped }, { work: stopped }])
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 2, failed: 0, busy: false })
  })

  test('a failure affects only its own file', async () => {
    const { batch, task, finish, states } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    task(0).task.onResponse({ type: 'failed', error: { kind: 'corrupt', format: 'png' } })
    task(1).task.failed({ reason: 'worker-failed', detail: 'crashed' })
    finish(2)
    expect(states()).toEqual(['failed', 'failed', 'done'])
    expect(sumsOf(batch.read().items)).toMatchObject({
      total: 3,
      settled: 3,
      failed: 2,
      ready: 1,
      busy: false,
    })
  })

  test('processAll cancels running work and restarts it with the current settings', async () => {
    const { batch, tasks, task, choose, finish } = setUp()
    await batch.add([file('a'), file('b')])
    finish(0, 'old')
    choose('second')
    batch.processAll()
    // The worker may keep the pixels of its file.
    expect(task(1).cancelled).toBe('gently')
    expect(tasks).toHaveLength(4)
    expect(tasks.slice(2).map(({ task: each }) => each.request)).toMatchObject([
      { settings: 'second' },
      { settings: 'second' },
    ])
    const [first] = batch.read().items
    expect(first && resultOf(first)).toBeNull()
  })

  test('stop cancels pending work and preserves results', async () => {
    const { batch, task, finish, early, requests, states } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    finish(0)
    early(1)
    batch.stop()
    expect(states()).toEqual(['done', 'stopped', 'stopped'])
    expect(task(2).cancelled).toBe(true)
    expect(requests()).toEqual(['a quick', 'b quick', 'c quick'])
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 2, before: 16, after: 8, busy: false })
  })

  test('skip stops one file at its early result while the others continue', async () => {
    const { batch, task, early, idOf, states } = setUp()
    await batch.add([file('a'), file('b')])
    early(0)
    early(1)
    task(2).task.onResponse({ type: 'stage', stage: 'improving' })
    batch.skip(idOf(0))
    expect(states()).toEqual(['stopped', 'early'])
    expect([task(2).cancelled, task(3).cancelled]).toEqual([true, false])
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 2, after: 8, busy: true })
  })

  test('makes quick results of all files first, then the small ones', async () => {
    const { batch, early, finish, requests, states } = setUp()
    await batch.add([file('a'), file('b'), file('cut')])
    expect(early(0)).toBe('free')
    expect(states()).toEqual(['early', 'waiting', 'failed'])
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 1, pending: 1, busy: true })
    expect(requests()).toEqual(['a quick', 'b quick'])
    early(1)
    expect(requests().slice(2)).toEqual(['a small', 'b small'])
    const sums = sumsOf(batch.read().items)
    expect(sums).toMatchObject({ ready: 2, pending: 0, done: 0, busy: true })
    expect(isImproving(sums, null)).toBe(true)
    finish(2)
    expect(states()).toEqual(['done', 'early', 'failed'])
    expect(isImproving(sumsOf(batch.read().items), null)).toBe(true)
    finish(3)
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 2, done: 2, busy: false })
    expect(isImproving(sumsOf(batch.read().items), null)).toBe(false)
  })

  test('a file keeps its early result while the small one is made', async () => {
    const { batch, task, early } = setUp()
    await batch.add([file('a'), file('b')])
    early(0, 'kept')
    early(1)
    task(2).task.onResponse({ type: 'stage', stage: 'decoding' })
    expect(batch.read().items[0]?.work).toMatchObject({ state: 'working', early: { of: 'kept' } })
  })

  test('begins no second pass while files are being checked, and one when the last that waited has gone', async () => {
    const { batch, early, requests, idOf } = setUp()
    const added = batch.add([file('a'), file('hangs'), file('c')])
    await expect.poll(requests).toEqual(['a quick'])
    early(0)
    expect(requests()).toEqual(['a quick'])
    batch.stopChecking()
    await added
    await expect.poll(requests).toEqual(['a quick', 'a small'])
    await batch.add([file('d'), file('e')])
    early(2)
    batch.remove(idOf(2))
    expect(requests().slice(2)).toEqual(['d quick', 'e quick', 'd small'])
  })

  test('a file that is alone gets both results at once', async () => {
    const { batch, early, finish, requests, states, idOf } = setUp()
    await batch.add([file('a')])
    early(0)
    expect(states()).toEqual(['working'])
    finish(0)
    batch.processAll()
    expect(requests()).toEqual(['a both', 'a both'])
    // Of a pick of two the first is not alone.
    await batch.add([file('b')])
    batch.remove(idOf(0))
    batch.clear()
    await batch.add([file('c'), file('d')])
    expect(requests().slice(2)).toEqual(['b quick', 'c quick', 'd quick'])
  })

  test('the shown file is next, then those beside it, and quick results come before small ones', async () => {
    const { batch, tasks, task, early, idOf, requests } = setUp()
    await batch.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
    for (let index = 0; index < 5; index += 1) early(index)
    const order = () =>
      tasks
        .map(({ task: { rank } }, index) => ({ name: requests()[index], rank: rank?.() ?? 0 }))
        .slice(5)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ name }) => name?.slice(0, 1))
        .join('')
    batch.show(idOf(0))
    expect(order()).toBe('abcde')
    batch.show(idOf(2))
    expect(order()).toBe('cdbea')
    await batch.add([file('f')])
    expect(order()).toBe('fcdbea')
    expect(task(10).task.rank?.()).toBeLessThan(task(7).task.rank?.() ?? 0)
  })

  test('both passes have the settings of the first, and another setting begins with the first', async () => {
    const { batch, tasks, task, early, choose, states } = setUp()
    await batch.add([file('a'), file('b')])
    early(0)
    choose('second')
    early(1)
    const work = () =>
      tasks.map(({ task: { request } }) => request.type === 'work' && `${request.settings} ${request.pass}`)
    expect(work().slice(2)).toEqual(['first small', 'first small'])
    batch.processAll()
    expect([task(2).cancelled, task(3).cancelled]).toEqual(['gently', 'gently'])
    expect(work().slice(4)).toEqual(['second quick', 'second quick'])
    expect(states()).toEqual(['waiting', 'waiting'])
  })

  test('the pixels of the shown file are kept for other settings, until it is removed', async () => {
    const { batch, tasks, task, early, finish, forgotten, idOf } = setUp()
    await batch.add([file('a'), file('b')])
    batch.show(idOf(1))
    early(0)
    early(1)
    const kept = () => tasks.map(({ task: { keep } }) => keep)
    expect(kept()).toEqual([null, null, null, 1])
    task(3).task.onResponse({ type: 'stage', stage: 'improving' })
    batch.processAll()
    expect(kept().slice(4)).toEqual([null, 1])
    // What ends gently says no more of its file.
    expect(finish(3, 'stale')).toBe('free')
    expect(batch.read().items[1]?.work).toEqual({ state: 'waiting' })
    expect(task(5).task.request).toMatchObject({ keep: 1 })
    batch.remove(idOf(1))
    expect(forgotten).toContain(1)
  })

  test('with settings that gain nothing by it no pixels are kept', async () => {
    const { batch, task, finish, choose } = setUp()
    choose('slow to encode')
    await batch.add([file('a')])
    finish(0)
    choose('second')
    batch.processAll()
    expect([0, 1].map((index) => task(index).task.keep)).toEqual([null, 1])
  })

  test('stop in the second pass keeps all results, and no small file is begun any more', async () => {
    const { batch, task, tasks, early, states } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    for (const index of [0, 1, 2]) early(index)
    task(3).task.onResponse({ type: 'stage', stage: 'reading' })
    batch.stop()
    expect(states()).toEqual(['stopped', 'stopped', 'stopped'])
    expect(tasks.slice(3).map(({ cancelled }) => cancelled)).toEqual([true, true, true])
    expect(tasks).toHaveLength(6)
    expect(sumsOf(batch.read().items)).toMatchObject({ ready: 3, done: 0, busy: false })
  })

  test('a file that is removed or picked again in the second pass leaves nothing behind', async () => {
    const { batch, task, early, requests, states, idOf } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    for (const index of [0, 1, 2]) early(index)
    batch.remove(idOf(0))
    batch.pickAgain(idOf(0), file('new'))
    await expect.poll(states).toEqual(['waiting', 'early'])
    expect([task(3).cancelled, task(4).cancelled, task(5).cancelled]).toEqual([true, true, false])
    expect(requests().slice(6)).toEqual(['new quick'])
  })

  test('files that are brought back in the second pass keep their early results and go on', async () => {
    const { batch, task, early, requests, states } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    for (const index of [0, 1, 2]) early(index, `early ${index}`)
    task(3).task.onResponse({ type: 'stage', stage: 'encoding' })
    const { items } = batch.read()
    batch.clear()
    batch.replace(items)
    expect(states()).toEqual(['early', 'early', 'early'])
    expect(batch.read().items.map((item) => resultOf(item)?.of)).toEqual(['early 0', 'early 1', 'early 2'])
    expect(requests().slice(6)).toEqual(['a small', 'b small', 'c small'])
  })

  test('a new batch takes the files of an earlier one, whose ids it does not give again', async () => {
    const earlier = setUp()
    await earlier.batch.add([file('a'), file('b'), file('c')])
    earlier.finish(0, 'done')
    earlier.early(1, 'early')
    const { items } = earlier.batch.read()
    const { batch, requests, states } = setUp()
    batch.replace(items)
    await expect.poll(requests).toEqual(['c quick'])
    expect(states()).toEqual(['done', 'early', 'waiting'])
    expect(batch.read().items.map((item) => resultOf(item)?.of)).toEqual(['done', 'early', undefined])
    await batch.add([file('d')])
    expect(new Set(batch.read().items.map(({ id }) => id)).size).toBe(4)
  })

  test('what is asked of the files of an earlier batch before anything is loaded is done', async () => {
    const earlier = setUp()
    await earlier.batch.add([file('a'), file('b')])
    earlier.finish(0)
    earlier.finish(1)
    const again = setUp()
    again.batch.replace(earlier.batch.read().items)
    again.batch.retry(again.idOf(0), { force: true })
    await expect.poll(() => again.requests().at(-1)).toBe('a quick')
    expect(again.states()).toEqual(['waiting', 'done'])
    const all = setUp()
    all.batch.replace(earlier.batch.read().items)
    all.batch.processAll()
    await expect.poll(all.requests).toEqual(['a quick', 'b quick'])
  })

  test('files that are withdrawn go, inspected or not, and no others', async () => {
    const { batch, endInspection } = setUp()
    const [own, later, ...sent] = ['own', 'later', 'a', 'hangs', 'c'].map((name) => file(name))
    await batch.add([own as File])
    const arriving = batch.add(sent)
    const picked = batch.add([later as File])
    await expect.poll(() => batch.read().items.length).toBe(2)
    batch.withdraw(sent)
    endInspection()
    expect(await arriving).toBe(1)
    await picked
    expect(batch.read().items.map((item) => item.file.name)).toEqual(['own', 'later'])
    expect(batch.read()).toMatchObject({ checking: null, refused: [] })
  })

  test('retry can recover a broken file', async () => {
    const { batch, task, states } = setUp()
    await batch.add([file('cut')])
    batch.retry(batch.read().items[0]?.id ?? 0, { recover: true })
    expect(states()).toEqual(['waiting'])
    expect(task(0).task.request).toMatchObject({ type: 'work', recover: true })
  })

  test('an edited picture is worked on anew at once, and keeps its edit', async () => {
    const { batch, finish, idOf, states, task, tasks } = setUp()
    const edit: Edit = { crop: { left: 1, top: 2, width: 3, height: 4 }, turns: 1 }
    await batch.add([file('a'), file('b')])
    for (const at of [0, 1]) finish(at)
    expect(task(0).task.request).toMatchObject({ edit: unedited })
    const seen: string[] = []
    const stop = batch.subscribe(() => {
      const [item] = batch.read().items
      seen.push(`${item?.edit.turns} ${item?.work.state}`)
    })
    batch.retry(idOf(0), { edit })
    stop()
    // Never with the result of the former edit.
    expect(new Set(seen)).toEqual(new Set(['1 waiting']))
    expect(task(2).task.request).toMatchObject({ type: 'work', edit })
    finish(2)
    batch.retry(idOf(0), { force: true })
    expect(task(3).task.request).toMatchObject({ edit })
    const { items } = batch.read()
    batch.clear()
    batch.replace(items)
    expect(task(4).task.request).toMatchObject({ edit })
    batch.processAll()
    expect(tasks.slice(5).map(({ task: { request } }) => 'edit' in request && request.edit)).toEqual([
      edit,
      unedited,
    ])
    expect(states()).toEqual(['waiting', 'waiting'])
  })

  test('retry inspects a file that could not be looked at', async () => {
    const { batch, goOnline, idOf, states, tasks } = setUp()
    await batch.add([file('unseen'), file('b')])
    expect(states()).toEqual(['failed', 'waiting'])
    const id = idOf(0)
    goOnline()
    batch.retry(id, {})
    await expect.poll(states).toEqual(['waiting', 'waiting'])
    expect(tasks).toHaveLength(2)
    expect(batch.read().items[0]).toMatchObject({ id, metadata: good.metadata })
  })

  test('a file that is picked again takes the place of the former, which stays if the new one is refused', async () => {
    const { batch, task, states } = setUp()
    await batch.add([file('a'), file('b'), file('c')])
    const names = () => batch.read().items.map(({ file: { name } }) => name)
    const [, former] = batch.read().items
    task(1).task.onResponse({ type: 'failed', error: { kind: 'unreadable' } })
    batch.pickAgain(former?.id ?? 0, file('text'))
    await expect.poll(() => batch.read().refused).toHaveLength(1)
    expect(names()).toEqual(['a', 'b', 'c'])
    batch.pickAgain(former?.id ?? 0, file('new'))
    await expect.poll(names).toEqual(['a', 'new', 'c'])
    expect(batch.read().items[1]?.id).toBe(former?.id)
    expect(states()).toEqual(['waiting', 'waiting', 'waiting'])
    // One that was removed meanwhile leaves no place.
    batch.remove(former?.id ?? 0)
    batch.pickAgain(former?.id ?? 0, file('late'))
    await expect.poll(names).toEqual(['a', 'c', 'late'])
  })

  const importedAs = (name: string): Imported<File> => ({
    picture: file(`imported ${name}`),
    from: 'decoded',
    pages: 1,
  })
  test('imports files that no browser opens, before or after the work on them was tried', async () => {
    const { batch, imports, task, tasks, finish, states } = setUp()
    await batch.add([file('raw 1'), file('heic 2')])
    expect(imports.map(({ name }) => name)).toEqual(['raw 1'])
    task(0).task.onResponse({ type: 'failed', error: { kind: 'unsupported', format: 'heic' } })
    expect(imports.map(({ name }) => name)).toEqual(['raw 1', 'heic 2'])
    expect(states()).toEqual(['working', 'working'])
    for (const each of imports) each.done(importedAs(each.name))
    await expect.poll(() => tasks.length).toBe(3)
    expect(
      tasks.slice(1).map(({ task: { request } }) => request.type === 'work' && request.file.name),
    ).toEqual(['imported heic 2', 'imported raw 1'])
    finish(1)
    task(2).task.onResponse({ type: 'failed', error: { kind: 'unsupported', format: 'heic' } })
    expect(states()).toEqual(['failed', 'done'])
    expect(batch.read().items[0]?.metadata).toEqual(good.metadata)
  })

  test('another page of a file is imported, and nothing of the former is used or goes on', async () => {
    const { batch, imports, stopped, forgotten, task, tasks, finish, states, idOf } = setUp()
    const crop = { left: 0, top: 0, width: 10, height: 10 }
    await batch.add([file('raw tiff'), file('b')])
    batch.show(idOf(0))
    finish(0)
    imports[0]?.done({ ...importedAs('page 1'), pages: 3 })
    await expect.poll(() => tasks.length).toBe(2)
    finish(1)
    batch.retry(idOf(0), { edit: { crop, turns: 1 } })
    const former = task(2)
    expect(former.task.request).toMatchObject({ edit: { crop } })
    batch.retry(idOf(0), { page: 2 })
    expect(former.cancelled).toBe(true)
    expect(forgotten).toHaveLength(1)
    expect(states()).toEqual(['working', 'done'])
    expect(imports.map(({ page }) => page)).toEqual([0, 2])
    // One that is not wanted any more is stopped.
    batch.retry(idOf(0), { page: 1 })
    expect(stopped).toEqual(['raw tiff 2'])
    imports[1]?.done(importedAs('page 3'))
    imports[2]?.done({ ...importedAs('page 2'), pages: 3 })
    await expect.poll(() => tasks.length).toBe(4)
    const { request, keep } = task(3).task
    expect(request.type === 'work' && [request.file.name, request.edit]).toEqual([
      'imported page 2',
      { crop, turns: 1 },
    ])
    expect(keep).not.toBe(former.task.keep)
    expect(batch.read().items[0]).toMatchObject({ page: 1, pages: 3, metadata: good.metadata })
    finish(3)
    // With other settings it is the same page.
    batch.processAll()
    expect(imports).toHaveLength(3)
    expect(batch.read().items[0]?.page).toBe(1)
  })

  test('a crop that goes beyond another page is dropped', async () => {
    const { batch, imports, tasks, idOf } = setUp()
    await batch.add([file('raw tiff')])
    imports[0]?.done({ ...importedAs('page 1'), pages: 2 })
    await expect.poll(() => tasks.length).toBe(1)
    batch.retry(idOf(0), { edit: { crop: { left: 5, top: 0, width: 6, height: 4 }, turns: 1 } })
    batch.retry(idOf(0), { page: 1 })
    imports[1]?.done({ ...importedAs('page 2'), pages: 2 })
    await expect.poll(() => tasks.length).toBe(3)
    expect(batch.read().items[0]?.edit).toEqual({ crop: null, turns: 1 })
  })

  test('a frame of an animation is imported, and the first is the file itself again', async () => {
    const { batch, imports, requests, finish, idOf, tasks } = setUp()
    await batch.add([file('moving')])
    finish(0)
    batch.retry(idOf(0), { page: 4 })
    imports[0]?.done({ ...importedAs('frame 5'), pages: 9 })
    await expect.poll(() => tasks.length).toBe(2)
    finish(1)
    expect(batch.read().items[0]).toMatchObject({ page: 4, pages: 9, metadata: { animated: true } })
    batch.retry(idOf(0), { page: 0 })
    expect(requests()).toEqual(['moving both', 'imported frame 5 both', 'moving both'])
    expect(batch.read().items[0]).toMatchObject({ page: 0, imported: null })
  })

  test('a page that was not looked at stays the chosen one when it is tried again', async () => {
    const { batch, imports, states, idOf } = setUp()
    await batch.add([file('raw tiff')])
    imports[0]?.failed({ kind: 'corrupt', format: 'tiff' })
    batch.retry(idOf(0), { page: 2 })
    imports[1]?.failed({ kind: 'not-looked-at' })
    batch.retry(idOf(0), {})
    expect(states()).toEqual(['working'])
    expect(imports.map(({ page }) => page)).toEqual([0, 2, 2])
  })

  test('a page that cannot be read fails, and another one can be chosen', async () => {
    const { batch, imports, states, idOf, tasks } = setUp()
    await batch.add([file('raw tiff')])
    imports[0]?.failed({ kind: 'corrupt', format: 'tiff' })
    expect(states()).toEqual(['failed'])
    expect(batch.read().items.map(mayHavePages)).toEqual([true])
    batch.retry(idOf(0), { page: 1 })
    imports[1]?.done({ ...importedAs('page 2'), pages: 2 })
    await expect.poll(() => tasks.length).toBe(1)
  })

  test('a worker stays when it cannot open a file, and gets no more of that format', async () => {
    const { batch, imports, task, requests } = setUp()
    await batch.add([file('heic 1'), file('heic 2'), file('a')])
    expect(requests()).toEqual(['heic 1 quick', 'heic 2 quick', 'a quick'])
    task(0).task.onResponse({ type: 'stage', stage: 'reading' })
    task(0).task.onResponse({ type: 'failed', error: { kind: 'unsupported', format: 'heic' } })
    expect(task(0).cancelled).toBe(false)
    expect(task(1).cancelled).toBe('gently')
    expect(imports.map(({ name }) => name)).toEqual(['heic 1', 'heic 2'])
    await batch.add([file('heic 3')])
    expect(imports.map(({ name }) => name)).toEqual(['heic 1', 'heic 2', 'heic 3'])
    expect(requests()).toHaveLength(3)
  })

  test('one broken file says nothing of a format that the workers have opened', async () => {
    const { batch, imports, task, finish, requests } = setUp()
    await batch.add([file('heic 1'), file('heic 2')])
    finish(0)
    task(1).task.onResponse({ type: 'failed', error: { kind: 'unsupported', format: 'heic' } })
    await batch.add([file('heic 3')])
    expect(imports.map(({ name }) => name)).toEqual(['heic 2'])
    expect(requests().at(-1)).toBe('heic 3 quick')
  })

  test('an import ends its turn with the early result, and is made anew where it was not kept', async () => {
    const { batch, imports, early, requests, states } = setUp()
    await batch.add([file('raw 1'), file('raw 2')])
    for (const [index, each] of imports.entries()) {
      const large = importedAs(each.name)
      Object.defineProperty(large.picture, 'size', { value: 200 * 1024 * 1024 })
      each.done(large)
      await expect.poll(() => requests().length).toBe(index + 1)
    }
    early(0)
    early(1)
    // The last one evicted the first.
    expect(states()).toEqual(['early', 'early'])
    expect(requests().slice(2)).toEqual(['imported raw 1 small', 'imported raw 2 small'])
  })

  test('the picture of a file that failed is not kept for ever', async () => {
    const { batch, imports, task, requests, idOf, states } = setUp()
    await batch.add([file('raw 1'), file('raw 2')])
    const large = (name: string) => {
      const imported = importedAs(name)
      Object.defineProperty(imported.picture, 'size', { value: 200 * 1024 * 1024 })
      return imported
    }
    imports[0]?.done(large('raw 1'))
    await expect.poll(() => requests().length).toBe(1)
    task(0).task.onResponse({ type: 'failed', error: { kind: 'unexpected' } })
    expect(states()[0]).toBe('failed')
    imports[1]?.done(large('raw 2'))
    await expect.poll(() => requests().length).toBe(2)
    batch.retry(idOf(0), {})
    expect(imports.map(({ name }) => name)).toEqual(['raw 1', 'raw 2', 'raw 1'])
  })

  test('imports no faster than it works, and drops what was removed meanwhile', async () => {
    const { batch, imports, tasks, finish } = setUp()
    await batch.add(Array.from({ length: 6 }, (_, index) => file(`raw ${index}`)))
    expect(imports).toHaveLength(4)
    batch.remove(batch.read().items[0]?.id ?? 0)
    await Promise.resolve()
    expect(imports).toHaveLength(5)
    for (const each of imports) each.done(importedAs(each.name))
    await expect.poll(() => tasks.length).toBe(4)
    expect(imports).toHaveLength(5)
    finish(0)
    await Promise.resolve()
    expect(imports).toHaveLength(6)
    batch.clear()
    await Promise.resolve()
    expect(imports).toHaveLength(6)
  })

  test('keeps the last imported pictures in memory, and makes the others anew to show them', async () => {
    const { batch, imports, task, tasks, finish } = setUp()
    await batch.add([file('raw 1'), file('raw 2')])
    for (const [index, each] of imports.entries()) {
      const large = importedAs(each.name)
      Object.defineProperty(large.picture, 'size', { value: 200 * 1024 * 1024 })
      each.done(large)
      await expect.poll(() => tasks.length).toBe(index + 1)
      finish(index)
      expect(task(index).task.request).toMatchObject({ type: 'work' })
    }
    const kept = () => batch.read().items.map(({ imported }) => (imported === 'needed' ? imported : 'kept'))
    expect(kept()).toEqual(['needed', 'kept'])
    const [first] = batch.read().items
    batch.showOriginal(first?.id ?? 0)
    expect(imports).toHaveLength(3)
    imports[2]?.done(importedAs('raw 1'))
    await expect.poll(kept).toEqual(['kept', 'kept'])
    expect(tasks).toHaveLength(2)
    // Only what is missing is imported.
    batch.showOriginal(first?.id ?? 0)
    expect(imports).toHaveLength(3)
  })

  test('a failed import is the failure of its file', async () => {
    const { batch, imports, states } = setUp()
    await batch.add([file('raw 1')])
    imports[0]?.failed({ kind: 'decoder-missing', format: 'heic' })
    expect(states()).toEqual(['failed'])
    batch.retry(batch.read().items[0]?.id ?? 0, {})
    expect(states()).toEqual(['working'])
    expect(imports).toHaveLength(2)
  })

  test('remove and clear cancel work', async () => {
    const { batch, task } = setUp()
    await batch.add([file('a'), file('b')])
    batch.remove(batch.read().items[0]?.id ?? 0)
    expect([task(0).cancelled, task(1).cancelled]).toEqual([true, false])
    const added = batch.add([file('late'), file('later')])
    batch.clear()
    expect(task(1).cancelled).toBe(true)
    expect(await added).toBe(0)
    expect(batch.read()).toEqual({ items: [], refused: [], checking: null })
  })
})
