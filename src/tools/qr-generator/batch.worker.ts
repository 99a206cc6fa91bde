import { zipSync, zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import type { BatchAnswer, BatchFailure, BatchQuestion } from './core/batch.ts'
import { batchFiles } from './core/batch-files.ts'

const answer = (message: BatchAnswer, transfer: Transferable[] = []) => postMessage(message, transfer)

addEventListener('message', ({ data }: MessageEvent<BatchQuestion>) => {
  const total = data.rows.length
  const files: Record<string, Uint8Array> = {}
  const failures: BatchFailure[] = []
  let done = 0
  for (const result of batchFiles(data, {
    decode: decodeQR,
    deflate: (bytes) => zlibSync(bytes, { level: 6 }),
  })) {
    if ('reason' in result) failures.push(result)
    else files[result.name] = result.bytes
    done += 1
    if (done % 20 === 0) answer({ type: 'progress', done, total })
  }
  // PNG files are compressed already.
  const zip = zipSync(files, { level: data.format === 'png' ? 0 : 6 })
  answer({ type: 'done', zip, made: Object.keys(files).length, failures }, [zip.buffer])
})
