// Runs before the first paint. Applies the stored theme; light is the default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: use the light theme.
}
// The prerendered page is readable without scripts and web fonts. They load after the first paint, so that they do not
// compete with the styles for bandwidth; from the offline copy they load at once.
const { early, entry, needs } = document.currentScript.dataset
const root = document.documentElement
// Small, and fills in the largest text of the first screen. Without it the page works, and React fills that in.
// biome-ignore lint/suspicious/noConsole: what fails in it is said there, and is not hidden from whoever looks
if (early) import(early).catch(console.warn)
// Otherwise the browser opens a dropped file in place of the page. Held until the site listens: src/app/shell/page-input.
self.heldFiles = []
for (const type of ['dragover', 'drop'])
  addEventListener(type, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    self.heldFiles?.push(...event.dataTransfer.files)
  })
// What is pasted, too.
addEventListener('paste', ({ clipboardData: data, target }) => {
  if (self.heldFiles) self.heldPaste = { target, files: [...data.files], text: data.getData('text') }
})
// What another app shares leaves the address at once.
const { pathname, search } = location
if (/[?&]shared-/.test(search)) {
  self.sharedQuery = search
  history.replaceState(null, '', pathname)
}
// Fonts are enabled together, for a single relayout.
const loadFonts = async () => {
  const letters = root.lang === 'tr' ? 'ağ' : 'a'
  const families = ['Geist', 'Bricolage Grotesque']
  await Promise.allSettled(families.map((family) => document.fonts.load(`1rem "${family}"`, letters)))
  root.classList.add('fonts')
}
// Records clicks and input before hydration, to be replayed after it: src/app/event-replay. While React hydrates (`ready`
// is false, then true) it handles buttons itself, but may still overwrite the values of fields.
const events = new Map()
const end = new AbortController()
self.eventReplay = { events, end }
const recordClick = ({ target }) => {
  const button = target.closest?.('button')
  if (button && root.dataset.ready === undefined) events.set(button, null)
}
const recordInput = ({ target }) => {
  const { value, checked } = target
  if (root.dataset.ready === 'true') events.delete(target)
  else events.set(target, { value, checked })
}
for (const type of ['input', 'change'])
  addEventListener(type, recordInput, { capture: true, signal: end.signal })
addEventListener('click', recordClick, { capture: true, signal: end.signal })
let isLoaded = false
const loadRest = () => {
  if (isLoaded) return
  isLoaded = true
  void loadFonts()
  // The development server starts its own entry.
  if (entry === undefined) return
  for (const href of needs.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void import(entry)
}
const offlineCopy = navigator.serviceWorker?.controller
if (offlineCopy) {
  root.classList.add('fonts')
  root.dataset.offline = 'saved'
}
if (offlineCopy || document.hidden) loadRest()
else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    loadRest()
  }).observe({ type: 'paint', buffered: true })
  // A page that is hidden before its first paint must load, too.
  addEventListener('visibilitychange', loadRest)
} else addEventListener('load', loadRest)
