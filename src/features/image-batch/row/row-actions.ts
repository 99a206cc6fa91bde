import type { DragEvent } from 'react'
import type { WorkChange } from '../batch/batch.ts'

/** What can be done with one file, by its id. */
export type RowActions = {
  readonly compare: (id: number) => void
  /** Shows or hides its facts. */
  readonly toggleDetails: (id: number) => void
  readonly download: (id: number) => void
  /** Gives its result, or the file itself as long as it has none, to a drag that begins. */
  readonly drag: (event: DragEvent, id: number) => void
  /** The same for the tray. */
  readonly files: (id: number) => readonly File[]
  readonly remove: (id: number) => void
  /** Stops at the early result. */
  readonly skip: (id: number) => void
  /** Puts another file in its place. */
  readonly pickAgain: (id: number, file: File) => void
  readonly retry: (id: number, change: WorkChange) => void
}
