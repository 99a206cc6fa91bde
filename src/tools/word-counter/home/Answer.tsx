import { localeOf } from '../../../lib/text/locale.ts'
import type { AnswerProps } from '../../../registry/manifest.ts'
import { AnswerFigure } from '../../../ui/layout/answer-figure/AnswerFigure.tsx'
import { addUp, countBlock } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'

/** Longer texts are counted by the tool, in a worker. */
const maxCounted = 200_000

/** The specified counts of a text. */
export function Answer({ text, t, language }: AnswerProps<Messages>) {
  if (text.length > maxCounted) return null
  const { words, characters, sentences, paragraphs } = addUp([countBlock(text)])
  return (
    <AnswerFigure figure={words.toLocaleString(localeOf(language))} unit={t.wordsOf(words)}>
      {[t.characterUnit(characters), t.sentenceUnit(sentences), t.paragraphUnit(paragraphs)].join(' · ')}
    </AnswerFigure>
  )
}
