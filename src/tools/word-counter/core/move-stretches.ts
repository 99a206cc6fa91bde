import type { Stretch } from './analysis/sentences.ts'
import type { TextEdit } from './document/text-document.ts'

/** Where stretches of a text stand after an edit: what is deleted is cut out of them, and empty ones are left out. */
export function moveStretches(stretches: readonly Stretch[], edit: TextEdit): readonly Stretch[] {
  const change = edit.inserted.length - (edit.end - edit.start)
  /** Behind the edit with the text; inside of what is replaced, to its end. */
  const move = (place: number) =>
    place >= edit.end ? place + change : Math.min(place, edit.start + edit.inserted.length)
  return stretches
    .map(({ start, end }) => ({
      start: start <= edit.start ? start : move(start),
      end: end <= edit.start ? end : move(end),
    }))
    .filter(({ start, end }) => end > start)
}
