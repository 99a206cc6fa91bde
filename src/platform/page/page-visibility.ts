/** Whether the page is visible, and when it is again: after another tab, sleep or the back-forward cache. */
export type PageVisibility = {
  isVisible(): boolean
  /** Calls the listener after every change of visibility and every return; returns how to unsubscribe. */
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
