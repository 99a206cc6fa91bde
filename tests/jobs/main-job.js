/**
 * The main job of every tool, done in the page with the DOM alone, so that it runs in any browser. A tool has its job
 * in `testing/main-job.js` of its folder, with the names of its controls in every language of the site and the selector
 * of its artefact: what the visitor came for. Jobs and `doJob` are sent to the page as source text, so they must not
 * use anything from their scope.
 */
import { existsSync, readdirSync } from 'node:fs'

/**
 * @typedef {{ kind: 'done', result: string, taps: number }} Done the result, in a few words, and presses and picks until it was in hand
 * @typedef {{ kind: 'refused', said: string }} Refused the sentence in which the page says that it cannot
 * @typedef {{ kind: 'stuck', at: string, shows: string }} Stuck neither came in time
 * @typedef {Done | Refused | Stuck} Outcome
 */

/**
 * @typedef {{
 *   main: HTMLElement,
 *   textOf: (element: Element | null | undefined) => string,
 *   named: (element: Element) => string,
 *   until: <T>(what: string, find: () => T | null | undefined | false | '') => Promise<T>,
 *   buttons: (name: RegExp) => HTMLButtonElement[],
 *   press: (name: RegExp) => Promise<void>,
 *   unfold: (title: RegExp) => Promise<void>,
 *   fill: (label: RegExp, value: string) => Promise<void>,
 *   picture: (fileName: string) => Promise<File>,
 *   pick: (files: readonly File[]) => Promise<void>,
 *   saved: (buttonName: RegExp) => Promise<string>,
 *   reached: () => void,
 * }} Page what a job may do on its page; a field, button or file is waited for. `reached`: the result is in hand, what
 *   follows is no part of the visitor's way to it
 * @typedef {(page: Page) => Promise<string>} Job returns the result in a few words; rejects when it does not come
 * @typedef {{ tool: string, refusal?: string, timeoutMs?: number }} Order `refusal` is the sentence (a part of it) that is
 *   waited for besides the result; `timeoutMs` in milliseconds, for each step
 */

const folder = new URL('../../src/tools/', import.meta.url)
/** @param {string} tool */
const jobFile = (tool) => new URL(`${tool}/testing/main-job.js`, folder)

/** All tools with a job, by the last part of their path. */
export const jobNames = readdirSync(folder).filter((tool) => existsSync(jobFile(tool)))

/** @type {ReadonlyMap<string, { job: Job, artefact: string }>} */
const jobs = new Map(
  await Promise.all(
    jobNames.map(async (tool) => {
      /** @type {{ job: Job, artefact: string }} */
      const { job, artefact } = await import(jobFile(tool).href)
      return /** @type {const} */ ([tool, { job, artefact }])
    }),
  ),
)

/** @param {string} tool */
function jobOf(tool) {
  const found = jobs.get(tool)
  if (found === undefined) throw new Error(`${tool} has no testing/main-job.js in its folder`)
  return found
}

/** The selector of what the visitor of a tool comes for. @param {string} tool */
export const artefactOf = (tool) => jobOf(tool).artefact

/**
 * An expression for a tool's page in any language that does its job and evaluates to a promise of an `Outcome`.
 * @param {Order} order
 */
export function jobScript(order) {
  return `(${doJob})(${JSON.stringify(order)}, ${jobOf(order.tool).job})`
}

