import { type Analysis, analyse } from './core/analysis/analysis.ts'
import { detectLanguage, type FoundLanguage, type LanguageChoice } from './core/analysis/language.ts'
import { type AnswerToOpen, type Decode, decodeText } from './core/document/decode-text.ts'
import { createTextDocument } from './core/document/text-document.ts'
import type { AnswerFromWorker, RequestToWorker } from './core/messages-to-worker.ts'

/** How long typing must rest before the analysis starts, and how long it works before it listens, in milliseconds. */
const debounceMs = 350
const slice = 12

let choice: LanguageChoice = 'auto'
let isTurkish = false
let document = createTextDocument(isTurkish)
let revision = 0
let waiting: ReturnType<typeof setTimeout> | undefined
let running: Generator<undefined, Analysis> | undefined

const answer = (message: AnswerFromWorker) => postMessage(message)

function answerCounts(isLoaded: boolean): void {
  const counts = document.counts()
  if (isLoaded) answer({ type: 'counts', revision, counts, top: null })
  answer({ type: 'counts', revision, counts, top: document.topWords() })
}

/** Another language lowercases otherwise: the words are counted anew. */
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
    if (setLanguage(language, text)) answerCounts(false)
    running = analyse(text, language)
    work()
  }, delay)
}

function work(): void {
  const until = performance.now() + slice
  while (running && performance.now() < until) {
    const { done, value } = running.next()
    if (!done) continue
    running = undefined
    answer({ type: 'analysis', revision, analysis: value })
  }
  if (running) waiting = setTimeout(work)
}

const decode: Decode = (bytes, encoding) => new TextDecoder(encoding, { fatal: true }).decode(bytes)

async function open(file: File): Promise<AnswerToOpen> {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { ok: false, why: 'unreadable' }
  const decoded = decodeText(new Uint8Array(bytes), decode)
  return decoded ? { ok: true, decoded } : { ok: false, why: 'not-text' }
}

addEventListener('message', ({ data }: MessageEvent<RequestToWorker<File>>) => {
  if (data.type === 'open') {
    open(data.file).then(postMessage, reportError)
    return
  }
  revision = data.revision
  switch (data.type) {
    case 'load': {
      const language = choice === 'auto' ? detectLanguage(data.text) : choice
      if (!setLanguage(language, data.text)) document.load(data.text)
      answerCounts(true)
      analyseLater(0)
      return
    }
    case 'edit': {
      const { start, end, inserted } = data.edit
      if (end > document.length() || document.length() + inserted.length - (end - start) !== data.length) {
        answer({ type: 'resync', revision })
        return
      }
      document.apply(data.edit)
      answerCounts(false)
      analyseLater()
      return
    }
    case 'language':
      choice = data.language
      analyseLater(0)
  }
})
