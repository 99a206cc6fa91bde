import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withExif, withoutExif } from '../photo-to-pdf/exif.js'
import { openBench } from './browser.js'

/**
 * @import { Page } from 'playwright-core'
 * @import { Bench } from './ways/bench-page.js'
 */

/**
 * What is measured: a function of the page's `bench.speed`, on the photo as it is or, as most photos of phones are,
 * with an orientation that turns it. `photos` as many times in one page, one after the other: what starting a worker
 * or a coder for the first time costs counts less there, and what is left in memory more.
 * @type {readonly { way: keyof Bench['speed'], turned?: true, photos?: number }[]}
 */
const ways = [
  { way: 'compressorjs' },
  { way: 'bic' },
  { way: 'oursFast' },
  { way: 'ours' },
  { way: 'oursFitted' },
  { way: 'oursLossless' },
  { way: 'compressorjs', turned: true },
  { way: 'oursFast', turned: true },
  { way: 'ours', turned: true },
  { way: 'oursFitted', turned: true },
  { way: 'compressorjs', photos: 10 },
  { way: 'bic', photos: 10 },
  { way: 'oursFast', photos: 10 },
  { way: 'compressorjs', turned: true, photos: 10 },
  { way: 'oursFast', turned: true, photos: 10 },
]
export const runs = 5

/**
 * @typedef {{
 *   way: string, turned: boolean, photos: number, cpu: number, peak: number, longestTask: number, bytes: number
 * }} Speed cpu in seconds a photo; peak, in bytes, of all of them
 */

/** @param {Page} page */
const longestTaskOf = (page) =>
  page.evaluate(() => /** @type {typeof globalThis & { bench: Bench }} */ (globalThis).bench.longestTask())

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** CPU time, memory and the page's longest task from file to result. @param {string} url @param {string} photo @param {string} [only] */
export async function measureSpeed(url, photo, only) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const turnedPhoto = join(folder, 'turned.jpg')
  writeFileSync(turnedPhoto, withExif(withoutExif(readFileSync(photo)), 6))
  const measured = ways
    .filter(({ way }) => only === undefined || only === way)
    .map(({ way, turned = false, photos = 1 }) => ({
      way,
      turned,
      photos,
      found: /** @type {Speed[]} */ ([]),
    }))
  for (let run = 0; run < runs; run += 1) {
    for (const { way, turned, photos, found } of measured) {
      const { page, meter, close } = await openBench(url)
      await page.setInputFiles('#files', turned ? turnedPhoto : photo)
      await meter.quiet()
      await longestTaskOf(page)
      const stop = meter.start()
      const bytes = await page.evaluate(
        async ({ way, photos }) => {
          const { speed } = /** @type {typeof globalThis & { bench: Bench }} */ (globalThis).bench
          for (let more = photos - 1; more > 0; more -= 1) await speed[way]()
          return speed[way]()
        },
        { way, photos },
      )
      const { cpu, peak } = stop()
      const longestTask = await longestTaskOf(page)
      found.push({ way, turned, photos, cpu: cpu / photos, peak: peak.all, longestTask, bytes })
      await close()
    }
  }
  rmSync(folder, { recursive: true })
  return measured.map(({ way, turned, photos, found }) => ({
    way,
    turned,
    photos,
    cpu: median(found.map(({ cpu }) => cpu)),
    peak: median(found.map(({ peak }) => peak)),
    longestTask: median(found.map(({ longestTask }) => longestTask)),
    bytes: median(found.map(({ bytes }) => bytes)),
  }))
}
