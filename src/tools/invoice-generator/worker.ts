import type { WorkerRequest } from './core/worker-messages.ts'
import { createSession } from './worker/session.ts'

const response = createSession()

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void response(event.data)
    .catch((error: unknown) => ({ type: 'failed', detail: String(error) }))
    .then((message) => postMessage(message))
})
