/**
 * How each image tool is asked about files, and when it has answered: every picked file must be accounted for, by a
 * result, or by a reason that names it.
 */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ kind: 'answered' } | { kind: 'hangs' | 'silent', detail: string }} Outcome */
/**
 * @typedef {{
 *   name: string,
 *   path: string,
 *   prepare: (page: Page) => Promise<void>,
 *   outcome: (page: Page, files: number, patience: number) => Promise<Outcome>,
 *   results: (page: Page) => Promise<readonly Handed[]>,
 *   promised?: import('./compare-pictures.js').Promised,
 * }} Visit
 */
/** @typedef {{ name: string, path: string | null }} Handed name of the file that was picked, and where its result was saved
 */

/** Waits until a condition holds on the page. @param {Page} page @param {() => boolean} condition @param {number} timeout */
const holds = (page, condition, timeout) =>
  page.waitForFunction(condition, null, { timeout, polling: 100 }).then(
    () => true,
    () => false,
  )

/** Rows with a state, and files that the alert names. @param {Page} page */
const counts = (page) =>
  page.evaluate(() => ({
    done: document.querySelectorAll('li[data-state="done"]').length,
    failed: [...document.querySelectorAll('li[data-state="failed"]')].filter(
      (row) => (row.textContent ?? '').trim().length > 20,
    ).length,
    refused: document.querySelectorAll('[role="alert"] li').length,
  }))

/** @type {Visit['outcome']} */
async function batchOutcome(page, files, patience) {
  const settled = await holds(
    page,
    () =>
      document.querySelectorAll('li[data-state], [role="alert"] li').length > 0 &&
      !document.querySelector('li[data-state="waiting"], li[data-state="working"], progress'),
    patience,
  )
  if (!settled) return { kind: 'hangs', detail: 'no end' }
  const { done, failed, refused } = await counts(page)
  const answered = done + failed + refused
  return answered === files
    ? { kind: 'answered' }
    : { kind: 'silent', detail: `${answered} of ${files} files are accounted for` }
}

/** Milliseconds for one file to be saved. */
const savePatience = 120_000

/** Saves the result of every row that has one, as a visitor does. @type {Visit['results']} */
async function saved(page) {
  const found = []
  for (const row of await page.locator('li[data-state="done"]').all()) {
    const name = (await row.locator('[title]').first().getAttribute('title')) ?? ''
    const download = page.waitForEvent('download', { timeout: savePatience }).catch(() => null)
    await row.getByRole('button', { name: `Download ${name}`, exact: true }).click({ timeout: savePatience })
    found.push({ name, path: (await (await download)?.path()) ?? null })
  }
  return found
}

/** @type {Visit['outcome']} */
async function photoOutcome(page, files, patience) {
  const checked = await holds(
    page,
    () =>
      document.querySelectorAll('ol li, [role="alert"] li').length > 0 && !document.querySelector('progress'),
    patience,
  )
  if (!checked) return { kind: 'hangs', detail: 'no end of looking at the files' }
  const { refused } = await counts(page)
  const rows = await page.locator('li:has([data-sort-name])').count()
  if (rows + refused !== files)
    return { kind: 'silent', detail: `${rows + refused} of ${files} files are accounted for` }
  if (rows === 0) return { kind: 'answered' }
  await page.getByRole('button', { name: 'Convert to PDF' }).click()
  // A photo that turns out to be damaged is named in the alert; without it the others go on.
  const ended = await holds(
    page,
    () => document.querySelector('[data-download], [role="alert"]') !== null,
    patience,
  )
  return ended ? { kind: 'answered' } : { kind: 'hangs', detail: 'no end of the conversion' }
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
    results: saved,
    promised: { kind: 'jpeg', quality: 0.9 },
  },
  {
    name: 'Image Converter, JPG to PNG',
    path: '/tools/image-converter',
    prepare: choose('JPG to PNG'),
    outcome: batchOutcome,
    results: saved,
    promised: { kind: 'png' },
  },
  {
    name: 'Image Compressor',
    path: '/tools/image-compressor',
    prepare: async () => {},
    outcome: batchOutcome,
    results: saved,
    promised: { kind: 'jpeg', quality: 0.8, box: { width: 1920, height: 1080 } },
  },
  {
    name: 'Image Compressor, lossless',
    path: '/tools/image-compressor',
    prepare: choose('Lossless'),
    outcome: batchOutcome,
    results: saved,
    // What cannot be packed anew is coded so that it looks the same.
    promised: { kind: 'jpeg', quality: 0.9 },
  },
  {
    name: 'Photo to PDF',
    path: '/tools/photo-to-pdf',
    prepare: async () => {},
    outcome: photoOutcome,
    results: async () => [],
  },
]
