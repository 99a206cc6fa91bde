/** Drivers for Firefox ESR and WebKitGTK from Debian, without further packages. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @import { Socket } from 'node:net' */
/**
 * @typedef {{ error: string, message: string }} Failure as WebDriver says it
 * @typedef {{ open: (url: string) => Promise<unknown>, run: (script: string) => Promise<unknown>, close: () => Promise<void> }} Driver
 */

const timeoutMs = 60_000

/** @returns {Promise<number>} a port that was free just before */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** @template T @param {() => Promise<T>} attempt @returns {Promise<T>} */
async function until(attempt) {
  const end = Date.now() + timeoutMs
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

/** @param {import('node:child_process').ChildProcess} child */
const end = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(undefined)
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

/** Marionette: length-prefixed JSON over TCP. @returns {Promise<Driver>} */
export async function startFirefox() {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const child = spawn(
    'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' } },
  )
  const socket = await until(
    /** @returns {Promise<Socket>} */
    () =>
      new Promise((resolve, reject) => {
        const tried = connect(port, '127.0.0.1', () => resolve(tried))
        tried.once('error', reject)
      }),
  )
  /** @type {Map<number, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let received = Buffer.alloc(0)
  socket.on('data', (/** @type {Buffer} */ data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const length = Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < colon + 1 + length) return
      /** @type {unknown} */
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue
      // Message type, id, error and result.
      const [, id, error, result] = /** @type {[number, number, Failure | null, unknown]} */ (message)
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`))
      else waiting.get(id)?.resolve(result)
    }
  })
  let last = 0
  /** @param {string} name @param {object} parameters @returns {Promise<unknown>} */
  const ask = (name, parameters) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const text = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await ask('WebDriver:NewSession', {})
  await ask('WebDriver:SetTimeouts', { script: timeoutMs, pageLoad: timeoutMs })
  return {
    open: (url) => ask('WebDriver:Navigate', { url }),
    run: async (script) =>
      /** @type {{ value: unknown }} */ (await ask('WebDriver:ExecuteAsyncScript', { script, args: [] }))
        .value,
    close: async () => {
      socket.destroy()
      await end(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebDriver over HTTP, on a virtual screen. @returns {Promise<Driver>} */
export async function startWebKit() {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<unknown>} */
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = /** @type {{ value: unknown }} */ (await response.json())
    if (response.ok) return value
    const { error, message } = /** @type {Failure} */ (value)
    throw new Error(`${error}: ${message}`)
  }
  await until(() => ask('GET', '/status'))
  const { sessionId } = /** @type {{ sessionId: string }} */ (
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
      },
    })
  )
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/timeouts`, { script: timeoutMs, pageLoad: timeoutMs })
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    run: (script) => ask('POST', `${session}/execute/async`, { script, args: [] }),
    close: async () => {
      await ask('DELETE', session).catch(() => {})
      // Ends the virtual screen and the browser, too: they are in this process group.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
