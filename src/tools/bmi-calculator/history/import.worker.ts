import { readTextFile } from '../../../lib/browser/read-text-file.ts'
import { fromCsv, importLimits } from '../core/history/csv.ts'
import type { ImportAnswer, ImportQuestion } from '../worker/import-messages.ts'

/** A file that anybody may have written is read here, where nothing can be reached. */
async function read({ file, now, order }: ImportQuestion): Promise<ImportAnswer> {
  const text = await readTextFile(file, importLimits.bytes)
  return text.ok ? fromCsv(text.text, now, order) : { kind: 'no-text', fault: text.fault }
}

addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => {
  read(data).then(postMessage, reportError)
})
