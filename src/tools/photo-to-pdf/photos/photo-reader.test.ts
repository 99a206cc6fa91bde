import { expect, test } from 'vitest'
import { createPhotoReader, type openWorker } from './photo-reader.ts'

type Open = typeof openWorker
type Opened = {
  readonly asked: Parameters<ReturnType<Open>['send']>[0][]
  readonly answered: Parameters<Open>[0]
  readonly failed: Parameters<Open>[1]
}

/** Workers that answer what the test says. */
function opener() {
  const opened: Opened[] = []
  const open: Open = (answered, failed) => {
    const worker: Opened = { asked: [], answered, failed }
    opened.push(worker)
    return { send: (request) => void worker.asked.push(request), settled() {}, terminate() {} }
  }
  const withQuestion = (type: string) => {
    const worker = opened.find(({ asked }) => asked.some((request) => request.type === type))
    const question = worker?.asked.find((request) => request.type === type)
    if (!worker || !question) throw new Error(`nobody was asked for ${type}`)
    return { ...worker, id: question.id }
  }
  return { open, withQuestion }
}

const photo = (name: string) => new File(['a'], name)
const inspection = {
  ok: true,
  photo: { format: 'jpeg', width: 1, height: 1, orientation: 1, animated: false },
} as const

async function twoUnderWay() {
  const { open, withQuestion } = opener()
  const reader = createPhotoReader(open)
  const picture = reader.thumbnail(photo('a.jpg'), 96, new AbortController().signal)
  const inspected = reader.inspect(photo('b.jpg'))
  await Promise.resolve()
  return { reader, picture, inspected, withQuestion }
}

test('a picture that never comes is not blamed on the photo that is being looked at', async () => {
  const { picture, inspected, withQuestion } = await twoUnderWay()
  withQuestion('thumbnail').failed({ reason: 'timed-out' })
  expect(await picture).toBeNull()
  const { answered, id } = withQuestion('inspect')
  answered({ type: 'inspected', id, inspection })
  expect(await inspected).toEqual(inspection)
})

test('the photo that is looked at without end is named', async () => {
  const { inspected, withQuestion } = await twoUnderWay()
  withQuestion('inspect').failed({ reason: 'timed-out' })
  expect(await inspected).toEqual({ ok: false, error: { kind: 'timed-out' } })
})

test('pictures of photos that are there already come though the checking is stopped', async () => {
  const { reader, picture, inspected, withQuestion } = await twoUnderWay()
  reader.stop()
  expect(await inspected).toEqual({ ok: false, error: { kind: 'not-looked-at' } })
  const { answered, id } = withQuestion('thumbnail')
  const drawn = { width: 1, height: 1, close() {} }
  answered({ type: 'thumbnail', id, picture: drawn })
  expect(await picture).toBe(drawn)
})

test('a recovered photo keeps its name', async () => {
  const { open, withQuestion } = opener()
  const recovered = createPhotoReader(open).recover(photo('half.png'))
  const { answered, id } = withQuestion('recover')
  const whole = new Blob(['whole'], { type: 'image/png' })
  answered({ type: 'recovered', id, recovery: { ok: true, whole } })
  const recovery = await recovered
  expect(recovery).toMatchObject({ ok: true, whole: { name: 'half.png', type: 'image/png', size: 5 } })
})
