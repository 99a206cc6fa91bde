import type { Language } from '../../../lib/text/i18n.ts'
import { writeCsv } from '../core/report-csv.ts'
import type { CounterState } from '../counter.ts'
import type { Messages } from '../messages.en.ts'
import { listFigures } from './figures.ts'
import { unitsOf } from './units.ts'

/** All figures and lists of words as CSV. */
export function reportOf(t: Messages, language: Language, state: CounterState): string {
  const { counts, analysis, top } = state
  const headline = ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs'] as const
  return writeCsv([
    [t.figure, t.value],
    ...headline.map((figure) => [t[figure], counts[figure]] as const),
    ...unitsOf(t, state),
    ...(analysis ? listFigures(t, language, counts, analysis).map(({ name, value }) => [name, value]) : []),
    [],
    [t.top],
    ...(top ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.keywords],
    ...(analysis?.keywords ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.phrases],
    ...(analysis?.phrases ?? []).map(({ word, count }) => [word, count] as const),
    [],
    [t.frequency],
    ...(analysis?.characters ?? []).map(({ word, count }) => [word, count] as const),
  ])
}
