import { useState } from 'react'
import type { RemovedEntries } from '../../../platform/storage/history/history.ts'
import { useAnnounce } from '../announcer/announcer.tsx'

type Restorable = { restore(removed: RemovedEntries): unknown }

export type Undo = {
  /** Holds the latest removal for an undo, replacing the one before, and announces it. */
  offer(removed: RemovedEntries, text: string): void
  /** Restores the last removal; undefined when there is none. */
  readonly run: (() => void) | undefined
  /** Discards it, as something else has been done since. */
  forget(): void
}

const none: RemovedEntries = []

/** Undo of the last removal from a stored list; entries added since, in other tabs too, stay. */
export function useUndo(list: Restorable): Undo {
  const announce = useAnnounce()
  const [removed, setRemoved] = useState(none)
  const forget = () => setRemoved(none)
  return {
    offer(entries, text) {
      setRemoved(entries)
      announce(text)
    },
    run:
      removed.length > 0
        ? () => {
            list.restore(removed)
            forget()
          }
        : undefined,
    forget,
  }
}
