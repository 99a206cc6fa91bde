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
    let answer = await askWorker({ kind: 'read-copy', page })
    const totalBytes = answer?.missingBytes ?? 0
    while (answer && answer.missingFiles > 0 && !own.signal.aborted) {
      state.set({ kind: 'saving', doneBytes: totalBytes - answer.missingBytes, totalBytes })
      answer = await askWorker({ kind: 'save-more', page, maxBytes: stepBytes }, own.signal)
      const why = answer?.failure
      if (!why || why === 'stopped') continue
      state.set({ kind: 'failed', why })
      return
    }
    state.set(answer ? { kind: 'idle' } : { kind: 'failed', why: 'no-worker' })
  } finally {
    stop = undefined
  }
}

export function stopSaving(): void {
  stop?.abort()
}
