let isMissing = false

/** Call before any part of the page is loaded: what shows the notice about a missing one comes later than some of them. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    isMissing = true
  })
}

/** Whether a part of the page could not be loaded. */
export const isPartMissing = (): boolean => isMissing
