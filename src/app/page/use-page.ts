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
import { stopRecording } from '../event-replay/event-replay.ts'
import { clickedPath } from '../navigation/click.ts'
import { navigate, readPath, subscribeToPath } from '../navigation/location.ts'
import { sameRoute } from '../navigation/routes.ts'
import { createScrollMemory } from '../navigation/scroll-memory.ts'
import type { LoadedPage } from './loaded-page.ts'

export type Navigation = {
  readonly page: LoadedPage
  /** The next page is on its way. */
  readonly loading: boolean
  /** The next page could not be had; the one before is still shown. */
  readonly failed: boolean
  readonly retry: () => void
  readonly go: (path: string) => void
}

/** Which page is shown. A new one replaces the old only when all of it is there, so nothing ever flashes empty. */
export function usePage(initial: LoadedPage, loadPage: (path: string) => Promise<LoadedPage>): Navigation {
  const path = useSyncExternalStore(subscribeToPath, readPath, () => initial.path)
  const [page, setPage] = useState(initial)
  const [failedPath, setFailedPath] = useState<string>()
  const [memory] = useState(createScrollMemory)
  const shown = useRef(initial)

  useEffect(() => {
    if (path === shown.current.path) return
    let wanted = true
    setFailedPath(undefined)
    Promise.all([loadPage(path), import('./show-head.ts')]).then(
      ([next, { showHead }]) => {
        if (!wanted) return
        showHead(next)
        // A transition: what is shown stays until all of the next page is rendered.
        startTransition(() => setPage(next))
      },
      () => wanted && setFailedPath(path),
    )
    return () => {
      wanted = false
    }
  }, [path, loadPage])

  useLayoutEffect(() => {
    const before = shown.current
    if (before === page) return
    shown.current = page
    // Another language of the same page: the visitor stays where they are.
    if (sameRoute(before.place.route, page.place.route)) return
    memory.restore()
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page, memory])

  const go = useCallback((to: string) => navigate(to, memory.nextEntry()), [memory])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = clickedPath(event)
      if (to === undefined) return
      event.preventDefault()
      if (to !== location.pathname) go(to)
    }
    // Capturing: on a part that is not hydrated yet React would stop the event on its way up.
    document.addEventListener('click', follow, true)
    // From here on the page answers to the visitor; tests and assistive scripts may wait for it.
    document.documentElement.dataset.ready = 'true'
    stopRecording()
    const stop = memory.start(() => location.pathname === shown.current.path)
    return () => {
      document.removeEventListener('click', follow, true)
      stop()
    }
  }, [go, memory])

  /**
   * Once the page can be had, its document is loaded: a browser may remember a module that could not be had
   * (Chromium 150) and would not ask for it again.
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
    loading: path !== page.path && failedPath !== path,
    failed: failedPath === path && path !== page.path,
    retry,
    go,
  }
}
