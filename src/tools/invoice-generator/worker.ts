import type { AnswerFromWorker, FontFile, RequestToWorker } from './core/worker-messages.ts'
import { makeInvoice } from './worker/make.ts'

const fonts: FontFile[] = []

async function answer(request: RequestToWorker): Promise<AnswerFromWorker<Blob>> {
  const { id } = request
  fonts.push(...request.fonts)
  try {
    return { id, ...(await makeInvoice(request, fonts)) }
  } catch (error) {
    return { id, type: 'failed', detail: String(error) }
  }
}

addEventListener('message', (event: MessageEvent<RequestToWorker>) => {
  void answer(event.data).then((message) => postMessage(message))
})
