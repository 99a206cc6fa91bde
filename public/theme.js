// Runs before the first paint: the visitor's own choice of theme, off by default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: the light theme stays.
}
// Fonts that are kept on the device are there at once. Others are asked for once the page is painted with their
// stand-ins: 100 kB that nobody needs for reading would else come before the page itself.
const bringFonts = () => document.documentElement.classList.add('fonts')
if (navigator.serviceWorker?.controller) bringFonts()
else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    bringFonts()
  }).observe({ type: 'paint', buffered: true })
else addEventListener('load', bringFonts)
