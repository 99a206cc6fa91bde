import { readTextFile } from '../../../lib/browser/read-text-file.ts'
import { fromCsv, importLimits } from '../core/history/csv.ts'
import type { ImportRequest, ImportResponse } from '../worker/import-messages.ts'

/** Untrusted files are parsed in a sealed worker. */
async function read({ file, now, order }: ImportRequest): Promise<ImportResponse> {
  const text = await readTextFile(file, importLimits.bytes)
  return text.ok ? fromCsv(text.text, now, order) : { kind: 'no-text', fault: text.fault }
}

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  read(data).then(postMessage, reportError)
})
