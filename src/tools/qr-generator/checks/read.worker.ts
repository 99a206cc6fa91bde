import decodeQR from 'qr/decode.js'
import type { ReadAnswer, ReadQuestion } from '../core/checks/reading.ts'

/** As much time as a decoder may take over a hard picture, in milliseconds. */
const timeoutMs = 500

function read({ picture }: ReadQuestion): string | null {
  try {
    return decodeQR(picture, { timeLimit: timeoutMs })
  } catch {
    return null
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadQuestion>) => {
  const answer: ReadAnswer = { id: data.id, text: read(data) }
  postMessage(answer)
})
