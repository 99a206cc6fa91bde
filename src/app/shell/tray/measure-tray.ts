/** Styles find its height in `--tray`: what else stays at the bottom of the window makes room. */
export function measureTray(tray: HTMLElement | null) {
  if (!tray) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--tray', `${tray.offsetHeight}px`))
  observer.observe(tray)
  return () => {
    observer.disconnect()
    style.removeProperty('--tray')
  }
}
