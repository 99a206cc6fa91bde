import { type RefObject, useEffect } from 'react'

/** Room between a focused control and the bar, for its focus ring, in CSS pixels. */
const gap = 8

/**
 * Moves a bar that is fixed to the bottom above the on-screen keyboard, which covers the page on some devices instead of
 * making it smaller. The browser scrolls the focused control just above the keyboard, where the bar is then: it is
 * scrolled on above the bar. Styles find the keyboard's height in `--keyboard`.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    let isUp = false
    const uncover = () => {
      const focused = document.activeElement
      if (!isUp || !bar.current || !focused?.closest('main') || bar.current.contains(focused)) return
      if (getComputedStyle(bar.current).position !== 'fixed') return
      const box = focused.getBoundingClientRect()
      const edge = bar.current.getBoundingClientRect().top - gap
      // What is taller than the room that is left keeps its beginning in view.
      const by = Math.min(box.bottom - edge, Math.max(0, box.top - viewport.offsetTop - gap))
      if (by > 0 && box.top < edge + bar.current.offsetHeight + gap)
        window.scrollBy({ top: by, behavior: 'instant' })
    }
    const move = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      // While the page is zoomed in, the bar stays where it is in the page: there is no keyboard.
      const keyboard = viewport.scale === 1 && covered > 1 ? covered : 0
      bar.current?.style.setProperty('translate', keyboard > 0 ? `0 ${-keyboard}px` : 'none')
    }
    const resized = () => {
      move()
      const keyboard = viewport.scale === 1 ? window.innerHeight - viewport.height : 0
      isUp = keyboard > 1
      document.documentElement.style.setProperty('--keyboard', `${isUp ? keyboard : 0}px`)
      uncover()
    }
    viewport.addEventListener('resize', resized)
    // Only the bar: whoever scrolls with the keyboard up may put the focused control anywhere.
    viewport.addEventListener('scroll', move)
    addEventListener('focusin', uncover)
    return () => {
      viewport.removeEventListener('resize', resized)
      viewport.removeEventListener('scroll', move)
      removeEventListener('focusin', uncover)
      document.documentElement.style.removeProperty('--keyboard')
    }
  }, [bar])
}
