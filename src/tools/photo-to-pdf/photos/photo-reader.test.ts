import { expect, test } from 'vitest'
import type { ImageImport } from '../../../lib/image/image-import.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeWorkers } from '../../../platform/testing/workers.ts'
import type { WorkerRequest } from '../core/worker-messages.ts'
import { createPhotoReader } from './photo-reader.ts'

function setUp() {
  const fake = createFakeWorkers()
  const imports: Parameters<ImageImport<File>['start']>[1][] = []
  const pictureImport: ImageImport<File> = {
    accepts: ({ kind }) => kind === 'unsupported',
    start(_, report) {
      imports.push(report)
      return () => {}
    },
    count(_, report) {
      report.done({ kind: 'page', count: 1 })
      return () => {}
    },
  }
  const requestOf = (type: WorkerRequest<File>['type']) => {
    for (const worker of fake.workers)
      for (const received of worker.received as readonly WorkerRequest<File>[])
        if (received.type === type) return { worker, id: received.id }
    throw new Error(`no request of type ${type}`)
  }
  const clock = createFakeClock()
  return {
    reader: createPhotoReader(pictureImport, (name) => name, { start: fake.start, clock }),
    clock,
    requestOf,
    imports,
  }
}

const photo = (name: string) => new File(['a'], name)
const inspection = {
  ok: true,
  photo: { format: 'jpeg', width: 1, height: 1, orientation: 1, animated: false, leftOut: [] },
} as const

async function startTwoRequests() {
  const { reader, clock, requestOf } = setUp()
  const picture = reader.thumbnail(photo('a.jpg'), 96, new AbortController().signal)
  const inspected = reader.inspect(photo('b.jpg'))
  await Promise.resolve()
  return { reader, clock, picture, inspected, requestOf }
}

test('a thumbnail worker that crashes does not fail a running inspection', async () => {
  const { picture, inspected, requestOf } = await startTwoRequests()
  requestOf('thumbnail').worker.fail('crashed')
  expect(await picture).toBeNull()
  const { worker, id } = requestOf('inspect')
  worker.response({ type: 'inspected', id, inspection })
  expect(await inspected).toEqual(inspection)
})

test('an inspection without end fails with "timed-out"', async () => {
  const { clock, inspected } = await startTwoRequests()
  clock.advance(workTimeoutMs({ bytes: 1 }))
  expect(await inspected).toEqual({ ok: false, error: { kind: 'timed-out' } })
})

test('stop ends inspections but not thumbnails', async () => {
  const { reader, picture, inspected, requestOf } = await startTwoRequests()
  reader.stop()
  expect(await inspected).toEqual({ ok: false, error: { kind: 'not-looked-at' } })
  const { worker, id } = requestOf('thumbnail')
  const drawn = { width: 1, height: 1 }
  worker.response({ type: 'thumbnail', id, picture: drawn })
  expect(await picture).toEqual(drawn)
})

test('a photo that this browser cannot decode is imported; stop ends that too', async () => {
  const { reader, imports } = setUp()
  expect(reader.importPhotos(photo('a.txt'), { kind: 'not-an-image' }, () => {})).toBeNull()
  const imported = reader.importPhotos(photo('a.heic'), { kind: 'unsupported', format: 'heic' }, () => {})
  await expect.poll(() => imports.length).toBe(1)
  reader.stop()
  expect(await imported).toMatchObject([{ inspection: { ok: false, error: { kind: 'not-looked-at' } } }])
})

test('a recovered photo has its original name', async () => {
  const { reader, requestOf } = setUp()
  const recovered = reader.recover(photo('half.png'))
  const { worker, id } = requestOf('recover')
  const whole = new Blob(['whole'], { type: 'image/png' })
  worker.response({ type: 'recovered', id, recovery: { ok: true, whole } })
  const recovery = await recovered
  expect(recovery).toMatchObject({ ok: true, whole: { name: 'half.png', type: 'image/png', size: 5 } })
})
