/** A visit to an image tool that works on many files, each into one of its own: converter and compressor. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { holds, pick, savedBy } from './pages.js'

/** @typedef {import('./pages.js').Page} Page */
/** @typedef {import('./compare-pictures.js').Promised} Promised */

/**
 * @param {{ name: string, path: string, radio?: string, promised: Promised }} options radio: the setting to choose first
 * @returns {import('./pages.js').Visit}
 */
export function batchVisit({ name, path, radio, promised }) {
  return {
    name,
    path,
    async run(page, lot, timeoutMs) {
      if (radio) await page.getByRole('radio', { name: radio, exact: true }).check()
      await pick(page, lot)
      const settled = await holds(
        page,
        () =>
          document.querySelectorAll('li[data-state], [role="alert"] li').length > 0 &&
          !document.querySelector(
            'li[data-state="waiting"], li[data-state="working"], li[data-state="early"], progress',
          ),
        timeoutMs,
      )
      if (!settled) return { kind: 'hangs', detail: 'no end' }
      const { done, failed, refused } = await rowsOf(page)
      const answered = done.length + failed + refused
      if (answered !== lot.length)
        return { kind: 'silent', detail: `${answered} of ${lot.length} files are accounted for` }
      return { kind: 'answered', handed: await savedOf(page, done, promised) }
    },
  }
}

/** Names of the files with a result, the number of failures with a reason, and of files that the alert names. @param {Page} page */
const rowsOf = (page) =>
  page.evaluate(() => {
    const rows = (/** @type {string} */ state) => [...document.querySelectorAll(`li[data-state="${state}"]`)]
    const nameOf = (/** @type {Element} */ row) => row.querySelector('[title]')?.textContent ?? ''
    return {
      done: rows('done').map(nameOf),
      failed: rows('failed').filter(
        (row) => (row.textContent ?? '').replace(nameOf(row), '').trim().length > 20,
      ).length,
      refused: document.querySelectorAll('[role="alert"] li').length,
    }
  })

/**
 * Saves all results at once: as a ZIP, whose entries have the order of the list; one alone as it is.
 * @param {Page} page @param {readonly string[]} names @param {Promised} promised
 * @returns {Promise<import('./pages.js').Handed[]>}
 */
async function savedOf(page, names, promised) {
  if (names.length === 0) return []
  const bytes = await savedBy(page, page.getByRole('button', { name: /^Download(?: all \(ZIP\))?$/ }))
  if (bytes === null) return names.map((name) => ({ name, results: [] }))
  const files = names.length === 1 ? [bytes] : Object.values(unzipSync(bytes))
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  return names.map((name, index) => {
    const file = files[index]
    if (!file) return { name, results: [] }
    const path = join(folder, `${index}`)
    writeFileSync(path, file)
    return { name, results: [{ path, promised }] }
  })
}
