import type { TextRange } from '../analysis/sentences.ts'
import type { TextEdit } from './text-document.ts'

/** Updates ranges for an edit: deleted text is removed from them, and empty ranges are dropped. */
export function moveRanges(ranges: readonly TextRange[], edit: TextEdit): readonly TextRange[] {
  const change = edit.inserted.length - (edit.end - edit.start)
  /** Places behind the edit move with the text, replaced ones to the end of the edit. */
  const move = (place: number) =>
    place >= edit.end ? place + change : Math.min(place, edit.start + edit.inserted.length)
  return ranges
    .map(({ start, end }) => ({
      start: start <= edit.start ? start : move(start),
      end: end <= edit.start ? end : move(end),
    }))
    .filter(({ start, end }) => end > start)
}
