/**
 * What it costs to put a megabyte into a text area, on a page with nothing else: `npm run paste`. At once, and in slices
 * with a frame between them, which is the only way to make the browser's one long layout into shorter ones.
 */
import process from 'node:process'
import { chromium } from 'playwright-core'
import { makeBook } from './book.js'

const size = 1_000_000
const book = makeBook()
const text = book.repeat(Math.ceil(size / book.length)).slice(0, size)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** CPU milliseconds of the main thread's tasks, the longest first. @param {number} slice characters at a time */
async function fill(slice) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent('<textarea style="contain:strict;width:600px;height:400px"></textarea>')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.evaluate(
    async ({ text, slice }) => {
      const area = document.querySelector('textarea')
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(null)
          })
        })
      for (let at = 0; at < text.length; at += slice) {
        area?.setRangeText(text.slice(at, at + slice), at, at, 'end')
        await frame()
      }
    },
    { text, slice },
  )
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  /** @typedef {{ name: string, pid: number, tid: number, tdur?: number }} TraceEvent */
  const events = /** @type {TraceEvent[]} */ (traceEvents)
  const threads = new Set(
    events.filter(({ name }) => name === 'Layout').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}

console.log('| 1 MB into a bare text area | longest task, CPU ms | all tasks, CPU ms |')
console.log('| --- | --: | --: |')
for (const slice of [size, 200_000, 100_000]) {
  const tasks = await fill(slice)
  const sum = tasks.reduce((total, task) => total + task, 0)
  const way = slice === size ? 'at once' : `${slice / 1000} kB a frame`
  console.log(`| ${way} | ${(tasks[0] ?? 0).toFixed(0)} | ${sum.toFixed(0)} |`)
}
await browser.close()
