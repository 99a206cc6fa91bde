import { afterEach, expect, it, vi } from 'vitest'
import { requestReply } from './request-reply.ts'

afterEach(() => void vi.useRealTimers())

/** A service worker that replies so. */
class FakeWorker extends EventTarget {
  state = 'activated'
  readonly reply: (request: unknown, port: MessagePort) => void
  constructor(reply: FakeWorker['reply']) {
    super()
    this.reply = reply
  }
  postMessage(request: unknown, [port]: [MessagePort]): void {
    this.reply(request, port)
  }
  replace(): void {
    this.state = 'redundant'
    this.dispatchEvent(new Event('statechange'))
  }
}

const ask = (worker: FakeWorker, signal?: AbortSignal) =>
  requestReply(worker as unknown as ServiceWorker, 'question', signal)

it('resolves with the reply', async () => {
  const asked: unknown[] = []
  const worker = new FakeWorker((request, port) => {
    asked.push(request)
    port.postMessage({ answer: 42 })
  })
  expect(await ask(worker)).toEqual({ answer: 42 })
  expect(asked).toEqual(['question'])
})

it('waits for a reply that comes after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const reply = ask(new FakeWorker((_, port) => setTimeout(() => port.postMessage(true), 60_000)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reply).toBe(true)
})

it('resolves with nothing when the worker ends without a reply', async () => {
  expect(await ask(new FakeWorker((_, port) => port.close()))).toBeUndefined()
})

it('resolves with nothing when another worker replaces it, or has replaced it before', async () => {
  const worker = new FakeWorker(() => {})
  const reply = ask(worker)
  worker.replace()
  expect(await reply).toBeUndefined()
  expect(await ask(worker)).toBeUndefined()
})

it('asks the worker to stop, and resolves with what it replies then', async () => {
  const worker = new FakeWorker((_, port) => {
    port.onmessage = ({ data }) => port.postMessage(`after ${data}`)
  })
  const controller = new AbortController()
  const reply = ask(worker, controller.signal)
  controller.abort()
  expect(await reply).toBe('after stop')
})
