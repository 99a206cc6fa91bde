import { ImageFailure } from '../../lib/image/image-error.ts'
import type { ImportRequest, ImportResponse } from './import-messages.ts'
import { importPicture } from './worker/import-picture.ts'

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  const respond = (message: ImportResponse) => postMessage(message)
  importPicture(data).then(respond, (error: unknown) =>
    respond({ type: 'failed', error: error instanceof ImageFailure ? error.error : { kind: 'unexpected' } }),
  )
})
