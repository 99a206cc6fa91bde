import type { ConvertResponse } from './core/worker-messages.ts'
import type { ConvertMessage } from './worker/convert-message.ts'
import { convertScans } from './worker/scan/convert-scans.ts'

const respond = (message: ConvertResponse<Blob>) => postMessage(message)

/** A worker of its own: whoever converts photos as they are does not load what cleans up scans. */
async function handle({ id, jpegli, ...input }: ConvertMessage): Promise<void> {
  const outcome = await convertScans(input, jpegli, (progress) =>
    respond({ type: 'progress', id, ...progress }),
  )
  respond({ id, ...outcome })
}

addEventListener('message', (event: MessageEvent<ConvertMessage>) => {
  void handle(event.data)
})
