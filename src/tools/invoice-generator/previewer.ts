import { systemClock } from '../../platform/clock.ts'
import { createListeners, type Store } from '../../platform/store.ts'
import type { Layout } from './core/canvas.ts'
import { type PrintedInvoice, printedTexts } from './core/printed.ts'
import type { FontFile } from './core/worker-messages.ts'
import { loadFonts } from './fonts.ts'
import { openWorker } from './generation.ts'

export type Preview =
  | { readonly state: 'none' }
  | { readonly state: 'shown'; readonly layout: Layout }
  | { readonly state: 'failed' }

/** How long the typing must rest, in milliseconds. */
const rest = 250

const nameOf = ({ slice, bold }: FontFile) => `${slice}-${bold ? 'bold' : 'regular'}`

export type Previewer = Store<Preview> & {
  show(printed: PrintedInvoice): void
  close(): void
}

/**
 * Lays out the pages in a worker, one request at a time: what is typed meanwhile waits, the newest wins. Fonts are
 * given to the worker and, under the names that the layout uses, to the page.
 */
export function createPreviewer(): Previewer {
  let preview: Preview = { state: 'none' }
  let worker: ReturnType<typeof openWorker> | undefined
  let busy = false
  let next: PrintedInvoice | undefined
  let cancel = () => {}
  const sent = new Set<string>()
  const listeners = createListeners(() => () => {})
  const set = (now: Preview) => {
    preview = now
    listeners.tell()
  }
  const stop = () => {
    worker?.terminate()
    worker = undefined
    busy = false
    sent.clear()
  }
  const settle = (now: Preview) => {
    busy = false
    set(now)
    if (next) void work()
  }
  const fail = () => {
    stop()
    set({ state: 'failed' })
  }
  async function work() {
    if (busy || !next) return
    const printed = next
    next = undefined
    busy = true
    worker ??= openWorker((answer) => {
      if (answer.type === 'layout') settle({ state: 'shown', layout: answer.layout })
      else settle({ state: 'failed' })
    }, fail)
    const mine = worker
    try {
      const fonts = (await loadFonts(printedTexts(printed))).filter((file) => !sent.has(nameOf(file)))
      if (mine !== worker) return
      await Promise.all(fonts.map(addToPage))
      for (const file of fonts) sent.add(nameOf(file))
      mine.send({ id: 0, want: 'layout', printed, xml: '', fonts })
    } catch {
      if (mine === worker) fail()
    }
  }
  return {
    read: () => preview,
    subscribe: listeners.add,
    show(printed) {
      cancel()
      cancel = systemClock.after(rest, () => {
        next = printed
        void work()
      })
    },
    close() {
      cancel()
      next = undefined
      stop()
    },
  }
}

async function addToPage(file: FontFile): Promise<void> {
  const family = `Invoice ${nameOf(file)}`
  if ([...document.fonts].some((face) => face.family.replaceAll('"', '') === family)) return
  document.fonts.add(await new FontFace(family, file.bytes).load())
}
