/**
 * A browser driven by its own protocol, through a pipe: test drivers tell pages that they are in sight even when they are
 * not.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath, flags } from './browser.js'

/**
 * @typedef {import('@playwright/test').CDPSession['send']} Send
 * @typedef {{ method: string, params: Record<string, unknown>, sessionId?: string }} Message
 */

export async function launchDevtools() {
  const profile = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const browser = spawn(
    chromiumPath,
    [
      '--headless=new',
      ...flags,
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const input = /** @type {import('node:stream').Writable} */ (browser.stdio[3])
  const output = /** @type {import('node:stream').Readable} */ (browser.stdio[4])
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} results of any command */
  const waiting = new Map()
  /** @type {Set<(message: Message) => void>} */
  const listeners = new Set()
  let rest = ''
  output.setEncoding('utf8')
  output.on('data', (/** @type {string} */ part) => {
    const messages = (rest + part).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) {
      const message = JSON.parse(text)
      if (message.id === undefined) for (const listener of listeners) listener(message)
      else if (message.error) waiting.get(message.id)?.reject(new Error(message.error.message))
      else waiting.get(message.id)?.resolve(message.result)
      waiting.delete(message.id)
    }
  })
  let sent = 0
  /** Sends commands to the browser, or to one of its tabs. @param {string} [sessionId] of the tab @returns {Send} */
  const sendTo = (sessionId) => (method, params) =>
    new Promise((resolve, reject) => {
      sent += 1
      waiting.set(sent, { resolve, reject })
      input.write(`${JSON.stringify({ id: sent, method, params: params ?? {}, sessionId })}\0`)
    })
  const send = sendTo()

  /** Opens a tab in front of all others. @param {string} url @param {string} [before] a script that runs before the page's */
  async function open(url, before) {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const toTab = sendTo(sessionId)
    await toTab('Page.enable')
    if (before !== undefined) await toTab('Page.addScriptToEvaluateOnNewDocument', { source: before })
    await toTab('Page.navigate', { url })
    /** @param {string} expression @returns {Promise<any>} its value, of any kind */
    const evaluate = async (expression) => {
      const { result, exceptionDetails } = await toTab('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    }
    return {
      send: toTab,
      evaluate,
      show: () => send('Target.activateTarget', { targetId }),
      close: () => send('Target.closeTarget', { targetId }),
    }
  }

  /**
   * Records what happens in all processes while work is done.
   * @param {readonly string[]} categories @param {() => Promise<unknown>} work
   * @returns {Promise<readonly TraceEvent[]>}
   */
  async function trace(categories, work) {
    /** @type {TraceEvent[][]} */
    const parts = []
    let listener = (/** @type {Message} */ _message) => {}
    const complete = new Promise((resolve) => {
      listener = ({ method, params }) => {
        if (method === 'Tracing.dataCollected') parts.push(/** @type {TraceEvent[]} */ (params.value))
        if (method === 'Tracing.tracingComplete') resolve(undefined)
      }
    })
    listeners.add(listener)
    await send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [...categories] },
    })
    await work()
    await send('Tracing.end')
    await complete
    listeners.delete(listener)
    return parts.flat()
  }

  async function close() {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    browser.kill()
    await gone
    // Its other processes may still write for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }

  const { product } = await send('Browser.getVersion')
  return { version: product.replace(/^.*\//, ''), open, trace, close }
}

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, args: { data?: { functionName?: string, url?: string } } }} TraceEvent `ts` and `dur` in microseconds */
