/** The memory of counting and analysing a text in a separate process: `npm run memory [size]`. */
import process from 'node:process'
import { makeBook } from './book.js'
import { loadCore } from './load-core.js'

const size = Number(process.argv[2] ?? 10_000_000)
const { analyse, createTextDocument } = await loadCore()
const book = makeBook()
const text = book.repeat(Math.ceil(size / book.length)).slice(0, size)
const peak = () => process.resourceUsage().maxRSS / 1024
const before = peak()
const document = createTextDocument(false)
document.load(text)
document.counts()
document.topWords()
const counted = peak()
for (let key = 0; key < 2000; key += 1) {
  document.apply({ start: size >> 1, end: size >> 1, inserted: 'x' })
  document.counts()
  document.topWords()
}
const typed = peak()
const steps = analyse(text, 'en')
while (!steps.next().done);
console.log(`### Peak memory of the process with ${size / 1e6} MB of text, MB\n`)
console.log('| before | counted | after 2,000 keys | analysed |')
console.log('| --: | --: | --: | --: |')
console.log(`| ${[before, counted, typed, peak()].map((value) => value.toFixed(0)).join(' | ')} |`)
