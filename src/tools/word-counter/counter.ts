import { createStore, type Store } from '../../lib/store.ts'
import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { createWorkerChannel, type WorkerChannel } from '../../platform/workers/workers.ts'
import type { Analysis } from './core/analysis/analysis.ts'
import type { LanguageChoice } from './core/analysis/language.ts'
import type { CountedWord } from './core/analysis/word-tally.ts'
import type { TextCounts } from './core/document/block-counts.ts'
import type { TextEdit } from './core/document/text-document.ts'
import type { WorkerRequest, WorkerResponse } from './core/worker-messages.ts'
import workerUrl from './worker.ts?worker&url'

export type CounterState = {
  readonly counts: TextCounts
  /** null while the words of a newly loaded text are being counted. */
  readonly top: readonly CountedWord[] | null
  readonly analysis: Analysis | null
  /** Whether the analysis is of the current text. */
  readonly isCurrent: boolean
  readonly failed: boolean
}

const empty: CounterState = {
  counts: { words: 0, characters: 0, charactersNoSpaces: 0, sentences: 0, paragraphs: 0, units: 0, lines: 0 },
  top: [],
  analysis: null,
  isCurrent: true,
  failed: false,
}

type Counted = Extract<WorkerResponse, { type: 'counts' }>

/** Delay of the counts, so that the frame that shows a key comes first. */
const countsDelayMs = 50

/** Counts the page's text in a worker, which has a copy and receives only changes. */
export type Counter = Store<CounterState> & {
  load(text: string): void
  edit(edit: TextEdit, length: number): void
  setLanguage(language: LanguageChoice): void
  /** Resolves to the complete state of the current text, or `undefined` on failure. */
  current(): Promise<CounterState | undefined>
  close(): void
}

/** `readText` returns the whole text, for a worker that has lost its copy. */
export function createCounter(readText: () => string): Counter {
  const store = createStore(empty)
  let channel: WorkerChannel<WorkerRequest<File>> | undefined
  let revision = 0

  let counted: Counted | undefined
  let showing: ReturnType<typeof setTimeout> | undefined
  const applyCounts = () => {
    const state = store.read()
    if (counted)
      store.set({
        ...state,
        counts: counted.counts,
        top: counted.top ?? (state.counts.words === 0 ? null : state.top),
      })
    forgetCounts()
  }
  const showCounts = (response: Counted) => {
    counted = { ...response, top: response.top ?? counted?.top ?? null }
    showing ??= setTimeout(applyCounts, countsDelayMs)
  }
  const forgetCounts = () => {
    clearTimeout(showing)
    showing = undefined
    counted = undefined
  }

  const handleResponse = (response: WorkerResponse) => {
    // Outdated results would only flicker.
    if (response.revision !== revision) return
    if (response.type === 'counts') showCounts(response)
    else if (response.type === 'analysis') {
      applyCounts()
      const state = store.read()
      // An empty text is shown as before the first one, without a time to read.
      const analysis = state.counts.characters === 0 ? null : response.analysis
      store.set({ ...state, analysis, isCurrent: true })
      channel?.settled()
    } else load(readText())
  }
  const send = (request: WorkerRequest<File>, bytes: number) => {
    channel ??= createWorkerChannel({ url: workerUrl }, { onResponse: handleResponse, failed: fail })
    channel.send(request, workTimeoutMs({ bytes }))
  }
  const fail = () => {
    channel = undefined
    store.set({ ...store.read(), failed: true })
  }
  const changed = () => {
    revision += 1
    const state = store.read()
    if (state.isCurrent || state.failed) store.set({ ...state, isCurrent: false, failed: false })
    return revision
  }
  const load = (text: string) => {
    changed()
    forgetCounts()
    if (text === '') {
      // The counts of an empty text need no worker, which only clears its copy.
      store.set(empty)
      if (channel) send({ type: 'load', revision, text }, 0)
      return
    }
    send({ type: 'load', revision, text }, text.length)
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    load,
    edit(edit, length) {
      // After a failure a new worker needs the whole text.
      if (length === 0 || !channel) load(readText())
      else send({ type: 'edit', revision: changed(), edit, length }, length)
    },
    setLanguage(language) {
      send({ type: 'language', revision: changed(), language }, readText().length)
    },
    current: () =>
      new Promise((resolve) => {
        const check = () => {
          const state = store.read()
          if (!state.isCurrent && !state.failed) return
          leave()
          resolve(state.failed ? undefined : state)
        }
        const leave = store.subscribe(check)
        check()
      }),
    close() {
      forgetCounts()
      channel?.terminate()
      channel = undefined
    },
  }
}
