/** Reads the PDFs with poppler: every photo must be in them, with the same image data as in its file. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutExif } from './exif.js'

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' })

/** @param {string} pdf @param {number} page counted from 1 */
function photoOn(pdf, page) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    run('pdfimages', '-all', '-f', String(page), '-l', String(page), pdf, join(folder, 'photo'))
    const [name, ...more] = readdirSync(folder)
    if (name === undefined || more.length > 0) throw new Error(`page ${page} has not exactly one picture`)
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @typedef {{ pages: number, identical: boolean, exif: boolean }} Findings identical: the image data of the first,
 * middle and last page are those of the photos, except EXIF; exif: EXIF is preserved
 */

/**
 * @param {string} pdf
 * @param {readonly string[]} photos in page order
 * @returns {Findings}
 */
export function checkPdf(pdf, photos) {
  const pages = Number(/^Pages: +(\d+)$/m.exec(run('pdfinfo', pdf))?.[1])
  let [identical, exif] = [true, false]
  for (const index of [0, Math.floor(photos.length / 2), photos.length - 1]) {
    const found = photoOn(pdf, index + 1)
    const bare = withoutExif(found)
    exif ||= bare.length !== found.length
    identical &&= bare.equals(withoutExif(readFileSync(photos[index] ?? '')))
  }
  return { pages, identical, exif }
}
