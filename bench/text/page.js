import { countWords } from 'alfaaz'
import letterCount from 'letter-count'
import readingTime from 'reading-time/lib/reading-time.js'
import { plain } from './plain.js'

/** @import { WorkerResponse, WorkerRequest } from '../../src/tools/word-counter/core/worker-messages.ts' */

/**
 * @typedef {{ words: number, first?: number }} Counted first: milliseconds until the first figures, if they come early
 * @typedef {{
 *   load: (text: string) => Counted | Promise<Counted>,
 *   key?: (text: string) => Promise<Counted>,
 *   end?: () => void,
 * }} Candidate
 * @typedef {'ours' | 'plain' | 'alfaaz' | 'letter-count' | 'reading-time'} CandidateName
 * @typedef {{ words: number, first: number, all: number, key: number, longest: number }} Measured milliseconds
 * @typedef {typeof measure} Measure
 */

/** @type {Worker} */
let worker
let revision = 0

/**
 * Sends a request to the site's worker and waits until it has returned the ten most frequent words.
 * @param {(revision: number) => Extract<WorkerRequest<File>, { type: 'load' | 'edit' }>} request
 * @returns {Promise<Counted>}
 */
const ask = (request) =>
  new Promise((resolve, reject) => {
    let first = 0
    const start = performance.now()
    revision += 1
    worker.onerror = () => reject(new Error('The worker failed'))
    worker.onmessage = (/** @type {MessageEvent<WorkerResponse>} */ { data }) => {
      if (data.type !== 'counts' || data.revision !== revision) return
      first ||= performance.now() - start
      if (data.top) resolve({ words: data.counts.words, first })
    }
    worker.postMessage(request(revision))
  })

/** What each candidate does after loading a text, and after one more key. @type {Readonly<Record<CandidateName, Candidate>>} */
const candidates = {
  ours: {
    load: (/** @type {string} */ text) => {
      worker = new Worker('/worker.js')
      return ask((revision) => ({ type: 'load', revision, text }))
    },
    key: (/** @type {string} */ text) =>
      ask((revision) => ({
        type: 'edit',
        revision,
        edit: { start: text.length >> 1, end: text.length >> 1, inserted: 'x' },
        length: text.length + 1,
      })),
    end: () => worker.terminate(),
  },
  plain: { load: plain },
  alfaaz: { load: (/** @type {string} */ text) => ({ words: countWords(text) }) },
  'letter-count': { load: (/** @type {string} */ text) => ({ words: letterCount.count(text).words }) },
  'reading-time': { load: (/** @type {string} */ text) => ({ words: readingTime(text).words }) },
}

/** @param {CandidateName} name @param {number} size in UTF-16 units @returns {Promise<Measured>} */
async function measure(name, size) {
  const book = await (await fetch('/book.txt')).text()
  const text = book.repeat(Math.ceil(size / book.length)).slice(0, size)
  const candidate = candidates[name]
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const rest = () => new Promise((resolve) => setTimeout(resolve, 200))
  await rest()
  longest = 0
  let start = performance.now()
  const { words, first = 0 } = await candidate.load(text)
  const all = performance.now() - start
  // Long enough that the analysis, which follows, does not delay the key.
  await new Promise((resolve) => setTimeout(resolve, name === 'ours' ? 4000 : 200))
  start = performance.now()
  await (candidate.key ?? candidate.load)(name === 'ours' ? text : `${text}x`)
  const key = performance.now() - start
  await rest()
  candidate.end?.()
  observer.disconnect()
  return { words, first: first || all, all, key, longest }
}

Object.assign(globalThis, { measure })
