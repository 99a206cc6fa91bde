import type { ScanRequest, ScanResponse } from './core/scan-messages.ts'
import { findPage } from './worker/scan/find-page.ts'
import { preview } from './worker/scan/preview.ts'

/** One at a time: decoding many photos at once would exhaust memory. */
let last: Promise<void> = Promise.resolve()

const respond = (message: ScanResponse<ImageBitmap>, transfer: Transferable[] = []) =>
  postMessage(message, transfer)

async function handle(request: ScanRequest<File>): Promise<void> {
  const { id, file } = request
  if (request.type === 'find') {
    // What cannot be decoded is reported by the conversion, with its reason.
    respond({ type: 'found', id, corners: await findPage(file).catch(() => null) })
    return
  }
  const picture = await preview(file, request).catch(() => null)
  respond({ type: 'cleaned', id, picture }, picture ? [picture] : [])
}

addEventListener('message', (event: MessageEvent<ScanRequest<File>>) => {
  last = last.then(() => handle(event.data))
})
