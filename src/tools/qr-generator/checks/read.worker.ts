import decodeQR from 'qr/decode.js'
import type { ReadQuestion, ReadResponse } from '../worker/check-messages.ts'
import { encodePng } from '../worker/encode-png.ts'

/** Time limit of the decoder for a difficult picture, in milliseconds. */
const timeoutMs = 500

function read({ picture }: ReadQuestion): string | null {
  try {
    return decodeQR(picture, { timeLimit: timeoutMs })
  } catch {
    return null
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReadQuestion>) => {
  const response: ReadResponse = { id: data.id, text: read(data), png: await encodePng(data.picture) }
  postMessage(response)
})
