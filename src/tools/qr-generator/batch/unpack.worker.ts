import type { UnpackResponse } from '../worker/batch-messages.ts'
import { filesOfZip } from '../worker/files-of-zip.ts'

/** The page takes each part in a task of its own. */
const atOnce = 100

const respond = (message: UnpackResponse) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  const files = filesOfZip(data)
  for (let at = 0; at < files.length; at += atOnce)
    respond({ type: 'files', files: files.slice(at, at + atOnce) })
  respond({ type: 'done' })
})
