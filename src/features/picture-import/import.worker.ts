import { ImageFailure } from '../../lib/image/image-error.ts'
import type { CountRequest, ImportRequest, ImportResponse } from './import-messages.ts'
import { countPages } from './worker/count-pages.ts'
import { importPicture } from './worker/import-picture.ts'

addEventListener('message', ({ data }: MessageEvent<ImportRequest | CountRequest>) => {
  const respond = (message: ImportResponse) => postMessage(message)
  const answer = data.type === 'count' ? countPages(data.file) : importPicture(data)
  answer.then(respond, (error: unknown) =>
    respond({ type: 'failed', error: error instanceof ImageFailure ? error.error : { kind: 'unexpected' } }),
  )
})
