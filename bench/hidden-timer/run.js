/** How late the Pomodoro timer ends in hidden tabs: see README.md. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '../../build/server/serve.js'

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

const address = await new Promise((resolve) => {
  let said = ''
  chromium.stderr.on('data', (part) => {
    said += part
    const found = /ws:\/\/\S+/.exec(said)
    if (found) resolve(found[0])
  })
})
const socket = new WebSocket(address)
await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
const waiting = new Map()
socket.addEventListener('message', ({ data }) => {
  const { id, result, error } = JSON.parse(data)
  waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result)
  waiting.delete(id)
})
let sent = 0
const send = (method, params = {}, sessionId = undefined) =>
  new Promise((resolve) => {
    sent += 1
    waiting.set(sent, resolve)
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
  })

/** Runs in the page before its own scripts: notes ticks, beeps and notifications. */
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

async function open(url) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Page.enable', {}, sessionId)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: recorder }, sessionId)
  await send('Page.navigate', { url }, sessionId)
  const evaluate = async (expression) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true, userGesture: true }, sessionId)).result
      .value
  return { targetId, sessionId, evaluate }
}

const timerKey = 'toolnook:pomodoro:timer'
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
const tabs = [await open(`${site.url}/tools/pomodoro`), await open(`${site.url}/tools/pomodoro`)]
const [first] = tabs
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
const { timer } = JSON.parse(await first.evaluate(`localStorage.getItem('${timerKey}')`)).d
const front = await open('about:blank')
await send('Target.activateTarget', { targetId: front.targetId })
await sleep(timer.deadline - Date.now() + 8000)

const rows = []
for (const tab of tabs) {
  const seen = JSON.parse(
    await tab.evaluate(`JSON.stringify({ ...seen, visibility: document.visibilityState })`),
  )
  const gaps = seen.ticks.slice(1).map((tick, index) => tick - seen.ticks[index])
  rows.push({
    visibility: seen.visibility,
    largestTickGap: Math.max(...gaps),
    beepLate: seen.beeps.map((moment) => moment - timer.deadline).join(),
    noteLate: seen.notes.map((moment) => moment - timer.deadline).join(),
  })
}
console.table(rows)
const { last } = JSON.parse(await first.evaluate(`localStorage.getItem('${timerKey}')`)).d
console.log(`noticed ${last.noticedAt - last.endedAt} ms after the deadline`)
socket.close()
await new Promise((resolve) => {
  chromium.once('exit', resolve)
  chromium.kill()
})
rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
await site.close()
