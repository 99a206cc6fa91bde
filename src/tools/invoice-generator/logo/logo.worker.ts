import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { LogoAnswer } from '../core/layout/logo.ts'
import { readLogo } from '../worker/read-logo.ts'

async function answer(file: Blob): Promise<LogoAnswer> {
  try {
    return { type: 'logo', logo: await readLogo(file) }
  } catch (error) {
    return { type: 'failed', error: error instanceof ImageFailure ? error.error : { kind: 'unexpected' } }
  }
}

addEventListener('message', (event: MessageEvent<Blob>) => {
  void answer(event.data).then((message) => postMessage(message))
})
