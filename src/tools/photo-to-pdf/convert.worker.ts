import type { ConvertRequest, ConvertResponse, Progress } from './core/worker-messages.ts'
import { convert } from './worker/convert.ts'
import { convertWithin } from './worker/convert-within.ts'

/** `jpegli` is null where it could not be loaded, or is not needed. */
export type ConvertMessage = ConvertRequest<File> & { readonly jpegli: WebAssembly.Module | null }

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
