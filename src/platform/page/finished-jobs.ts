/** What a visitor has taken from a tool. */
export type FinishedJob = { readonly kind: 'copied' } | SavedJob
export type SavedJob = {
  readonly kind: 'saved'
  readonly what: 'photo' | 'picture' | 'document' | 'file'
  readonly count: number
}

declare global {
  interface WindowEventMap {
    'job-finished': CustomEvent<FinishedJob>
  }
}

/** An event of the window, so that tools share no module with what shows it, which is loaded after them. */
export function jobFinished(detail: FinishedJob): void {
  // Unit tests have no window.
  globalThis.dispatchEvent?.(new CustomEvent('job-finished', { detail }))
}
