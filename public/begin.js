// Runs before the first paint: the visitor's own choice of theme, off by default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: the light theme stays.
}
// The page can be read as it is sent. What makes it work, and the fonts for which stand-ins are shown, come after its
// first paint: on a slow line they would share it with the styles. What is kept on the device comes at once.
const { entry, needs } = document.currentScript.dataset
let isBrought = false
const bringRest = () => {
  if (isBrought) return
  isBrought = true
  document.documentElement.classList.add('fonts')
  // The development server starts its own entry.
  if (entry === undefined) return
  for (const href of needs.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import(entry)
}
if (navigator.serviceWorker?.controller || document.hidden) bringRest()
else if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    bringRest()
  }).observe({ type: 'paint', buffered: true })
  // Put away before it was painted, a page still begins.
  addEventListener('visibilitychange', bringRest)
} else addEventListener('load', bringRest)
