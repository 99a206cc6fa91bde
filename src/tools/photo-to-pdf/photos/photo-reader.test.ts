import { expect, test } from 'vitest'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { createFakeClock } from '../../../platform/testing/clock.ts'
import { createFakeWorkers } from '../../../platform/testing/workers.ts'
import type { RequestToWorker } from '../core/messages-to-worker.ts'
import { createPhotoReader } from './photo-reader.ts'

function setUp() {
  const fake = createFakeWorkers()
  const requestOf = (type: RequestToWorker<File>['type']) => {
    for (const worker of fake.workers)
      for (const received of worker.received as readonly RequestToWorker<File>[])
        if (received.type === type) return { worker, id: received.id }
    throw new Error(`nobody was asked for ${type}`)
  }
  const clock = createFakeClock()
  return { reader: createPhotoReader({ start: fake.start, clock }), clock, requestOf }
}

const photo = (name: string) => new File(['a'], name)
const inspection = {
  ok: true,
  photo: { format: 'jpeg', width: 1, height: 1, orientation: 1, animated: false },
} as const

async function twoUnderWay() {
  const { reader, clock, requestOf } = setUp()
  const picture = reader.thumbnail(photo('a.jpg'), 96, new AbortController().signal)
  const inspected = reader.inspect(photo('b.jpg'))
  await Promise.resolve()
  return { reader, clock, picture, inspected, requestOf }
}

test('a picture that never comes is not blamed on the photo that is being looked at', async () => {
  const { picture, inspected, requestOf } = await twoUnderWay()
  requestOf('thumbnail').worker.fail('crashed')
  expect(await picture).toBeNull()
  const { worker, id } = requestOf('inspect')
  worker.answer({ type: 'inspected', id, inspection })
  expect(await inspected).toEqual(inspection)
})

test('the photo that is looked at without end is named', async () => {
  const { clock, inspected } = await twoUnderWay()
  clock.advance(workTimeoutMs({ bytes: 1 }))
  expect(await inspected).toEqual({ ok: false, error: { kind: 'timed-out' } })
})

test('pictures of photos that are there already come though the checking is stopped', async () => {
  const { reader, picture, inspected, requestOf } = await twoUnderWay()
  reader.stop()
  expect(await inspected).toEqual({ ok: false, error: { kind: 'not-looked-at' } })
  const { worker, id } = requestOf('thumbnail')
  const drawn = { width: 1, height: 1 }
  worker.answer({ type: 'thumbnail', id, picture: drawn })
  expect(await picture).toEqual(drawn)
})

test('a recovered photo keeps its name', async () => {
  const { reader, requestOf } = setUp()
  const recovered = reader.recover(photo('half.png'))
  const { worker, id } = requestOf('recover')
  const whole = new Blob(['whole'], { type: 'image/png' })
  worker.answer({ type: 'recovered', id, recovery: { ok: true, whole } })
  const recovery = await recovered
  expect(recovery).toMatchObject({ ok: true, whole: { name: 'half.png', type: 'image/png', size: 5 } })
})
