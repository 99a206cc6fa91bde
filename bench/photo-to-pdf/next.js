/**
 * The memory that the page's renderer takes more when 200 photos that were compressed are passed on to Photo to PDF:
 * `node bench/photo-to-pdf/next.js`, after `npm run build`. Another number of photos may follow.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { serve } from '../../build/server/serve.js'
import { openBrowser } from './browser.js'
import { memoryOf } from './processes.js'

/** @typedef {import('playwright-core').Page} Page */

const folder = import.meta.dirname
const out = join(folder, 'out', 'next')
const photos = Number(process.argv[2] ?? 200)
const maxGrowth = 20e6

/** A photo of 800 × 600 pixels, in base64. @param {number} index */
function makePhoto(index) {
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = 600
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  for (let x = 0; x < 800; x += 4)
    for (let y = 0; y < 600; y += 60) {
      pen.fillStyle = `hsl(${x + y + index * 7} ${40 + (index % 50)}% 50%)`
      pen.fillRect(x, y, 4, 60)
    }
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
}

/** @param {Page} page */
async function writePhotos(page) {
  await mkdir(out, { recursive: true })
  const paths = []
  for (let index = 0; index < photos; index += 1) {
    const path = join(out, `photo-${index}.jpg`)
    await writeFile(path, Buffer.from(await page.evaluate(makePhoto, index), 'base64'))
    paths.push(path)
  }
  return paths
}

/** Within the page: Playwright's queries would be work of the renderer that is measured. @param {Page} page @param {string} text */
const shows = (page, text) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text, { polling: 250 })

const inMb = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)

/** Growth in bytes. @param {string} url */
async function measure(url) {
  const { page, meter, processes, close } = await openBrowser(out)
  const paths = await writePhotos(page)
  const devtools = await page.context().newCDPSession(page)
  const memory = async (/** @type {string} */ state) => {
    await meter.quiet()
    // More than once, for objects that one round has only just released.
    for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage')
    await meter.quiet()
    // The largest: the browser keeps empty ones ready.
    const bytes = Math.max(...processes().map((each) => memoryOf([each]).renderers))
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const [size, heap] = [bytes, usedSize].map(inMb)
    console.log(
      `${state}: renderer ${size} MB (Pss_Anon + Pss_Shmem), JavaScript heap ${heap} MB, workers ${page.workers().length}`,
    )
    return bytes
  }
  await page.goto(`${url}/tools/image-compressor`)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await page.locator('main input[type=file]').first().setInputFiles(paths)
  await shows(page, `${photos} files ready`)
  const atWork = await memory(`${photos} photos compressed`)
  // Without its workers too, whose memory hides what the other tool takes.
  await page.locator('header a[href="/"]').first().click()
  // The address changes before the page does.
  await page.locator('[data-next]').waitFor({ state: 'detached' })
  await page.goBack()
  await shows(page, `Your ${photos} files are still here`)
  const atRest = await memory('compressor left and opened again, with its results')
  await page.locator('[data-next] [data-step="photo-to-pdf"]').click()
  await shows(page, `Selected Photos (${photos})`)
  await shows(page, `Page 1 of ${photos}`)
  const after = await memory('passed on to Photo to PDF')
  await close()
  return { sinceWork: after - atWork, sinceRest: after - atRest }
}

const { url, close } = await serve({ dist: join(folder, '../../dist'), port: 0 })
try {
  const { sinceWork, sinceRest } = await measure(url)
  console.log(
    `The renderer grows by ${inMb(sinceWork)} MB since the compressor was done; the limit is ${inMb(maxGrowth)} MB. Without the compressor's workers: by ${inMb(sinceRest)} MB, for the workers, pages and list of Photo to PDF.`,
  )
  if (sinceWork >= maxGrowth) process.exitCode = 1
} finally {
  await close()
  await rm(out, { recursive: true, force: true })
}
