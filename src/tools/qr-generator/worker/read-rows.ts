import { readTextFile } from '../../../lib/browser/read-text-file.ts'
import { utf8Length } from '../../../lib/text/utf8-length.ts'
import { batchLimits, type Row, type RowKind, type RowsFault, rowsOf } from '../core/batch/batch.ts'
import type { BatchSource } from './batch-messages.ts'

export type ReadRows =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly text: string }
  | { readonly ok: false; readonly fault: RowsFault }

/** Reads the rows of a source. For workers only, since files are untrusted and of any length. Never rejects. */
export async function readRows(source: BatchSource, kind: RowKind): Promise<ReadRows> {
  const { bytes, rows: maxRows } = batchLimits
  const file =
    typeof source !== 'string'
      ? await readTextFile(source, bytes)
      : utf8Length(source) <= bytes
        ? ({ ok: true, text: source } as const)
        : ({ ok: false, fault: 'too-large' } as const)
  if (!file.ok) return file
  const rows = rowsOf(file.text, kind)
  return rows.length > maxRows ? { ok: false, fault: 'too-many-rows' } : { ok: true, rows, text: file.text }
}
