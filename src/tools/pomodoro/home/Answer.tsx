import type { AnswerProps } from '../../../registry/manifest.ts'
import { AnswerFigure } from '../../../ui/layout/answer-figure/AnswerFigure.tsx'
import { minute } from '../core/modes.ts'
import { clockFace } from '../core/timer.ts'
import type { Messages } from '../messages.en.ts'
import { readMinutes } from './read-minutes.ts'

/** The time of a timer that was asked for. */
export function Answer({ text, t }: AnswerProps<Messages>) {
  const minutes = readMinutes(text)
  return minutes === undefined ? null : (
    <AnswerFigure figure={clockFace(minutes * minute)}>{t.startsAtOnce}</AnswerFigure>
  )
}
