import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { Analysis } from '../core/analysis/analysis.ts'
import type { TextCounts } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'
import { readingMinutes } from './reading-time.ts'

export type Figure = { readonly name: string; readonly value: string }

/** The time to read a text silently. */
export const readingTime = (
  t: Messages,
  language: Language,
  counts: TextCounts,
  analysis: Analysis,
): string => duration(t, readingMinutes(analysis, counts, false), language)

function duration(t: Messages, minutes: number, language: Language): string {
  const number = numberFormat(language)
  const seconds = Math.ceil(minutes * 60)
  if (seconds >= 3600)
    return t.hours(
      number.format(Math.floor(seconds / 3600)),
      number.format(Math.floor((seconds % 3600) / 60)),
    )
  return seconds < 60
    ? t.seconds(number.format(seconds))
    : t.minutes(number.format(Math.floor(seconds / 60)), number.format(seconds % 60))
}

/** Labels and formatted values of the detailed analysis, for the page and the report. */
export function listFigures(
  t: Messages,
  language: Language,
  counts: TextCounts,
  analysis: Analysis,
): readonly Figure[] {
  const number = numberFormat(language, { maximumFractionDigits: 1 })
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { readability: found, longestSentence } = analysis
  const figures: Figure[] = [
    { name: t.unicodeWords, value: number.format(analysis.words) },
    { name: t.unicodeSentences, value: number.format(analysis.sentences) },
    { name: t.average, value: t.wordUnit(analysis.averageSentence) },
    { name: t.longest, value: t.wordUnit(longestSentence?.words ?? 0) },
    { name: t.unique, value: number.format(analysis.uniqueWords) },
    {
      name: t.diversity,
      value: percent.format(analysis.words === 0 ? 0 : analysis.uniqueWords / analysis.words),
    },
    { name: t.reading, value: readingTime(t, language, counts, analysis) },
    { name: t.speaking, value: duration(t, readingMinutes(analysis, counts, true), language) },
  ]
  if (typeof found === 'string')
    return [...figures, { name: t.easeName, value: found === 'language' ? t.noFormula : t.tooShort }]
  // Flesch's thresholds: below 30, 50, 60, 70, 80, 90.
  const grade = [30, 50, 60, 70, 80, 90].filter((step) => found.ease >= step).length
  figures.push({
    name: t.ease(found.formula),
    value: `${number.format(found.ease)}, ${t.grades[grade] ?? ''}`,
  })
  if (found.grade !== null) figures.push({ name: t.schoolYears, value: number.format(found.grade) })
  return figures
}
