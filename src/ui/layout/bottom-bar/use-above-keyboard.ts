import { type RefObject, useEffect } from 'react'

/**
 * Moves a bar that is fixed to the bottom above the on-screen keyboard, which covers the page on some devices instead of
 * making it smaller.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const move = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      // While the page is zoomed in, the bar stays where it is in the page: there is no keyboard.
      const keyboard = viewport.scale === 1 && covered > 1 ? covered : 0
      bar.current?.style.setProperty('translate', keyboard > 0 ? `0 ${-keyboard}px` : 'none')
    }
    viewport.addEventListener('resize', move)
    viewport.addEventListener('scroll', move)
    return () => {
      viewport.removeEventListener('resize', move)
      viewport.removeEventListener('scroll', move)
    }
  }, [bar])
}
