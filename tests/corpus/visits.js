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
 * }} Visit
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
  },
  {
    name: 'Image Converter, JPG to PNG',
    path: '/tools/image-converter',
    prepare: choose('JPG to PNG'),
    outcome: batchOutcome,
  },
  {
    name: 'Image Compressor',
    path: '/tools/image-compressor',
    prepare: async () => {},
    outcome: batchOutcome,
  },
  { name: 'Photo to PDF', path: '/tools/photo-to-pdf', prepare: async () => {}, outcome: photoOutcome },
]
