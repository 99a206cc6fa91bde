import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { type RefusedRow, rowFaults } from '../core/history/csv.ts'
import type { DateOrder } from '../core/history/csv-date.ts'
import type { ImportPlan } from '../core/history/import-plan.ts'
import type { Messages } from '../messages.en.ts'

/** Maximum number of listed lines per reason. */
const maxLines = 20

/** Why rows were refused, a sentence per reason with their lines. */
export function refusedSentences(
  t: Messages,
  language: Language,
  refused: readonly RefusedRow[],
): readonly string[] {
  return rowFaults.flatMap((fault) => {
    const lines = refused.filter(({ why }) => why === fault).map(({ line }) => line)
    if (lines.length === 0) return []
    const shown = listed(lines.slice(0, maxLines).map(String), language)
    return t.refusedRows[fault](lines.length > maxLines ? t.andMore(shown, lines.length - maxLines) : shown)
  })
}

/** The outcome of an import. */
export function importSummary(
  t: Messages,
  { name, order }: { readonly name: string; readonly order?: DateOrder },
  { added, dropped, tooOld }: ImportPlan,
): string {
  return [
    t.imported(added.length, name),
    dropped.length > 0 ? t.haveGone(dropped.length) : '',
    tooOld > 0 ? t.tooOld(tooOld) : '',
    order ? t.readAs[order] : '',
  ]
    .filter(Boolean)
    .join(' ')
}
