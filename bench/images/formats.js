/**
 * `node formats.js <address of the built site> <photo> <screenshot>`: bytes and SSIMULACRA2 of the Image Compressor's
 * results of the look "Good", in every format, for two files and a logo that is drawn here. The logo is compared over white.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { openBrowser } from './browser.js'
import { ssimulacra2 } from './ssimulacra2.js'

const [, , site = 'http://localhost:4173', ...files] = process.argv
const formats = ['JPEG', 'WebP', 'AVIF', 'PNG', 'Automatic']

console.log(`| | ${formats.join(' | ')} |`)
console.log(`|${' --- |'.repeat(formats.length + 1)}`)
for (const file of [...files.map((path) => ({ name: basename(path), bytes: readFileSync(path) })), null]) {
  const { page, close } = await openBrowser(`${site}/tools/image-compressor`)
  try {
    const picture = file ?? { name: 'logo.png', bytes: await logo(page) }
    const original = await pixels(page, picture.bytes)
    await page.getByRole('radio', { name: 'Appearance' }).check()
    await page.getByLabel('Max width').fill('16384')
    await page.getByLabel('Max height').fill('16384')
    const cells = []
    for (const format of formats) {
      await page.getByRole('radio', { name: format, exact: true }).check()
      if (format === formats[0]) await pick(page, picture)
      await page.locator('li[data-state="done"]').waitFor({ timeout: 300_000 })
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download', exact: true }).click()
      const path = await (await download).path()
      const bytes = readFileSync(path)
      const score = ssimulacra2(original, await pixels(page, bytes))
      cells.push(`${bytes.length.toLocaleString('en')} (${score.toFixed(1)})`)
    }
    console.log(`| ${picture.name}, ${original.width} × ${original.height} | ${cells.join(' | ')} |`)
  } finally {
    await close()
  }
}

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {{ name: string, bytes: Buffer }} picture */
async function pick(page, { name, bytes }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Click to upload images/ }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: bytes })
}

/** A file decoded by the browser, over white. @param {Page} page @param {Buffer} file */
async function pixels(page, file) {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let at = 0; at < data.length; at += 4096)
      text += String.fromCharCode(...data.subarray(at, at + 4096))
    return { width: bitmap.width, height: bitmap.height, data: btoa(text) }
  }, file.toString('base64'))
  return { width, height, data: new Uint8ClampedArray(Buffer.from(data, 'base64')) }
}

/** Letters on a disc with a gradient and a soft shadow, on nothing. @param {Page} page */
async function logo(page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(560, 560)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const gradient = context.createLinearGradient(100, 80, 460, 480)
    gradient.addColorStop(0, '#ff8a3d')
    gradient.addColorStop(1, '#7a2cd6')
    context.shadowColor = 'rgb(0 0 0 / 40%)'
    context.shadowBlur = 40
    context.shadowOffsetY = 16
    context.fillStyle = gradient
    context.beginPath()
    context.arc(280, 270, 200, 0, Math.PI * 2)
    context.fill()
    context.shadowColor = 'transparent'
    context.fillStyle = '#fff'
    context.font = 'bold 220px sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText('Ab', 280, 280)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  })
  return Buffer.from(base64, 'base64')
}
