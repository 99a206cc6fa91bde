import type { WorkError } from '../../../lib/image/image-work.ts'
import type { NewItem } from './batch.ts'
import type { BatchItem } from './batch-state.ts'

/** An item on the device: what was made of its file is made again. */
type SavedItem = Omit<NewItem<never>, 'file' | 'work' | 'imported'> & {
  readonly file: File | null
  readonly isImported: boolean
  /** Why it could not be processed. */
  readonly failure: WorkError | null
}

export function savedItem({ id: _, work, imported, ...item }: BatchItem<unknown>): SavedItem {
  const isImported = imported !== null
  return {
    ...item,
    // What a picture that is imported is like is known once that is done; all frames of an animation are like the first.
    metadata: isImported && !item.metadata?.animated ? null : item.metadata,
    isImported,
    failure: work.state === 'failed' ? work.error : null,
  }
}

/** Those of the saved items whose files are still there, to be processed again. */
export const itemsIn = (saved: unknown): readonly NewItem<never>[] =>
  (saved as readonly SavedItem[]).flatMap(({ file, isImported, failure, ...item }) =>
    !(file instanceof File)
      ? []
      : {
          ...item,
          file,
          imported: isImported ? 'needed' : null,
          work: failure ? { state: 'failed', error: failure } : { state: 'waiting' },
        },
  )
