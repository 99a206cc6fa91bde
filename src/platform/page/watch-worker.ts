/** Calls the listener when another service worker takes control of the page, as on the first visit. */
export function watchWorker(listener: () => void): () => void {
  const container = navigator.serviceWorker
  container?.addEventListener('controllerchange', listener)
  return () => container?.removeEventListener('controllerchange', listener)
}
