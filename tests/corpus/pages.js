/** What the image tools' pages have in common: picking files, waiting, and saving what they made. */
import { readFileSync } from 'node:fs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./compare-pictures.js').Result} Result */
/**
 * @typedef {{ name: string, results: readonly Result[] }} Handed name of the file that was picked, and what was saved of
 *   it: one of the results has to be right; none when nothing was saved
 */
/** @typedef {{ kind: 'answered', handed: readonly Handed[] } | { kind: 'hangs' | 'silent', detail: string }} Outcome */
/**
 * @typedef {{
 *   name: string,
 *   path: string,
 *   run: (page: Page, lot: readonly string[], timeoutMs: number) => Promise<Outcome>,
 * }} Visit what every picked file becomes: a result, or a message that names it
 */

/** Timeout for saving a file, in milliseconds. */
const savePatience = 120_000

/** Picks files as a visitor does, with the upload button. @param {Page} page @param {readonly string[]} files */
export async function pick(page, files) {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /upload/i })
    .filter({ visible: true })
    .first()
    .click()
  await (await chooser).setFiles([...files])
}

/** Waits until a condition holds on the page. @param {Page} page @param {() => boolean} condition @param {number} timeout */
export const holds = (page, condition, timeout) =>
  page.waitForFunction(condition, null, { timeout, polling: 100 }).then(
    () => true,
    () => false,
  )

/** The file that a click saves; null if none. @param {Page} page @param {import('@playwright/test').Locator} button */
export async function savedBy(page, button) {
  const download = page.waitForEvent('download', { timeout: savePatience }).catch(() => null)
  await button.filter({ visible: true }).first().click({ timeout: savePatience })
  const path = await (await download)?.path()
  return path === undefined ? null : readFileSync(path)
}
