/** Whether the page is in sight, and when it comes back: from another tab, from sleep, from the back-forward cache. */
export type PageVisibility = {
  isVisible(): boolean
  /** Calls after every change of visibility and every return; returns how to stop. */
  watch(listener: () => void): () => void
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === 'visible',
  watch(listener) {
    document.addEventListener('visibilitychange', listener)
    document.addEventListener('resume', listener)
    addEventListener('focus', listener)
    addEventListener('pageshow', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      document.removeEventListener('resume', listener)
      removeEventListener('focus', listener)
      removeEventListener('pageshow', listener)
    }
  },
}
