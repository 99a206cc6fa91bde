/** Creates one PDF in a new browser and measures it. */
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './browser.js'
import { checkPdf } from './check.js'

/**
 * @typedef {import('./meter.js').Measurement} Measurement
 * @typedef {{ ready: Measurement, saved: Measurement, bytes: number } & import('./check.js').Findings} Result
 *   ready: from before the files are picked until the PDF is created; saved: until it is on disk
 */

/**
 * @typedef {object} Driver
 * @property {string} url
 * @property {(page: import('playwright-core').Page, photos: readonly string[]) => Promise<void>} convert
 * @property {(page: import('playwright-core').Page) => Promise<void>} save starts the download
 */

/** A page of the bench. @param {string} url @returns {Driver} */
export const benchPage = (url) => ({
  url,
  async convert(page, photos) {
    await page.setInputFiles('#files', photos)
    /** @type {number} */
    const size = await page.evaluate('bench.convert()')
    if (!size) throw new Error('there is no PDF')
  },
  save: (page) => page.evaluate('bench.save()'),
})

/** Polls rarely: observing every change would add work that visitors do not have. */
const waitFor = (/** @type {string} */ selector) => `new Promise((resolve) => {
  const look = () => (document.querySelector(${JSON.stringify(selector)}) ? resolve() : setTimeout(look, 50))
  look()
})`

/** The tool's page on the built site. @param {string} url @returns {Driver} */
export const toolPage = (url) => ({
  url,
  async convert(page, photos) {
    await page.setInputFiles('input[type=file]', photos)
    await page.evaluate(waitFor('[data-convert]:enabled'))
    await page.click('[data-convert]')
    await page.evaluate(waitFor('[data-download]'))
  },
  save: (page) => page.click('[data-download] >> visible=true'),
})

/**
 * @param {Driver} driver
 * @param {readonly string[]} photos
 * @param {string} out
 * @returns {Promise<Result>}
 */
export async function measure(driver, photos, out) {
  const { page, meter, close } = await openBrowser(out)
  const pdf = join(out, 'pdf', 'photos.pdf')
  try {
    await page.goto(driver.url)
    await meter.quiet()
    const stop = meter.start()
    await driver.convert(page, photos)
    const ready = stop()
    const downloaded = page.waitForEvent('download')
    await driver.save(page)
    const download = await downloaded
    const failure = await download.failure()
    if (failure !== null) throw new Error(`the download failed: ${failure}`)
    const saved = stop()
    await mkdir(join(out, 'pdf'), { recursive: true })
    await download.saveAs(pdf)
    const { size } = await stat(pdf)
    return { ready, saved, bytes: size, ...checkPdf(pdf, photos) }
  } finally {
    await close()
    await rm(join(out, 'pdf'), { recursive: true, force: true })
    await rm(join(out, 'downloads'), { recursive: true, force: true })
  }
}
