import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withExif, withoutExif } from '../photo-to-pdf/exif.js'
import { openBench } from './browser.js'

/**
 * @import { Page } from 'playwright-core'
 * @import { Bench } from './candidates/bench-page.js'
 */

/**
 * The measured functions of the page's `bench.speed`, on the photo as it is or, like most photos of phones, with an
 * EXIF orientation that rotates it. With `photos`, as many times sequentially in one page: there the start of a worker
 * or codec counts less, and memory that is not released more.
 * @type {readonly { candidate: keyof Bench['speed'], turned?: true, photos?: number }[]}
 */
const candidates = [
  { candidate: 'compressorjs' },
  { candidate: 'bic' },
  { candidate: 'oursFast' },
  { candidate: 'ours' },
  { candidate: 'oursFitted' },
  { candidate: 'oursLossless' },
  { candidate: 'compressorjs', turned: true },
  { candidate: 'oursFast', turned: true },
  { candidate: 'ours', turned: true },
  { candidate: 'oursFitted', turned: true },
  { candidate: 'compressorjs', photos: 10 },
  { candidate: 'bic', photos: 10 },
  { candidate: 'oursFast', photos: 10 },
  { candidate: 'compressorjs', turned: true, photos: 10 },
  { candidate: 'oursFast', turned: true, photos: 10 },
]
export const runs = 5

/**
 * @typedef {{
 *   candidate: string, turned: boolean, photos: number, cpu: number, peak: number, longestTask: number, bytes: number
 * }} Speed cpu in seconds a photo; peak, in bytes, of all of them
 */

/** @param {Page} page */
const longestTaskOf = (page) =>
  page.evaluate(() => /** @type {typeof globalThis & { bench: Bench }} */ (globalThis).bench.longestTask())

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Measures CPU time, memory and the page's longest task from file to result. @param {string} url @param {string} photo @param {string} [only] */
export async function measureSpeed(url, photo, only) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const turnedPhoto = join(folder, 'turned.jpg')
  writeFileSync(turnedPhoto, withExif(withoutExif(readFileSync(photo)), 6))
  const measured = candidates
    .filter(({ candidate }) => only === undefined || only === candidate)
    .map(({ candidate, turned = false, photos = 1 }) => ({
      candidate,
      turned,
      photos,
      found: /** @type {Speed[]} */ ([]),
    }))
  for (let run = 0; run < runs; run += 1) {
    for (const { candidate, turned, photos, found } of measured) {
      const { page, meter, close } = await openBench(url)
      await page.setInputFiles('#files', turned ? turnedPhoto : photo)
      await meter.quiet()
      await longestTaskOf(page)
      const stop = meter.start()
      const bytes = await page.evaluate(
        async ({ candidate, photos }) => {
          const { speed } = /** @type {typeof globalThis & { bench: Bench }} */ (globalThis).bench
          for (let more = photos - 1; more > 0; more -= 1) await speed[candidate]()
          return speed[candidate]()
        },
        { candidate, photos },
      )
      const { cpu, peak } = stop()
      const longestTask = await longestTaskOf(page)
      found.push({ candidate, turned, photos, cpu: cpu / photos, peak: peak.all, longestTask, bytes })
      await close()
    }
  }
  rmSync(folder, { recursive: true })
  return measured.map(({ candidate, turned, photos, found }) => ({
    candidate,
    turned,
    photos,
    cpu: median(found.map(({ cpu }) => cpu)),
    peak: median(found.map(({ peak }) => peak)),
    longestTask: median(found.map(({ longestTask }) => longestTask)),
    bytes: median(found.map(({ bytes }) => bytes)),
  }))
}
