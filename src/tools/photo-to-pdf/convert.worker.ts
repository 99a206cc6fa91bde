import type { ConvertResponse, Progress } from './core/worker-messages.ts'
import { convert } from './worker/convert.ts'
import type { ConvertMessage } from './worker/convert-message.ts'
import { convertWithin } from './worker/convert-within.ts'

const respond = (message: ConvertResponse<Blob>) => postMessage(message)

async function handle({ id, jpegli, ...input }: ConvertMessage): Promise<void> {
  const { maxKilobytes } = input.settings
  const report = (progress: Progress) => respond({ type: 'progress', id, ...progress })
  const outcome =
    maxKilobytes === undefined
      ? await convert(input, report)
      : await convertWithin(input, maxKilobytes * 1024, jpegli, report)
  respond({ id, ...outcome })
}

addEventListener('message', (event: MessageEvent<ConvertMessage>) => {
  void handle(event.data)
})
