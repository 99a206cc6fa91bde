import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { loadSiteFile } from '../../platform/files/site-file.ts'
import type { LoadedPage } from '../content/loaded-page.ts'
import { stopRecording } from '../event-replay/event-replay.ts'
import { clickedPath } from '../navigation/click.ts'
import { navigate, readPath, subscribeToPath } from '../navigation/location.ts'
import { sameRoute } from '../navigation/routes.ts'
import { createScrollMemory } from '../navigation/scroll-memory.ts'

export type Navigation = {
  readonly page: LoadedPage
  /** Counts the pages opened: a new one with each, but not with another language of the same page. */
  readonly visit: number
  /** The next page is loading. */
  readonly loading: boolean
  /** The next page could not be loaded; the previous one is still shown. */
  readonly failed: boolean
  readonly retry: () => void
  readonly go: (path: string) => void
}

/** The current page. A new one replaces it only when completely loaded, so that nothing flashes empty. */
export function usePage(initial: LoadedPage, loadPage: (path: string) => Promise<LoadedPage>): Navigation {
  const path = useSyncExternalStore(subscribeToPath, readPath, () => initial.path)
  const [shown, setShown] = useState({ page: initial, visit: 0 })
  const { page, visit } = shown
  const [failedPath, setFailedPath] = useState<string>()
  const [memory] = useState(createScrollMemory)
  const current = useRef(shown)
  /** What was loaded last. It may still be rendering when the visitor goes on, also back to what is still seen. */
  const latest = useRef(shown)

  useEffect(() => {
    if (path === latest.current.page.path) return
    let active = true
    setFailedPath(undefined)
    Promise.all([loadPage(path), import('./show-head.ts')]).then(
      ([next, { showHead }]) => {
        if (!active) return
        showHead(next)
        const { page: last, visit } = latest.current
        const isSame = sameRoute(last.place.route, next.place.route)
        latest.current = { page: next, visit: visit + Number(!isSame) }
        // A transition: the current page stays until all of the next one is rendered.
        startTransition(() => setShown(latest.current))
      },
      () => active && setFailedPath(path),
    )
    return () => {
      active = false
    }
  }, [path, loadPage])

  useLayoutEffect(() => {
    const previous = current.current
    current.current = shown
    // The same page in another language: scroll position and focus stay.
    if (previous.visit === shown.visit) return
    memory.restore()
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [shown, memory])

  const go = useCallback((to: string) => navigate(to, memory.nextEntry()), [memory])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = clickedPath(event)
      if (to === undefined) return
      event.preventDefault()
      if (to !== location.pathname) go(to)
    }
    // In the capture phase: on a part that is not hydrated yet React would stop the event from bubbling.
    document.addEventListener('click', follow, true)
    // From here on the page responds; tests and assistive scripts may wait for it.
    document.documentElement.dataset.ready = 'true'
    stopRecording()
    const stop = memory.start(() => location.pathname === current.current.page.path)
    return () => {
      document.removeEventListener('click', follow, true)
      stop()
    }
  }, [go, memory])

  /**
   * Loads the page's document once it can be reached: a browser may cache the failure of a module (Chromium 150) and
   * would not request it again.
   */
  const retry = () => {
    setFailedPath(undefined)
    loadSiteFile(path).then(
      () => location.reload(),
      () => setFailedPath(path),
    )
  }

  return {
    page,
    visit,
    loading: path !== page.path && failedPath !== path,
    failed: failedPath === path && path !== page.path,
    retry,
    go,
  }
}
