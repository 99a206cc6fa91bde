import { type Analysis, analyse } from './core/analysis/analysis.ts'
import { detectLanguage, type FoundLanguage, type LanguageChoice } from './core/analysis/language.ts'
import { type Decode, decodeText, type OpenResponse } from './core/document/decode-text.ts'
import { createTextDocument } from './core/document/text-document.ts'
import type { WorkerRequest, WorkerResponse } from './core/worker-messages.ts'

/** Debounce of the analysis while typing, and how long it runs before messages are handled, in milliseconds. */
const debounceMs = 350
const sliceMs = 12

let choice: LanguageChoice = 'auto'
let isTurkish = false
let document = createTextDocument(isTurkish)
let revision = 0
let waiting: ReturnType<typeof setTimeout> | undefined
let running: Generator<undefined, Analysis> | undefined

const respond = (message: WorkerResponse) => postMessage(message)

function respondCounts(isLoaded: boolean): void {
  const counts = document.counts()
  if (isLoaded) respond({ type: 'counts', revision, counts, top: null })
  respond({ type: 'counts', revision, counts, top: document.topWords() })
}

/** Recounts the words if the language changes how they are lowercased; returns whether it did. */
function setLanguage(language: FoundLanguage, text: string): boolean {
  if (isTurkish === (language === 'tr')) return false
  isTurkish = language === 'tr'
  document = createTextDocument(isTurkish)
  document.load(text)
  return true
}

function analyseLater(delay = debounceMs): void {
  clearTimeout(waiting)
  running = undefined
  waiting = setTimeout(() => {
    const text = document.text()
    const language = choice === 'auto' ? detectLanguage(text) : choice
    if (setLanguage(language, text)) respondCounts(false)
    running = analyse(text, language)
    work()
  }, delay)
}

function work(): void {
  const until = performance.now() + sliceMs
  while (running && performance.now() < until) {
    const { done, value } = running.next()
    if (!done) continue
    running = undefined
    respond({ type: 'analysis', revision, analysis: value })
  }
  if (running) waiting = setTimeout(work)
}

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

async function open(file: File): Promise<OpenResponse> {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { ok: false, why: 'unreadable' }
  const decoded = decodeText(new Uint8Array(bytes), decode)
  return decoded ? { ok: true, decoded } : { ok: false, why: 'not-text' }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<File>>) => {
  if (data.type === 'open') {
    open(data.file).then(postMessage, reportError)
    return
  }
  revision = data.revision
  switch (data.type) {
    case 'load': {
      const language = choice === 'auto' ? detectLanguage(data.text) : choice
      if (!setLanguage(language, data.text)) document.load(data.text)
      respondCounts(true)
      analyseLater(0)
      return
    }
    case 'edit': {
      const { start, end, inserted } = data.edit
      if (end > document.length() || document.length() + inserted.length - (end - start) !== data.length) {
        respond({ type: 'resync', revision })
        return
      }
      document.apply(data.edit)
      respondCounts(false)
      analyseLater()
      return
    }
    case 'language':
      choice = data.language
      analyseLater(0)
  }
})
