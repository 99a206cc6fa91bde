import type { CountQuestion, CountResponse } from '../worker/batch-messages.ts'
import { readRows } from '../worker/read-rows.ts'

/** Maximum length of a file whose text is put into the field for lines, in characters. */
const maxEditable = 100_000

async function count({ source, kind }: CountQuestion): Promise<CountResponse> {
  const read = await readRows(source, kind)
  if (!read.ok) return read
  const { rows, text } = read
  const isEditable = typeof source !== 'string' && text.length <= maxEditable
  return { ok: true, count: rows.length, ...(isEditable ? { text } : {}) }
}

addEventListener('message', ({ data }: MessageEvent<CountQuestion>) => {
  count(data).then(postMessage, reportError)
})
