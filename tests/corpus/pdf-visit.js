/** A visit to Photo to PDF, which makes one document of all photos. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { holds, pick, savedBy } from './pages.js'
import { picturesOf, withSrgbGamma } from './pdf-pictures.js'

/** @typedef {import('./pages.js').Page} Page */
/** @typedef {import('./compare-pictures.js').Result} Result */

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
    const refused = await page.locator('[role="alert"] li').count()
    const answered = (await photosOn(page)) + refused
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
      const before = await photosOn(page)
      const remove = page.getByRole('button', { name: 'Remove this photo' })
      if ((await remove.count()) === 0)
        return {
          kind: 'silent',
          detail: `no way on from: ${(await page.getByRole('alert').allTextContents()).join(' ')}`,
        }
      await remove.click()
      if ((await photosOn(page)) >= before) return { kind: 'silent', detail: 'the photo was not removed' }
    }
    return { kind: 'answered', handed: [] }
  },
}

/** @param {Page} page */
const photosOn = (page) => page.locator('li:has([data-sort-name])').count()

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
