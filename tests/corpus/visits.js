/**
 * How each image tool opens files, and when it has finished: every picked file must have a result, or be named in a
 * message.
 */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { picturesOf, withSrgbGamma } from './pdf-pictures.js'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./compare-pictures.js').Promised} Promised */
/** @typedef {import('./compare-pictures.js').Result} Result */
/** @typedef {{ kind: 'answered', results: boolean, allNamed: boolean } | { kind: 'hangs' | 'silent', detail: string }} Outcome */
/**
 * @typedef {{
 *   name: string,
 *   path: string,
 *   prepare: (page: Page) => Promise<void>,
 *   outcome: (page: Page, files: number, timeoutMs: number) => Promise<Outcome>,
 *   results: (page: Page, lot: readonly string[]) => Promise<readonly Handed[]>,
 * }} Visit
 */
/**
 * @typedef {{ name: string, results: readonly Result[] }} Handed name of the file that was picked, and what was saved of
 *   it: one of the results has to be right; none when nothing was saved
 */

/** Waits until a condition holds on the page. @param {Page} page @param {() => boolean} condition @param {number} timeout */
const holds = (page, condition, timeout) =>
  page.waitForFunction(condition, null, { timeout, polling: 100 }).then(
    () => true,
    () => false,
  )

/** Rows by state, and files that the alert names. @param {Page} page */
const counts = (page) =>
  page.evaluate(() => ({
    done: document.querySelectorAll('li[data-state="done"]').length,
    failed: [...document.querySelectorAll('li[data-state="failed"]')].filter(
      (row) => (row.textContent ?? '').trim().length > 20,
    ).length,
    refused: document.querySelectorAll('[role="alert"] li').length,
  }))

/** @type {Visit['outcome']} */
async function batchOutcome(page, files, timeoutMs) {
  const settled = await holds(
    page,
    () =>
      document.querySelectorAll('li[data-state], [role="alert"] li').length > 0 &&
      !document.querySelector('li[data-state="waiting"], li[data-state="working"], progress'),
    timeoutMs,
  )
  if (!settled) return { kind: 'hangs', detail: 'no end' }
  const { done, failed, refused } = await counts(page)
  const answered = done + failed + refused
  return answered === files
    ? { kind: 'answered', results: done > 0, allNamed: done === 0 }
    : { kind: 'silent', detail: `${answered} of ${files} files are accounted for` }
}

/** Timeout for saving one file, in milliseconds. */
const savePatience = 120_000

/** Chromium drops downloads of a page beyond ten a second (measured: every eleventh click in a row). */
const burst = { downloads: 10, milliseconds: 1_100 }
/** When the last downloads began. @type {number[]} */
const begun = []

/** The file that a click saves; null if none. @param {Page} page @param {import('@playwright/test').Locator} button */
async function savedBy(page, button) {
  const rest = (begun.at(-burst.downloads) ?? Number.NEGATIVE_INFINITY) + burst.milliseconds - Date.now()
  // The page cannot see when Chromium accepts the next download, so wait for the limit to pass.
  if (rest > 0) await page.waitForTimeout(rest)
  const download = page.waitForEvent('download', { timeout: savePatience }).catch(() => null)
  await button.click({ timeout: savePatience })
  begun.push(Date.now())
  return (await (await download)?.path()) ?? null
}

/** Saves the result of every row that has one. @param {Promised} promised @returns {Visit['results']} */
const saved = (promised) => async (page) => {
  const found = []
  for (const row of await page.locator('li[data-state="done"]').all()) {
    const name = (await row.locator('[title]').first().getAttribute('title')) ?? ''
    const path = await savedBy(page, row.getByRole('button', { name: `Download ${name}`, exact: true }))
    found.push({ name, results: path === null ? [] : [{ path, promised }] })
  }
  return found
}

