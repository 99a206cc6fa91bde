import type { CopyFailure } from '../../lib/offline/copy-requests.ts'
import { createStore } from '../../lib/store.ts'
import { askWorker } from './ask-worker.ts'

export type SavingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly doneBytes: number; readonly totalBytes: number }
  | { readonly kind: 'failed'; readonly why: Exclude<CopyFailure, 'stopped'> | 'no-worker' }

const stepBytes = 200_000
const state = createStore<SavingState>({ kind: 'idle' })
let stop: AbortController | undefined

/** What the visitor has started with `saveWholeSite`, wherever it is shown. */
export const wholeSiteSaving = { read: state.read, subscribe: state.subscribe }

/** Stores what the offline copy lacks, as the visitor wants. Resolves when it is whole, has failed or was stopped. */
export async function saveWholeSite(page: string): Promise<void> {
  if (stop) return
  const own = new AbortController()
  stop = own
  try {
    const saveMore = () => askWorker({ kind: 'save-more', page, maxBytes: stepBytes }, own.signal)
    let answer = await askWorker({ kind: 'read-copy', page })
    let totalBytes = 0
    while (answer && answer.missingFiles > 0 && !own.signal.aborted) {
      // The worker of the next build may lack more than the one before.
      totalBytes = Math.max(totalBytes, answer.missingBytes)
      state.set({ kind: 'saving', doneBytes: totalBytes - answer.missingBytes, totalBytes })
      // A worker that is replaced meanwhile ends without an answer; the next one is asked.
      answer = (await saveMore()) ?? (await saveMore())
      const why = answer?.failure
      if (why && why !== 'stopped') {
        state.set({ kind: 'failed', why })
        return
      }
    }
    state.set(answer || own.signal.aborted ? { kind: 'idle' } : { kind: 'failed', why: 'no-worker' })
  } finally {
    stop = undefined
  }
}

export function stopSaving(): void {
  stop?.abort()
}
