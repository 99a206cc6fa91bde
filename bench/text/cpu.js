/**
 * The same work in Node.js, in CPU time, which is unaffected by other processes: `npm run cpu`. Without plain counting,
 * whose Intl.Segmenter is quadratic on long strings in Node.js 20.
 */
import process from 'node:process'
import { countWords } from 'alfaaz'
import letterCount from 'letter-count'
import readingTime from 'reading-time/lib/reading-time.js'
import { makeBook } from './book.js'
import { loadCore } from './load-core.js'

const { createTextDocument } = await loadCore()

/** User time of this process in milliseconds. @param {() => unknown} work */
function cpu(work) {
  const before = process.cpuUsage().user
  work()
  return (process.cpuUsage().user - before) / 1000
}
/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const times = (/** @type {number} */ count, /** @type {() => number} */ work) =>
  median(Array.from({ length: count }, work))
const book = makeBook()
for (const size of [1_000_000, 10_000_000]) {
  const text = book.repeat(Math.ceil(size / book.length)).slice(0, size)
  console.log(`### ${size / 1e6} MB, Node.js ${process.versions.node}, CPU ms (medians)\n`)
  console.log('| candidate | words | first figures | all figures | after a key |')
  console.log('| --- | --: | --: | --: | --: |')
  const document = createTextDocument(false)
  let words = 0
  /** @type {number[]} */
  const firsts = []
  const load = () =>
    cpu(() => {
      firsts.push(
        cpu(() => {
          document.load(text)
          words = document.counts().words
        }),
      )
      document.topWords()
    })
  const all = times(5, load)
  const first = median(firsts)
  const key = times(50, () =>
    cpu(() => {
      document.apply({ start: size >> 1, end: size >> 1, inserted: 'x' })
      document.counts()
      document.topWords()
    }),
  )
  console.log(`| ours | ${words} | ${first.toFixed(0)} | ${all.toFixed(0)} | ${key.toFixed(1)} |`)
  /** @type {Readonly<Record<string, () => unknown>>} */
  const others = {
    alfaaz: () => countWords(text),
    'letter-count': () => letterCount.count(text).words,
    'reading-time': () => readingTime(text).words,
  }
  for (const [name, candidate] of Object.entries(others)) {
    const time = times(3, () => cpu(candidate))
    console.log(`| ${name} | ${candidate()} | ${time.toFixed(0)} | ${time.toFixed(0)} | ${time.toFixed(0)} |`)
  }
  console.log('')
}