/** @param {Order} order @param {Job} job @returns {Promise<Outcome>} */
async function doJob({ refusal = '', timeoutMs = 60_000 }, job) {
  class Refusal extends Error {}
  class Patience extends Error {}
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const textOf = (/** @type {Element | null | undefined} */ element) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

  /**
   * @template T @param {string} what @param {() => T | null | undefined | false | ''} find
   * @returns {Promise<T>}
   */
  const until = async (what, find) => {
    const end = performance.now() + timeoutMs
    for (;;) {
      const found = find()
      if (found) return found
      if (refusal !== '' && textOf(main).includes(refusal)) throw new Refusal(refusal)
      if (performance.now() > end) throw new Patience(what)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const named = (/** @type {Element} */ element) => element.getAttribute('aria-label') ?? textOf(element)
  const buttons = (/** @type {RegExp} */ name) =>
    [...main.querySelectorAll('button')].filter((each) => name.test(named(each)) && !each.disabled)
  let taps = 0
  /** @type {number | undefined} */
  let tapsToResult
  const reached = () => {
    tapsToResult ??= taps
  }
  const press = async (/** @type {RegExp} */ name) => {
    const button = await until(`the button ${name}`, () =>
      buttons(name).find((each) => each.ariaDisabled !== 'true'),
    )
    taps += 1
    button.click()
  }
  /**
   * Opens a folded group. Where the test offers `pressFor`, by a press as of a visitor: only after those do browsers take
   * what moves for expected.
   */
  const unfold = async (/** @type {RegExp} */ name) => {
    const line = await until(`the group ${name}`, () =>
      [...main.querySelectorAll('summary, h2')].find((each) => name.test(textOf(each))),
    )
    const group = line.closest('details')
    // In an earlier build it may be a heading over fields that are always there.
    if (!group || group.open) return
    line.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = line.getBoundingClientRect()
    const { pressFor } = /** @type {{ pressFor?: (x: number, y: number) => Promise<void> }} */ (
      /** @type {unknown} */ (globalThis)
    )
    taps += 1
    if (pressFor) await pressFor(x + width / 3, y + height / 2)
    else group.querySelector('summary')?.click()
  }
  /** A hand is slower than what a page does by itself after a key, such as opening what is filled in next. */
  const rest = () =>
    new Promise((resolve) => {
      // Not in Safari.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 })
      else setTimeout(resolve, 100)
    })
  const field = (/** @type {RegExp} */ name) =>
    until(`the field ${name}`, () => {
      const label = [...main.querySelectorAll('label')].find((each) => name.test(textOf(each)))
      return label?.control ?? [...main.querySelectorAll('textarea')].find((each) => name.test(named(each)))
    })
  /** Sets the value so that React notices it, as with typing, and ends it, as on leaving the field. */
  const fill = async (/** @type {RegExp} */ name, /** @type {string} */ value) => {
    const control = await field(name)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    await rest()
  }
  /** A picture of stripes. @returns {Promise<File>} */
  const picture = (/** @type {string} */ name) => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 120
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
    for (let x = 0; x < 160; x += 1) {
      pen.fillStyle = `hsl(${x * 9} 70% 50%)`
      pen.fillRect(x, 0, 1, 120)
    }
    return new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(new File([/** @type {Blob} */ (blob)], name, { type: 'image/png' }))),
    )
  }
  const pick = async (/** @type {readonly File[]} */ files) => {
    const input = /** @type {HTMLInputElement} */ (
      await until('the file input', () => main.querySelector('input[type=file]'))
    )
    const carried = new DataTransfer()
    for (const file of files) carried.items.add(file)
    taps += 1
    input.files = carried.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  /** The first bytes of the file that pressing a button saves, as text. */
  const saved = async (/** @type {RegExp} */ name) => {
    const make = URL.createObjectURL
    /** @type {Map<string, Blob>} */
    const made = new Map()
    /** @type {{ name: string, blob: Blob } | undefined} */
    let file
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      const url = make.call(URL, blob)
      made.set(url, blob)
      return url
    }
    const follow = (/** @type {Event} */ event) => {
      const link = event.target
      if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return
      const blob = made.get(link.href)
      if (blob !== undefined) file = { name: link.download, blob }
      // The file need not be saved; tests of the tools check that.
      event.preventDefault()
    }
    addEventListener('click', follow, true)
    try {
      await press(name)
      const { name: fileName, blob } = await until(`a file after ${name}`, () => file)
      const head = String.fromCharCode(...new Uint8Array(await blob.slice(0, 5).arrayBuffer()))
      return `${fileName.replace(/\d{9,}/, '…')} ${JSON.stringify(head)}`
    } finally {
      removeEventListener('click', follow, true)
      URL.createObjectURL = make
    }
  }

  /** @type {Page} */
  const page = { main, textOf, named, until, buttons, press, unfold, fill, picture, pick, saved, reached }
  try {
    const result = await job(page)
    return { kind: 'done', result, taps: tapsToResult ?? taps }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', said: error.message }
    const shows = [...document.querySelectorAll('[role=alert], [role=status]')].map(textOf).filter(Boolean)
    return { kind: 'stuck', at: String(error), shows: shows.join(' | ') }
  }
}
