// Runs before the first paint: the visitor's own choice of theme, off by default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: the light theme stays.
}
// The page can be read as it is sent. What makes it work, and the fonts for which stand-ins are shown, come after its
// first paint: on a slow line they would share it with the styles. What is kept on the device comes at once.
const { entry, needs } = document.currentScript.dataset
const root = document.documentElement
// All at once, so that the page is laid out anew only once.
const bringFonts = async () => {
  const letters = root.lang === 'tr' ? 'ağ' : 'a'
  const families = ['Geist', 'Bricolage Grotesque']
  await Promise.allSettled(families.map((family) => document.fonts.load(`1rem "${family}"`, letters)))
  root.classList.add('fonts')
}
// What the visitor does before the page answers is kept, to be done again when it does: src/app/early. Once React takes
// over (`ready` is false, then true) it handles buttons itself, but may still overwrite what stands in a field.
const kept = new Map()
const end = new AbortController()
globalThis.early = { kept, end }
const keepPress = ({ target }) => {
  const button = target.closest?.('button')
  if (button && root.dataset.ready === undefined) kept.set(button, null)
}
const keepField = ({ target }) => {
  const { value, checked } = target
  if (root.dataset.ready === 'true') kept.delete(target)
  else kept.set(target, { value, checked })
}
for (const type of ['input', 'change'])
  addEventListener(type, keepField, { capture: true, signal: end.signal })
addEventListener('click', keepPress, { capture: true, signal: end.signal })
let isBrought = false
const bringRest = () => {
  if (isBrought) return
  isBrought = true
  void bringFonts()
  // The development server starts its own entry.
  if (entry === undefined) return
  for (const href of needs.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import(entry)
}
const isKept = Boolean(navigator.serviceWorker?.controller)
if (isKept) root.classList.add('fonts')
if (isKept || document.hidden) bringRest()
else if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    bringRest()
  }).observe({ type: 'paint', buffered: true })
  // Put away before it was painted, a page still begins.
  addEventListener('visibilitychange', bringRest)
} else addEventListener('load', bringRest)
