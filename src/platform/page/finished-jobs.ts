import { createListeners } from '../../lib/store.ts'

/** What a visitor has taken from a tool. */
export type FinishedJob = { readonly kind: 'copied' } | SavedJob
export type SavedJob = {
  readonly kind: 'saved'
  readonly what: 'photo' | 'picture' | 'document' | 'file'
  readonly count: number
}

const listeners = createListeners<[FinishedJob]>()

export const jobFinished = listeners.notify
export const watchJobs = listeners.add
