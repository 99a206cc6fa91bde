import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { LogoResponse } from '../core/layout/logo.ts'
import { readLogo } from '../worker/read-logo.ts'

async function response(file: Blob): Promise<LogoResponse> {
  try {
    return { type: 'logo', logo: await readLogo(file) }
  } catch (error) {
    return { type: 'failed', error: error instanceof ImageFailure ? error.error : { kind: 'unexpected' } }
  }
}

addEventListener('message', (event: MessageEvent<Blob>) => {
  void response(event.data).then((message) => postMessage(message))
})
