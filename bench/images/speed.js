import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withExif, withoutExif } from '../photo-to-pdf/exif.js'
import { openBench } from './browser.js'

/**
 * What is measured: a function of the page's `bench.speed`, on the photo as it is or, as most photos of phones are,
 * with an orientation that turns it.
 * @type {readonly { way: string, turned?: true }[]}
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
]
const runs = 3

/** @typedef {{ way: string, turned: boolean, cpu: number, peak: number, longestTask: number, bytes: number }} Speed peak in bytes */

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** CPU time, memory and the page's longest task from file to result. @param {string} url @param {string} photo @param {string} [only] */
export async function measureSpeed(url, photo, only) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const turnedPhoto = join(folder, 'turned.jpg')
  writeFileSync(turnedPhoto, withExif(withoutExif(readFileSync(photo)), 6))
  const measured = ways
    .filter(({ way }) => only === undefined || only === way)
    .map(({ way, turned = false }) => ({ way, turned, found: /** @type {Speed[]} */ ([]) }))
  for (let run = 0; run < runs; run += 1) {
    for (const { way, turned, found } of measured) {
      const { page, meter, close } = await openBench(url)
      await page.setInputFiles('#files', turned ? turnedPhoto : photo)
      await meter.quiet()
      await page.evaluate(() => /** @type {any} */ (globalThis).bench.longestTask())
      const stop = meter.start()
      const bytes = await page.evaluate((name) => /** @type {any} */ (globalThis).bench.speed[name](), way)
      const { cpu, peak } = stop()
      const longestTask = await page.evaluate(() => /** @type {any} */ (globalThis).bench.longestTask())
      found.push({ way, turned, cpu, peak: peak.all, longestTask, bytes })
      await close()
    }
  }
  rmSync(folder, { recursive: true })
  return measured.map(({ way, turned, found }) => ({
    way,
    turned,
    cpu: median(found.map(({ cpu }) => cpu)),
    peak: median(found.map(({ peak }) => peak)),
    longestTask: median(found.map(({ longestTask }) => longestTask)),
    bytes: median(found.map(({ bytes }) => bytes)),
  }))
}
