import { createListeners, type Store } from '../../../lib/store.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { FontFile, Order, PreviewPage, WantedFonts } from '../core/worker-messages.ts'
import { loadFonts, openWorker, type Response } from '../document/generation.ts'

export type Preview =
  | { readonly state: 'none' }
  | { readonly state: 'shown'; readonly shown: PreviewPage }
  | { readonly state: 'failed' }

/** Debounce time of typing, in milliseconds. */
const debounceMs = 250

export type Previewer = Store<Preview> & {
  show(order: Order): void
  /** Shows a page; the first is 0. */
  showPage(page: number): void
  close(): void
}

/**
 * Lays out the pages in a worker, one request at a time; of the changes made meanwhile only the latest is sent. Only
 * the visible page is transferred. Fonts are passed to the worker and, under the names that the layout uses,
 * to the page.
 */
export function createPreviewer(): Previewer {
  let preview: Preview = { state: 'none' }
  let worker: ReturnType<typeof openWorker> | undefined
  let busy = false
  let next: Order | undefined
  let page = 0
  let cancel = () => {}
  const listeners = createListeners(() => () => {})
  const set = (now: Preview) => {
    preview = now
    listeners.notify()
  }
  const stop = () => {
    worker?.terminate()
    worker = undefined
    busy = false
  }
  const fail = () => {
    stop()
    set({ state: 'failed' })
    work()
  }
  const onResponse = (response: Response) => {
    if (response.type === 'fonts-wanted') {
      worker?.settled()
      void sendFonts(response)
      return
    }
    busy = false
    worker?.settled()
    set(response.type === 'page' ? { state: 'shown', shown: response.shown } : { state: 'failed' })
    work()
  }
  async function sendFonts(wanted: WantedFonts) {
    const requester = worker
    try {
      const loaded = await loadFonts(wanted)
      await Promise.all(loaded.fonts.map(addToPage))
      if (requester === worker) requester?.send({ type: 'fonts', ...loaded }, workTimeoutMs())
    } catch {
      if (requester === worker) fail()
    }
  }
  function work() {
    if (busy) return
    const pageChanged =
      preview.state === 'shown' && preview.shown.at !== Math.min(page, preview.shown.pages - 1)
    if (!next && !pageChanged) return
    busy = true
    worker ??= openWorker(onResponse, fail)
    const request = next
      ? ({ type: 'preview', order: next, page } as const)
      : ({ type: 'page', page } as const)
    worker.send(request, workTimeoutMs())
    next = undefined
  }
  return {
    read: () => preview,
    subscribe: listeners.add,
    show(order) {
      cancel()
      cancel = systemClock.after(debounceMs, () => {
        next = order
        work()
      })
    },
    showPage(wanted) {
      page = wanted
      work()
    },
    close() {
      cancel()
      next = undefined
      stop()
    },
  }
}

async function addToPage({ subset, bold, bytes }: FontFile): Promise<void> {
  const family = `Invoice ${subset}-${bold ? 'bold' : 'regular'}`
  if ([...document.fonts].some((face) => face.family.replaceAll('"', '') === family)) return
  document.fonts.add(await new FontFace(family, bytes).load())
}
