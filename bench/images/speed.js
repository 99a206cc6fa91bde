import { openBench } from './browser.js'

const ways = ['compressorjs', 'bic', 'oursFast', 'ours', 'oursFitted', 'oursLossless']
const runs = 3

/** @typedef {{ way: string, cpu: number, peak: number, longestTask: number, bytes: number }} Speed peak in bytes */

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** CPU time, memory and the page's longest task from file to result. @param {string} url @param {string} photo */
export async function measureSpeed(url, photo) {
  /** @type {Map<string, Speed[]>} */
  const found = new Map(ways.map((way) => [way, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const way of ways) {
      const { page, meter, close } = await openBench(url)
      await page.setInputFiles('#files', photo)
      await meter.quiet()
      await page.evaluate(() => /** @type {any} */ (globalThis).bench.longestTask())
      const stop = meter.start()
      const bytes = await page.evaluate((name) => /** @type {any} */ (globalThis).bench.speed[name](), way)
      const { cpu, peak } = stop()
      const longestTask = await page.evaluate(() => /** @type {any} */ (globalThis).bench.longestTask())
      found.get(way)?.push({ way, cpu, peak: peak.all, longestTask, bytes })
      await close()
    }
  }
  return [...found.entries()].map(([way, all]) => ({
    way,
    cpu: median(all.map(({ cpu }) => cpu)),
    peak: median(all.map(({ peak }) => peak)),
    longestTask: median(all.map(({ longestTask }) => longestTask)),
    bytes: median(all.map(({ bytes }) => bytes)),
  }))
}
