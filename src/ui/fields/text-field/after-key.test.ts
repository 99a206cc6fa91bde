import { expect, it } from 'vitest'
import { createAfterKey, nextEvents } from './after-key.ts'

/** Resolves in a task after those that have been posted. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

function setUp() {
  const page = new EventTarget()
  const done: string[] = []
  const afterKey = createAfterKey(page)
  return { page, done, type: (text: string) => afterKey(() => void done.push(text)), afterKey }
}

it('runs changes in a later task, in their order', async () => {
  const { done, type } = setUp()
  type('a')
  type('b')
  await Promise.resolve()
  expect(done).toEqual([])
  await nextTask()
  expect(done).toEqual(['a', 'b'])
  type('c')
  await nextTask()
  expect(done).toEqual(['a', 'b', 'c'])
})

it.each(nextEvents)('runs them before a handler of %s, once', async (event) => {
  const { page, done, type } = setUp()
  type('a')
  page.addEventListener(event, () => done.push(event))
  page.dispatchEvent(new Event(event))
  expect(done).toEqual(['a', event])
  await nextTask()
  expect(done).toEqual(['a', event])
})

it('runs what was typed after a change that fails', async () => {
  const { page, done, type, afterKey } = setUp()
  const fault = new Error('failed')
  afterKey(() => {
    throw fault
  })
  type('b')
  const failures: unknown[] = []
  const keep = (error: unknown) => failures.push(error)
  process.once('uncaughtException', keep)
  page.dispatchEvent(new Event('click'))
  await nextTask()
  process.off('uncaughtException', keep)
  expect(failures).toEqual([fault])
  expect(done).toEqual(['b'])
})
