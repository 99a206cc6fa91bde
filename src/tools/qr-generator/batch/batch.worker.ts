import { zlibSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import type { BatchFailure, BatchQuestion, BatchResponse } from '../core/batch/batch.ts'
import { type BatchFile, batchFiles } from '../core/batch/batch-files.ts'
import { packCodes } from '../core/batch/pack-codes.ts'
import type { BatchRequest } from '../worker/batch-messages.ts'
import { readRows } from '../worker/read-rows.ts'

const respond = (message: BatchResponse, transfer: Transferable[] = []) => postMessage(message, transfer)

function generate(question: BatchQuestion): void {
  const total = question.rows.length
  const files: BatchFile[] = []
  const failures: BatchFailure[] = []
  let done = 0
  for (const result of batchFiles(question, {
    decode: decodeQR,
    deflate: (bytes) => zlibSync(bytes, { level: 6 }),
  })) {
    if ('reason' in result) failures.push(result)
    else files.push(result)
    done += 1
    if (done % 20 === 0) respond({ type: 'progress', done, total })
  }
  const zip = packCodes(files, question.format)
  respond({ type: 'done', zip, count: files.length, failures }, [zip.buffer])
}

addEventListener('message', ({ data }: MessageEvent<BatchRequest>) => {
  readRows(data.source, data.kind)
    .then((read) => {
      if (read.ok) generate({ ...data, rows: read.rows })
      else respond({ type: 'refused', fault: read.fault })
    })
    // A rejection alone does not reach the page, which would keep waiting.
    .catch(reportError)
})
