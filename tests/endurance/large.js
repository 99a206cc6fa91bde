/** More than anybody has: a text of 10 MB, 500 photos, an invoice with as many lines as there may be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPage, visit } from './browser.js'

/** @typedef {import('@playwright/test').Page} Page */

const photos = 500

/** Notes the longest time that the page could not answer. */
function watch() {
  const state = { longest: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration)
  }).observe({ type: 'longtask' })
  Object.assign(window, { watched: state })
}
const longestOf = (/** @type {Page} */ page) =>
  page.evaluate(() => Math.round(/** @type {any} */ (window).watched.longest))
const forget = (/** @type {Page} */ page) =>
  page.evaluate(() => Object.assign(/** @type {any} */ (window).watched, { longest: 0 }))

/** Hands files made in the page to its file input. @param {{ count: number, width: number, height: number }} size */
async function pickPictures({ count, width, height }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  const carried = new DataTransfer()
  for (let index = 0; index < count; index += 1) {
    for (let x = 0; x < width; x += 4) {
      pen.fillStyle = `hsl(${x + index * 7} ${40 + (index % 50)}% 50%)`
      pen.fillRect(x, 0, 4, height)
    }
    pen.fillStyle = 'black'
    pen.fillText(`photo ${index}`, 10, 20)
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    carried.items.add(new File([blob], `photo-${index}.jpg`, { type: 'image/jpeg' }))
  }
  const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=file]'))
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** @param {Page} page @param {() => Promise<unknown>} press @returns {Promise<Buffer>} */
async function saved(page, press) {
  const started = page.waitForEvent('download', { timeout: 600_000 })
  await press()
  const stream = await (await started).createReadStream()
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Gives the draft so many lines, as if typed in another tab. @param {number} lines */
function fillDraft(lines) {
  const key = 'toolnook:invoice-generator:draft'
  const { v, d } = JSON.parse(localStorage.getItem(key) ?? '')
  const items = Array.from({ length: lines }, (_, index) => ({
    ...d.items[0],
    id: String(index + 1),
    description: `Line ${index + 1}`,
  }))
  localStorage.setItem(key, JSON.stringify({ v, d: { ...d, items } }))
}

/**
 * Imports an invoice of 10,000 lines beside one of two: the short one comes, the long one is refused in words, and
 * what was typed stays. Answers the longest task in milliseconds.
 * @param {Page} page
 */
async function refuseTooLong(page) {
  const typed = await page.evaluate(
    () => JSON.parse(localStorage.getItem('toolnook:invoice-generator:draft') ?? '').d,
  )
  const invoiceOf = (/** @type {number} */ lines) => ({
    ...typed,
    invoiceNumber: `of ${lines}`,
    items: Array.from({ length: lines }, (_, index) => ({
      ...typed.items[0],
      id: String(index),
      description: `Line ${index + 1}`,
    })),
  })
  const collection = { invoices: [invoiceOf(10_000), invoiceOf(2)], companies: [], items: [] }
  const file = { format: 'toolnook-invoices', version: 1, ...collection }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import JSON' }).click()
  await forget(page)
  const folder = mkdtempSync(join(tmpdir(), 'large-'))
  writeFileSync(join(folder, 'long.json'), JSON.stringify(file))
  await (await chooser).setFiles(join(folder, 'long.json'))
  await page.getByText('1 invoice has more than 1,000 items and was left out.').first().waitFor()
  const held = await longestOf(page)
  rmSync(folder, { recursive: true })
  await page.getByRole('button', { name: /^of 2/ }).waitFor()
  const kept = await page.getByLabel('Company Name *').inputValue()
  if (kept !== typed.companyName) throw new Error('what was typed is gone')
  return held
}

/** Each answers with what it did, or throws. */
const loads = {
  /** @param {Page} page */
  'word-counter': async (page) => {
    const line = 'The quick brown fox jumps over the lazy dog and is counted.\n'
    const lines = Math.ceil(10_000_000 / line.length)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Open a file' }).click()
    // From a file: bytes that are handed over would be put together by the page itself.
    const folder = mkdtempSync(join(tmpdir(), 'large-'))
    writeFileSync(join(folder, 'long.txt'), line.repeat(lines))
    await (await chooser).setFiles(join(folder, 'long.txt'))
    const words = (lines * 12).toLocaleString('en')
    await page.locator('[data-figure="words"]', { hasText: words }).first().waitFor({ timeout: 120_000 })
    rmSync(folder, { recursive: true })
    return `${(line.length * lines) / 1e6} MB, ${words} words counted exactly`
  },
  /** @param {Page} page */
  'photo-to-pdf': async (page) => {
    await page.evaluate(pickPictures, { count: photos, width: 1600, height: 1200 })
    await page.getByRole('heading', { name: `Selected Photos (${photos})` }).waitFor({ timeout: 300_000 })
    await forget(page)
    await page.getByRole('button', { name: 'Convert to PDF' }).click()
    await page.getByText('PDF Successfully Created!').waitFor({ timeout: 300_000 })
    const pdf = await saved(page, () => page.getByRole('button', { name: 'Download PDF' }).first().click())
    const pages = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
    if (pages !== photos) throw new Error(`${pages} pages`)
    return `${photos} photos of 1600 × 1200 pixels, ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`
  },
  /** @param {Page} page */
  'invoice-generator': async (page) => {
    await page.getByLabel('Company Name *').fill('Nook Ltd')
    const held = await refuseTooLong(page)
    await page.evaluate(fillDraft, 999)
    await page.reload()
    const add = page.getByRole('button', { name: 'Add Item' })
    await add.click()
    if (!(await add.isDisabled())) throw new Error('a line more than there may be')
    await page.getByLabel('Client Name *').fill('Ada Byron')
    await page.getByLabel('Price', { exact: true }).last().fill('5')
    await forget(page)
    const pdf = await saved(page, () => page.getByRole('button', { name: 'Generate PDF' }).click())
    const pages = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
    return `10,000 lines refused, task ${held} ms; 1,000 lines, ${pages} pages, ${(pdf.length / 1e6).toFixed(2)} MB`
  },
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} filter
 * @returns {Promise<number>} how many loads were not borne
 */
export async function runLarge(browser, url, filter) {
  let failed = 0
  for (const [tool, load] of Object.entries(loads).filter(([name]) => name.includes(filter))) {
    const { page, faults, close } = await openPage(browser, url)
    await page.addInitScript(watch)
    await visit(page, `${url}/tools/${tool}`)
    const started = performance.now()
    try {
      const did = await load(page)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${tool}: ${did}; ${seconds} s; longest task of the page after loading ${await longestOf(page)} ms`,
      )
    } catch (error) {
      faults.push(String(error))
    }
    if (faults.length > 0) failed += 1
    for (const fault of faults.slice(0, 3)) console.log(`- ${tool}: ${fault}`)
    await close()
  }
  return failed
}
