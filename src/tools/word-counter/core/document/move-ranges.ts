import type { TextRange } from '../analysis/sentences.ts'
import type { TextEdit } from './text-document.ts'

/** Where ranges of a text stand after an edit: what is deleted is cut out of them, and empty ones are left out. */
export function moveRanges(ranges: readonly TextRange[], edit: TextEdit): readonly TextRange[] {
  const change = edit.inserted.length - (edit.end - edit.start)
  /** Behind the edit with the text; inside of what is replaced, to its end. */
  const move = (place: number) =>
    place >= edit.end ? place + change : Math.min(place, edit.start + edit.inserted.length)
  return ranges
    .map(({ start, end }) => ({
      start: start <= edit.start ? start : move(start),
      end: end <= edit.start ? end : move(end),
    }))
    .filter(({ start, end }) => end > start)
}
