/** Extreme loads: a text of 10 MB, 500 photos, 500 pictures, 50 large PNG files, an invoice with the maximum number of items. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPage, visit } from './browser.js'
import { longInvoice } from './long-invoice.js'
import { longestTask } from './longest-task.js'

/** @typedef {import('@playwright/test').Page} Page */

const photos = 500

/** Creates pictures in the page, for `handOver`. @param {{ count: number, width: number, height: number }} size */
async function makePictures({ count, width, height }) {
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
    /** @type {Blob | null} */
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (blob === null) throw new Error(`picture ${index} cannot be made`)
    carried.items.add(new File([blob], `photo-${index}.jpg`, { type: 'image/jpeg' }))
  }
  Object.assign(window, { carried })
}

function handOver() {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=file]'))
  input.files = /** @type {typeof window & { carried: DataTransfer }} */ (window).carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/*
 * These press and wait within the page: Playwright's queries traverse the whole document, and with 500 photos each
 * takes longer than anything that the page does.
 */

/** Presses a button as soon as it exists. @param {{ name: string }} order */
async function press({ name }) {
  const end = performance.now() + 600_000
  for (;;) {
    const button = [...document.querySelectorAll('main button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    )
    if (button instanceof HTMLElement) return button.click()
    if (performance.now() > end) throw new Error(`no button ${name}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until an element has a text. @param {{ selector: string, text: string }} what */
async function until({ selector, text }) {
  const end = performance.now() + 600_000
  while (![...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text))) {
    if (performance.now() > end) throw new Error(`${text} does not come`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** @param {Page} page @param {() => Promise<unknown>} act @returns {Promise<Buffer>} */
async function saved(page, act) {
  const started = page.waitForEvent('download', { timeout: 600_000 })
  await act()
  const stream = await (await started).createReadStream()
  /** @type {Buffer[]} */
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** @param {Buffer} pdf */
const pagesOf = (pdf) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

/** Picks pictures, which are processed automatically, and saves all results. @param {Page} page @param {number} count @param {string} size */
async function worked(page, count, size) {
  await page.evaluate(handOver)
  await page.evaluate(until, { selector: '[role=status]', text: `${count} files ready` })
  const zip = await saved(page, () => page.evaluate(press, { name: 'Download all (ZIP)' }))
  const files = zip.readUInt16LE(zip.length - 12)
  if (files !== count) throw new Error(`${files} files in the ZIP`)
  return `${count} images of ${size} pixels, all in one ZIP of ${(zip.length / 1e6).toFixed(1)} MB`
}

/** Each prepares its load and returns a function that runs it, which resolves with a summary or rejects. */
const loads = {
  /** @param {Page} page */
  'word-counter': async (page) => {
    const line = 'The quick brown fox jumps over the lazy dog and is counted.\n'
    const lines = Math.ceil(10_000_000 / line.length)
    // From a file: with bytes, the page itself would have to assemble them.
    const folder = mkdtempSync(join(tmpdir(), 'large-'))
    writeFileSync(join(folder, 'long.txt'), line.repeat(lines))
    return async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.evaluate(press, { name: 'Open a file' })
      await (await chooser).setFiles(join(folder, 'long.txt'))
      const words = (lines * 12).toLocaleString('en')
      await page.evaluate(until, { selector: '[data-figure="words"]', text: words })
      rmSync(folder, { recursive: true })
      return `${(line.length * lines) / 1e6} MB, ${words} words counted exactly`
    }
  },
  /** @param {Page} page */
  'photo-to-pdf': async (page) => {
    await page.evaluate(makePictures, { count: photos, width: 1600, height: 1200 })
    return async () => {
      await page.evaluate(handOver)
      await page.evaluate(until, { selector: 'main h2', text: `Selected Photos (${photos})` })
      await page.evaluate(press, { name: 'Convert to PDF' })
      await page.evaluate(until, { selector: 'main p', text: 'PDF Successfully Created!' })
      const pdf = await saved(page, () => page.evaluate(press, { name: 'Download PDF' }))
      if (pagesOf(pdf) !== photos) throw new Error(`${pagesOf(pdf)} pages`)
      return `${photos} photos of 1600 × 1200 pixels, ${photos} pages, ${(pdf.length / 1e6).toFixed(1)} MB`
    }
  },
  /** @param {Page} page */
  'image-compressor': async (page) => {
    await page.evaluate(makePictures, { count: photos, width: 320, height: 240 })
    return () => worked(page, photos, '320 × 240')
  },
  /** @param {Page} page */
  'image-converter': async (page) => {
    await page.getByText('JPG to PNG', { exact: true }).click()
    await page.evaluate(makePictures, { count: 50, width: 1600, height: 1200 })
    return () => worked(page, 50, '1600 × 1200')
  },
  /** @param {Page} page */
  'invoice-generator': async (page) => () => longInvoice(page, (act) => saved(page, act)),
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} filter
 * @returns {Promise<number>} how many loads failed
 */
export async function runLarge(browser, url, filter) {
  let failed = 0
  for (const [tool, load] of Object.entries(loads).filter(([name]) => name.includes(filter))) {
    const { page, faults, close } = await openPage(browser, url)
    await visit(page, `${url}/tools/${tool}`)
    try {
      const work = await load(page)
      const started = performance.now()
      const { result, longest } = await longestTask(browser, page, work)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${tool}: ${result}; ${seconds} s; longest task of the page ${longest} ms of CPU`)
    } catch (error) {
      faults.push(String(error))
    }
    if (faults.length > 0) failed += 1
    for (const fault of faults.slice(0, 3)) console.log(`- ${tool}: ${fault}`)
    await close()
  }
  return failed
}
