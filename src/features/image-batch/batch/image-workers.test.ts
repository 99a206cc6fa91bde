import { expect, test, vi } from 'vitest'
import type { WorkResponse } from '../../../lib/image/image-work.ts'
import { unedited } from '../../../lib/image/pixels/edit.ts'
import { createFakeWorkers } from '../../../platform/testing/workers.ts'
import { createImagePool } from './image-workers.ts'

const compiled = {} as WebAssembly.Module

function setUp(load: (address: string) => Promise<WebAssembly.Module | null> = async () => compiled) {
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 })
  const fake = createFakeWorkers()
  const loads = vi.fn(load)
  const pool = createImagePool<string, string>(
    '/workers/w.js',
    { jpegli: '/jpegli.wasm', mozjpeg: null },
    { load: loads, start: fake.start },
  )
  const responses: WorkResponse<string>[] = []
  pool.run({
    request: {
      type: 'work',
      pass: 'both',
      keep: null,
      file: new File([], 'a.png'),
      settings: 'settings',
      recover: false,
      edit: unedited,
    },
    timeoutMs: 1000,
    bytes: 1,
    onResponse(response) {
      responses.push(response)
      return response.type === 'result' && response.final ? 'free' : 'busy'
    },
    failed: ({ reason }) => expect.unreachable(reason),
  })
  const [worker = expect.unreachable('no worker')] = fake.workers
  return { loads, worker, responses, answers: () => worker.received.slice(1) }
}

test('a worker is sent no codec that it has not asked for', async () => {
  const { loads, worker, answers } = setUp()
  worker.response({ type: 'result', result: 'done', final: true })
  await Promise.resolve()
  expect(loads).not.toHaveBeenCalled()
  expect(answers()).toEqual([])
})

test.each([
  ['jpegli', compiled],
  ['mozjpeg', null],
  ['oxipng', null],
])('asked for %s, the page answers with %j', async (codec, module) => {
  const { worker, answers, responses } = setUp()
  worker.response({ type: 'codec', codec })
  await vi.waitFor(() => expect(answers()).toEqual([{ type: 'codec', codec, module }]))
  expect(responses).toEqual([])
})

test('also one whose task has ended meanwhile', async () => {
  let resolve: (module: WebAssembly.Module) => void = () => {}
  const { loads, worker, answers } = setUp(() => new Promise((done) => (resolve = done)))
  worker.response({ type: 'result', result: 'done', final: true })
  worker.response({ type: 'codec', codec: 'jpegli' })
  resolve(compiled)
  await vi.waitFor(() => expect(answers()).toEqual([{ type: 'codec', codec: 'jpegli', module: compiled }]))
  expect(loads).toHaveBeenCalledExactlyOnceWith('/jpegli.wasm')
})