/** Extracts the pictures of the PDF. @type {Visit['results']} */
async function pagesOf(page, lot) {
  const names = await page
    .locator('[data-sort-name]')
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('data-sort-name') ?? ''))
  const path = await savedBy(page, page.locator('[data-download]').filter({ visible: true }).first())
  const pictures = path === null ? [] : picturesOf(readFileSync(path))
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  /** @param {string} name @param {Buffer} bytes */
  const written = (name, bytes) => {
    const file = join(folder, name)
    writeFileSync(file, bytes)
    return file
  }
  return names.map((name, index) => {
    const picture = pictures[index]
    const source = lot.find((each) => basename(each) === name)
    if (!picture || !source) return { name, results: [] }
    const { bytes, type, mask, orientation } = picture
    const original = readFileSync(source)
    const copied = type === 'png' ? !mask : isCopiedJpeg(original)
    const same = type === 'png' ? withSrgbGamma(bytes, original) : null
    /** @type {Omit<Result, 'path'>} */
    const about = {
      mask: mask && written(`${index}-mask.png`, mask),
      orientation,
      // Pixels in a format that PDF does not support are decoded to sRGB; those of lossy formats are encoded as JPEG.
      promised: copied
        ? { kind: 'png', narrow: true }
        : { kind: 'jpeg', quality: mask ? 1 : 0.95, narrow: true },
    }
    const files = [written(`${index}.${type}`, bytes), ...(same ? [written(`${index}-gamma.png`, same)] : [])]
    return { name, results: files.map((file) => ({ path: file, ...about })) }
  })
}

/**
 * Whether a file is a JPEG that a PDF can embed: not with arithmetic coding, whose pixels are encoded again.
 * @param {Buffer} bytes
 */
function isCopiedJpeg(bytes) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Frames with arithmetic coding (ITU-T T.81, table B.1).
    if (marker >= 0xc9 && marker <= 0xcf && marker !== 0xcc) return false
    if (marker === 0xda) break
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return true
}

/** @type {Visit['outcome']} */
async function photoOutcome(page, files, timeoutMs) {
  const checked = await holds(
    page,
    () =>
      document.querySelectorAll('ol li, [role="alert"] li').length > 0 && !document.querySelector('progress'),
    timeoutMs,
  )
  if (!checked) return { kind: 'hangs', detail: 'no end of looking at the files' }
  const { refused } = await counts(page)
  const rows = await page.locator('li:has([data-sort-name])').count()
  if (rows + refused !== files)
    return { kind: 'silent', detail: `${rows + refused} of ${files} files are accounted for` }
  if (rows === 0) return { kind: 'answered', results: false, allNamed: true }
  await page.getByRole('button', { name: 'Convert to PDF' }).click()
  // A damaged photo is named in the alert, and no PDF is created with it.
  const ended = await holds(
    page,
    () => document.querySelector('[data-download], [role="alert"]') !== null,
    timeoutMs,
  )
  if (!ended) return { kind: 'hangs', detail: 'no end of the conversion' }
  const made = (await page.locator('[data-download]').count()) > 0
  return { kind: 'answered', results: made, allNamed: false }
}

/** @param {string} radio @returns {Visit['prepare']} */
const choose = (radio) => (page) => page.getByRole('radio', { name: radio, exact: true }).check()

/** @type {readonly Visit[]} */
export const visits = [
  {
    name: 'Image Converter, PNG to JPG',
    path: '/tools/image-converter',
    prepare: choose('PNG to JPG'),
    outcome: batchOutcome,
    results: saved({ kind: 'jpeg', quality: 0.9 }),
  },
  {
    name: 'Image Converter, JPG to PNG',
    path: '/tools/image-converter',
    prepare: choose('JPG to PNG'),
    outcome: batchOutcome,
    results: saved({ kind: 'png' }),
  },
  {
    name: 'Image Compressor',
    path: '/tools/image-compressor',
    prepare: async () => {},
    outcome: batchOutcome,
    results: saved({ kind: 'jpeg', quality: 0.8, box: { width: 1920, height: 1080 } }),
  },
  {
    name: 'Image Compressor, lossless',
    path: '/tools/image-compressor',
    prepare: choose('Lossless'),
    outcome: batchOutcome,
    // Files that cannot be compressed losslessly are encoded at a visually equal quality.
    results: saved({ kind: 'jpeg', quality: 0.9 }),
  },
  {
    name: 'Photo to PDF',
    path: '/tools/photo-to-pdf',
    prepare: async () => {},
    outcome: photoOutcome,
    results: pagesOf,
  },
]
