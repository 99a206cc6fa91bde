/**
 * `node large.js <address of the built site> [jpeg|png] [200|400]`: time and memory of the Image Compressor's page with
 * images of 200 and 400 megapixels, which it makes itself in a temporary folder.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './browser.js'
import { writeLargeJpeg, writeLargePng } from './large-pictures.js'

const [, , site = 'http://localhost:4173', onlyFormat, onlySize] = process.argv
const sizes = { 200: { width: 17_320, height: 11_548 }, 400: { width: 23_096, height: 17_320 } }
const boxes = [
  { width: 1920, height: 1080 },
  { width: 16_384, height: 16_384 },
]
const folder = join(tmpdir(), 'toolnook-large-pictures')
mkdirSync(folder, { recursive: true })

console.log('| image | bytes | largest result | result | bytes | CPU s | s | peak memory, MB |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const [megapixels, size] of Object.entries(sizes))
  for (const format of ['jpeg', 'png']) {
    if ((onlyFormat && format !== onlyFormat) || (onlySize && megapixels !== onlySize)) continue
    const file = join(folder, `${megapixels}.${format}`)
    if (!existsSync(file)) await (format === 'jpeg' ? writeLargeJpeg : writeLargePng)(file, size)
    for (const box of boxes) console.log(await measure(`${megapixels} MP ${format.toUpperCase()}`, file, box))
  }
/** @param {string} name @param {string} file @param {{ width: number, height: number }} box */
async function measure(name, file, box) {
  const { page, meter, close } = await openBrowser(`${site}/tools/image-compressor`)
  try {
    await page.getByLabel('Max width').fill(String(box.width))
    await page.getByLabel('Max height').fill(String(box.height))
    await page.getByLabel('Max height').blur()
    await meter.quiet()
    const stop = meter.start()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Click to upload images/ }).click()
    await (await chooser).setFiles(file)
    const row = page.locator('li[data-state="done"], li[data-state="failed"]')
    await row.waitFor()
    const text = ((await row.textContent()) ?? '').replaceAll('\u00a0', ' ')
    // What the page draws of the result counts as well.
    await meter.quiet()
    const { cpu, wall, peak } = stop()
    const [, result = text] = /→ (\d+ × \d+) pixels/.exec(text) ?? []
    const [, bytes = ''] = /→ ([\d.,]+ [KMG]?B)/.exec(text) ?? []
    const megabytes = (statSync(file).size / 1e6).toFixed(0)
    return `| ${name} | ${megabytes} MB | ${box.width} × ${box.height} | ${result} | ${bytes} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${(peak.all / 1e6).toFixed(0)} |`
  } finally {
    await close()
  }
}
