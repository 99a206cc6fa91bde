// Runs before the first paint. Applies the stored theme; light is the default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: use the light theme.
}
// The prerendered page is readable without web fonts and scripts. Fonts load after the first paint, so that they do not
// compete with the styles for bandwidth, and scripts at the first intent: docs/adr/0050-pages-hydrate-at-the-first-intent.md.
// From the offline copy both load at once.
const { early, entry, needs, failed } = document.currentScript.dataset
const root = document.documentElement
/** Whether something is stored: what the visitor had here is shown before anything is pressed. */
const isKnown = () => {
  try {
    return sessionStorage.length > 0 || Object.keys(localStorage).some((key) => key !== 'darkMode')
  } catch {
    return true
  }
}
let isWanted = location.hash !== '' || location.search !== '' || isKnown()
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
const record = (target, state) => {
  events.set(target, state)
  // Shows that the page is at work on it: src/ui/style/base.css.
  root.dataset.replays = ''
}
const recordClick = ({ target }) => {
  const button = target.closest?.('button')
  if (button && root.dataset.ready === undefined) record(button, null)
}
const recordInput = ({ target }) => {
  const { value, checked } = target
  if (root.dataset.ready === 'true') events.delete(target)
  else record(target, { value, checked })
}
for (const type of ['input', 'change'])
  addEventListener(type, recordInput, { capture: true, signal: end.signal })
addEventListener('click', recordClick, { capture: true, signal: end.signal })
const start = async () => {
  try {
    await import(entry)
  } catch {
    // A browser may cache the failure of a module, so the page does not try again by itself.
    const notice = document.createElement('p')
    notice.dataset.startFailed = ''
    notice.setAttribute('role', 'alert')
    document.body.prepend(notice)
    notice.textContent = failed
  }
}
let isPainted = false
let isStarted = false
const load = () => {
  // The development server starts its own entry.
  if (!isPainted || !isWanted || entry === undefined || isStarted) return
  isStarted = true
  for (const href of needs.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  void start()
}
const paint = () => {
  if (isPainted) return
  isPainted = true
  void loadFonts()
  load()
}
// What a hand does first, or what helps one; input and change come from dictation, too.
const intents = 'pointermove pointerdown keydown focusin scroll dragover drop paste click input change'.split(
  ' ',
)
self.firstIntent = new Promise((resolve) => {
  for (const type of intents) addEventListener(type, resolve, { capture: true, passive: true, once: true })
})
void firstIntent.then(() => {
  isWanted = true
  load()
})
// What the service worker says of the page: src/app/offline. Without it the page came from the network.
const [ownEntry] = performance.getEntriesByType('navigation')
const stored = ownEntry?.serverTiming?.find(({ name }) => name === 'offline-copy')?.description
const offlineCopy = stored === 'whole' || stored === 'part'
root.dataset.offline = offlineCopy ? stored.replace('whole', 'saved') : 'none'
if (offlineCopy) {
  root.classList.add('fonts')
  isWanted = true
}
addEventListener('load', () => {
  // How far sliders are filled, as src/ui/fields/range-field writes it: the policy allows no styles in markup.
  for (const { style, value, min, max } of document.querySelectorAll('[type=range]'))
    style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`)
  // The count of the seal, until its own code goes on counting: src/app/shell/seal.
  const requested = performance.getEntriesByType('resource')
  root.dataset.sent ??= requested.every(({ name }) => name.startsWith(location.origin)) ? 'none' : 'some'
})
if (offlineCopy || document.hidden) paint()
else {
  new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
  // A page that is hidden before its first paint must load, too, and one whose browser does not say when it paints.
  addEventListener('visibilitychange', paint)
  addEventListener('load', () => setTimeout(paint, 1000))
}
