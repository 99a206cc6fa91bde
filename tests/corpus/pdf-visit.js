/** A visit to Photo to PDF, which makes one document of all photos. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { holds, pick, savedBy } from './pages.js'
import { picturesOf, withSrgbGamma } from './pdf-pictures.js'

/** @typedef {import('./pages.js').Page} Page */
/** @typedef {import('./compare-pictures.js').Result} Result */

/** Timeout for a part of the page that is loaded when it is first needed, in milliseconds. */
const partTimeoutMs = 10_000

/** @type {import('./pages.js').Visit} */
export const pdfVisit = {
  name: 'Photo to PDF',
  path: '/tools/photo-to-pdf',
  async run(page, lot, timeoutMs) {
    await pick(page, lot)
    const checked = await holds(
      page,
      () =>
        document.querySelectorAll('li:has([data-sort-name]), [role="alert"] li').length > 0 &&
        !document.querySelector('progress'),
      timeoutMs,
    )
    if (!checked) return { kind: 'hangs', detail: 'no end of looking at the files' }
    const answered = await answersOn(page, lot.length)
    if (answered !== lot.length)
      return { kind: 'silent', detail: `${answered} of ${lot.length} files are accounted for` }
    // A damaged photo stops the conversion and is named; without it, there is a document.
    while ((await photosOn(page)) > 0) {
      await page.locator('[data-convert]').filter({ visible: true }).first().click()
      const ended = await holds(
        page,
        () => document.querySelector('[data-download], [data-state="failed"]') !== null,
        timeoutMs,
      )
      if (!ended) return { kind: 'hangs', detail: 'no end of the conversion' }
      if ((await page.locator('[data-download]').count()) > 0)
        return { kind: 'answered', handed: await pagesOf(page, lot) }
      const fault = await removeNamed(page)
      if (fault) return { kind: 'silent', detail: fault }
    }
    return { kind: 'answered', handed: [] }
  },
}

/** @param {Page} page */
const photosOn = (page) => page.locator('li:has([data-sort-name])').count()

/**
 * The number of photos in the list and of files that the alert names, also behind the line that opens. Both lists are
 * loaded when they are first needed. @param {Page} page @param {number} expected
 */
async function answersOn(page, expected) {
  // Files behind the line are in the document, too.
  await page
    .waitForFunction(
      (count) => document.querySelectorAll('li:has([data-sort-name]), [role="alert"] li').length >= count,
      expected,
      { timeout: partTimeoutMs, polling: 100 },
    )
    .catch(() => {})
  const more = page.locator('[role="alert"] details:not([open]) > summary')
  if ((await more.count()) > 0) await more.click()
  const named = page.locator('[role="alert"] li').filter({ visible: true })
  return (await photosOn(page)) + (await named.count())
}

/** Removes the photo that a failed conversion names; returns what is wrong, or null. @param {Page} page */
async function removeNamed(page) {
  const before = await photosOn(page)
  const remove = page.getByRole('button', { name: 'Remove this photo' })
  const isOffered = await remove.waitFor({ timeout: partTimeoutMs }).then(
    () => true,
    () => false,
  )
  if (!isOffered) return `no way on from: ${(await page.getByRole('alert').allTextContents()).join(' ')}`
  await remove.click()
  return (await photosOn(page)) < before ? null : 'the photo was not removed'
}

/** Extracts the pictures of the PDF. @param {Page} page @param {readonly string[]} lot @returns {Promise<import('./pages.js').Handed[]>} */
async function pagesOf(page, lot) {
  const names = await page
    .locator('[data-sort-name]')
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('data-sort-name') ?? ''))
  const pdf = await savedBy(page, page.locator('[data-download]'))
  const pictures = pdf === null ? [] : picturesOf(pdf)
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
