/**
 * How fast pages answer 30 interactions on a processor four times slower, and the longest tasks that follow at normal speed:
 *   node interactions.js [--only <text>] [--runs <number>] [--peer <name>=<folder>] [--causes] [--dry]
 */
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { launchBrowser } from './browser.js'
import { median } from './figures.js'
import { press, script } from './interaction-script.js'
import { measure } from './measure-interaction.js'
import { servePeers } from './peers.js'
import { circumstances, heading, report, row } from './readme.js'

/**
 * @import { Interaction } from './interaction-script.js'
 * @import { Measured } from './measure-interaction.js'
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
    causes: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const limits = { answer: 100, task: 50 }
const runs = Number(values.runs)
/**
 * What no page can fall below: a button that changes a word, on a page with nothing else.
 * @type {Interaction}
 */
const plain = {
  path: '/robots.txt',
  name: 'presses a button',
  prepare: (page) =>
    page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'Press'
      button.onclick = () => button.replaceChildren('Pressed')
      document.body.replaceChildren(button)
    }),
  act: (page) => press(page.getByRole('button')),
}
const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const others = await servePeers(values.peer)
const chosen = [
  { interaction: plain, url: site.url, page: 'nothing else', isOurs: false },
  ...script.map((interaction) => ({
    interaction,
    url: site.url,
    page: `\`${interaction.path}\``,
    isOurs: true,
  })),
  ...others.flatMap(({ peer, url }) =>
    peer.interactions.map((interaction) => ({
      interaction,
      url,
      page: `${peer.name} \`${interaction.path}\``,
      isOurs: false,
    })),
  ),
].filter(
  ({ page, interaction }) =>
    values.only?.some((text) => `${page} ${interaction.name}`.includes(text)) ?? true,
)
const browser = await launchBrowser()
/** @param {number} milliseconds 0 if it was too short to be seen */
const shown = (milliseconds) => (milliseconds === 0 ? '–' : milliseconds.toFixed(0))

const rows = []
let isWithin = true
for (const { interaction, url, page, isOurs } of chosen) {
  /** @type {Measured[]} */
  const slow = []
  /** @type {Measured[]} */
  const normal = []
  for (let run = 0; run < runs; run += 1) {
    slow.push(await measure(browser, url, interaction, { slowdown: 4, hydrates: isOurs }))
    normal.push(await measure(browser, url, interaction, { slowdown: 1, hydrates: isOurs, isTraced: true }))
  }
  const answers = slow.map(({ slowest }) => slowest?.duration ?? 0)
  const longest = Math.max(...normal.map((each) => each.longest))
  const ofCpu = (/** @type {'answer' | 'longest'} */ figure) =>
    median(normal.map(({ cpu }) => cpu?.[figure] ?? Number.NaN))
  const figures = [median(answers), Math.max(...answers), longest]
  const cpu = [ofCpu('answer'), ofCpu('longest')]
  rows.push(row([page, interaction.name, ...[...figures, ...cpu].map(shown)]))
  console.log(rows.at(-1))
  const worst = slow.toSorted((a, b) => (b.slowest?.duration ?? 0) - (a.slowest?.duration ?? 0))[0]
  if (worst?.slowest && worst.slowest.duration > limits.answer) {
    const { name, delay, handlers, duration } = worst.slowest
    console.log(
      `  ${name}: ${delay.toFixed(0)} ms until listeners, ${handlers.toFixed(0)} in them, ${duration} in all`,
    )
  }
  if (isOurs && (median(answers) > limits.answer || longest > limits.task)) isWithin = false
  if (values.causes)
    for (const { start, duration, scripts } of [
      ...(worst?.frames ?? []),
      ...normal.flatMap(({ frames }) => frames),
    ])
      console.log(`  frame at ${start.toFixed(0)}: ${duration.toFixed(0)} ms`, scripts)
}
const text = [
  `${circumstances(browser.version())}${others.map(({ version }) => `; ${version}`).join('')}; ${runs === 1 ? 'one run each' : `median and worst of ${runs} runs`}. A dash: an answer within 16 ms, no task over 50 ms. Last two: medians of the main thread’s time of the processor at normal speed, which other processes do not lengthen.`,
  '',
  ...heading(
    [
      'page',
      'interaction',
      'answer ms, median',
      'worst',
      'longest task ms',
      'CPU ms until the frame',
      'of the longest task',
    ],
    2,
  ),
  ...rows,
]
await browser.close()
for (const each of [site, ...others]) await each.close()
report('interactions', text, values)
if (!isWithin) {
  console.log(`Over ${limits.answer} ms or a task over ${limits.task} ms.`)
  process.exitCode = 1
}
