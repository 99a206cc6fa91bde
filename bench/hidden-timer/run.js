/** Measures how late the Pomodoro timer ends in hidden tabs: see README.md. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '../../build/server/serve.js'

/**
 * @import { CDPSession } from '@playwright/test'
 * @import { FinishOptions, TimerRecord } from '../../src/tools/pomodoro/core/finish.ts'
 */

const minutes = Number(process.argv[2] ?? 7)
const site = await serve({ dist: 'dist', port: 4177 })
const profile = mkdtempSync(join(tmpdir(), 'hidden-timer-'))
const chromium = spawn(
  process.env.CHROMIUM_PATH ?? 'chromium',
  [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
)

/** @type {string} */
const address = await new Promise((resolve) => {
  let said = ''
  chromium.stderr.on('data', (/** @type {Buffer} */ part) => {
    said += part
    const found = /ws:\/\/\S+/.exec(said)
    if (found) resolve(found[0])
  })
})
const socket = new WebSocket(address)
await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
/** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
const waiting = new Map()
socket.addEventListener('message', ({ data }) => {
  /** @type {{ id: number, result: unknown, error?: { message: string } }} */
  const { id, result, error } = JSON.parse(data)
  if (error) waiting.get(id)?.reject(new Error(error.message))
  else waiting.get(id)?.resolve(result)
  waiting.delete(id)
})
let sent = 0
/**
 * Sends a command to the browser or one of its tabs. The types are those of the protocol.
 * @param {string} [sessionId] of the tab @returns {CDPSession['send']}
 */
const sendTo = (sessionId) => async (method, params) => {
  const answer = await new Promise((resolve, reject) => {
    sent += 1
    waiting.set(sent, { resolve, reject })
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
  })
  return answer
}
const send = sendTo()

/** Runs in the page before its scripts: records ticks, beeps and notifications. */
const recorder = `{
  const seen = globalThis.seen = { ticks: [], beeps: [], notes: [] }
  setInterval(() => seen.ticks.push(Date.now()), 1000)
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when) {
    seen.beeps.push(Date.now())
    start.call(this, when)
  }
  const registration = globalThis.ServiceWorkerRegistration?.prototype
  const show = registration?.showNotification
  if (show) registration.showNotification = function (...content) {
    seen.notes.push(Date.now())
    return show.apply(this, content)
  }
}`

/** @param {string} url */
async function open(url) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const sendToTab = sendTo(sessionId)
  await sendToTab('Page.enable', {})
  await sendToTab('Page.addScriptToEvaluateOnNewDocument', { source: recorder })
  await sendToTab('Page.navigate', { url })
  /** @param {string} expression of a text, where its value is needed @returns {Promise<string>} */
  const evaluate = async (expression) =>
    (await sendToTab('Runtime.evaluate', { expression, returnByValue: true, userGesture: true })).result.value
  return { targetId, evaluate }
}

const timerKey = 'toolnook:pomodoro:timer'
/** @type {FinishOptions & { sound: boolean, volume: number, flash: boolean, keepScreenOn: boolean }} */
const settings = {
  customMinutes: minutes,
  customCounts: true,
  autoStartBreaks: false,
  autoStartWork: false,
  sound: true,
  volume: 30,
  flash: false,
  keepScreenOn: false,
}

await send('Browser.grantPermissions', { permissions: ['notifications'], origin: new URL(site.url).origin })
const first = await open(`${site.url}/tools/pomodoro`)
const tabs = [first, await open(`${site.url}/tools/pomodoro`)]
await sleep(5000)
await send('Target.activateTarget', { targetId: first.targetId })
await first.evaluate(`{
  const key = 'toolnook:pomodoro:settings'
  localStorage.setItem(key, ${JSON.stringify(JSON.stringify({ v: 1, d: settings }))})
  dispatchEvent(new StorageEvent('storage', { key }))
  document.querySelector('input[type="radio"][value="custom"]').click()
}`)
await sleep(500)
await first.evaluate(`[...document.querySelectorAll('main button')]
  .find((button) => button.textContent.trim() === 'Start')
  .click()`)
await sleep(500)
const readRecord = async () =>
  /** @type {{ d: TimerRecord }} */ (JSON.parse(await first.evaluate(`localStorage.getItem('${timerKey}')`)))
    .d
const { timer } = await readRecord()
if (timer.status !== 'running') throw new Error(`the timer is ${timer.status}`)
const front = await open('about:blank')
await send('Target.activateTarget', { targetId: front.targetId })
await sleep(timer.deadline - Date.now() + 8000)

const rows = []
for (const tab of tabs) {
  /** @type {{ visibility: string, ticks: number[], beeps: number[], notes: number[] }} */
  const seen = JSON.parse(
    await tab.evaluate(`JSON.stringify({ ...seen, visibility: document.visibilityState })`),
  )
  const gaps = seen.ticks.slice(1).map((tick, index) => tick - (seen.ticks[index] ?? tick))
  rows.push({
    visibility: seen.visibility,
    largestTickGap: Math.max(...gaps),
    beepLate: seen.beeps.map((moment) => moment - timer.deadline).join(),
    noteLate: seen.notes.map((moment) => moment - timer.deadline).join(),
  })
}
console.table(rows)
const { last } = await readRecord()
if (last === null) throw new Error('no end was noticed')
console.log(`noticed ${last.noticedAt - last.endedAt} ms after the deadline`)
socket.close()
await new Promise((resolve) => {
  chromium.once('exit', resolve)
  chromium.kill()
})
rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
await site.close()
