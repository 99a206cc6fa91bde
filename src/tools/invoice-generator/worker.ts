import type { RequestToWorker } from './core/worker-messages.ts'
import { createSession } from './worker/session.ts'

const answer = createSession()

addEventListener('message', (event: MessageEvent<RequestToWorker>) => {
  void answer(event.data)
    .catch((error: unknown) => ({ type: 'failed', detail: String(error) }))
    .then((message) => postMessage(message))
})
