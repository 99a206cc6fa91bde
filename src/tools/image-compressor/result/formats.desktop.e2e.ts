import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ascii, joined } from '../../../lib/image/testing/bytes.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { metadataIn } from '../../../lib/image/testing/exiftool.ts'
import { jpegFile, jpegSegment } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

const upload = /^Click to upload images/

/** Waves with fine grain. */
function photo(name: string, width = 600, height = 400) {
  const row = (y: number) =>
    Array.from({ length: width * 3 }, (_, at) => {
      const grain = (Math.imul(Math.floor(at / 3) * 7919 + y * 104_729, 0x9e37_79b1) >>> 24) / 12 - 10
      return Math.max(0, Math.min(255, Math.round(128 + 70 * Math.sin(at / 90 + y / 40) + grain)))
    })
  return pickedFile(name, pngFile({ width, height, row }))
}

/** A window of flat colours with lines of "text" and a shaded bar: some thousand colours. */
function screenshot(name: string, width = 640, height = 480) {
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => {
      if (y < 40) return [30 + x / 8, 60 + y, 200 - x / 10].map(Math.round)
      if (x < 120) return [240, 241, 243]
      const isInk = y % 18 < 9 && ((x * 7 + Math.floor(y / 18) * 13) >> 2) % 5 < 2
      return isInk ? [34, 34, 34] : [255, 255, 255]
    }).flat()
  return pickedFile(name, pngFile({ width, height, row }))
}

/** A disc with a soft edge, in colours that change across it, on nothing. */
function logo(name: string, side = 200) {
  const row = (y: number) =>
    Array.from({ length: side }, (_, x) => {
      const distance = Math.hypot(x - side / 2, y - side / 2)
      const alpha = Math.max(0, Math.min(255, Math.round((side * 0.4 - distance) * 25)))
      return [(x * 255) / side, 60, (y * 255) / side, alpha].map(Math.round)
    }).flat()
  return pickedFile(name, pngFile({ width: side, height: side, colourType: 6, row }))
}

const headerOf = (bytes: Uint8Array<ArrayBuffer>) => readImageHeader(memorySource(bytes))

async function openTool(page: Page) {
  await visit(page, '/tools/image-compressor')
  return batchOn(page, upload)
}

test('WebP, AVIF, PNG: the result has the right type and name, its transparency, and the look', async ({
  page,
}) => {
  const tool = await openTool(page)
  const file = logo('logo.png')
  const before = await tool.decode(file.buffer)
  for (const [label, format, extension] of [
    ['WebP', 'webp', 'webp'],
    ['AVIF', 'avif', 'avif'],
    ['PNG', 'png', 'png'],
  ] as const)
    await test.step(label, async () => {
      await page.getByRole('radio', { name: label, exact: true }).check()
      if ((await tool.rows.count()) === 0) await tool.pick(file)
      await tool.settled()
      const { name, bytes } = await tool.save('Download')
      expect(name).toBe(`logo_compressed.${extension}`)
      expect(await headerOf(bytes)).toMatchObject({ format, width: 200, height: 200 })
      expect(bytes.length).toBeLessThan(file.buffer.length)
      const after = await tool.decode(bytes)
      for (const [x, y] of [
        [2, 2],
        [100, 100],
        [100, 60],
        [40, 100],
      ] as const) {
        const [expected, actual] = [before.at(x, y), after.at(x, y)]
        expect(Math.abs((actual[3] ?? 0) - (expected[3] ?? 0)), `alpha at ${x}, ${y}`).toBeLessThanOrEqual(4)
        if (expected[3] === 255)
          for (const channel of [0, 1, 2])
            expect(Math.abs((actual[channel] ?? 0) - (expected[channel] ?? 0))).toBeLessThanOrEqual(24)
      }
    })
})

test('the background behind transparent pixels of a JPEG can be chosen, white at first', async ({ page }) => {
  const tool = await openTool(page)
  await expect(page.getByLabel('Background', { exact: true })).toHaveCount(0)
  await tool.pick(logo('logo.png'))
  await tool.settled()
  expect((await tool.decode((await tool.save('Download')).bytes)).at(3, 3)).toEqual([255, 255, 255, 255])
  await page.getByLabel('Background hex code').fill('#204060')
  await tool.settled()
  const [red = 0, green = 0, blue = 0] = (await tool.decode((await tool.save('Download')).bytes)).at(3, 3)
  expect(Math.max(Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0x60))).toBeLessThan(4)
})

test('lossless: no pixel changes, and a screenshot gets smaller', async ({ page }) => {
  const tool = await openTool(page)
  await page.getByRole('radio', { name: 'Lossless' }).check()
  const file = screenshot('window.png')
  for (const label of ['WebP', 'AVIF', 'PNG']) {
    await page.getByRole('radio', { name: label, exact: true }).check()
    if ((await tool.rows.count()) === 0) await tool.pick(file)
    await tool.settled()
    await expect(tool.row('window.png')).toContainText('0 of 307,200 pixels changed')
    await expect(tool.row('window.png')).toContainText(/% smaller/)
  }
})

test('a PNG of few colours is smaller than the screenshot and has the look', async ({ page }) => {
  const tool = await openTool(page)
  await page.getByRole('radio', { name: 'Appearance' }).check()
  await page.getByRole('radio', { name: 'PNG', exact: true }).check()
  const file = screenshot('window.png')
  await tool.pick(file)
  await tool.settled()
  const { bytes } = await tool.save('Download')
  // Indices.
  expect(await headerOf(bytes)).toMatchObject({ format: 'png', colourType: 3 })
  expect(bytes.length).toBeLessThan(file.buffer.length / 10)
  await expect(tool.row('window.png')).toContainText(/Visual match: about (7[5-9]|[89]\d|100)\/100/)
})

test('automatic: the smallest of all formats, each in the table', async ({ page }) => {
  const tool = await openTool(page)
  await page.getByRole('radio', { name: 'Appearance' }).check()
  await page.getByRole('radio', { name: 'Automatic' }).check()
  await tool.pick(photo('photo.png', 300, 200), screenshot('window.png', 320, 240), logo('logo.png'))
  await tool.settled()
  const sizes: Record<string, Record<string, number>> = {}
  for (const format of ['JPEG', 'WebP', 'PNG']) {
    await page.getByRole('radio', { name: format, exact: true }).check()
    await tool.settled()
    const files = unzipSync((await tool.save('Download all (ZIP)')).bytes)
    for (const [name, bytes] of Object.entries(files)) {
      const [base = ''] = name.split('_compressed')
      sizes[base] = { ...sizes[base], [format]: bytes.length }
    }
  }
  await page.getByRole('radio', { name: 'Automatic' }).check()
  await tool.settled()
  const files = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  for (const [base, { JPEG = 0, WebP = 0, PNG = 0 }] of Object.entries(sizes)) {
    const [name, bytes] = Object.entries(files).find(([each]) => each.startsWith(base)) ?? [
      base,
      new Uint8Array(),
    ]
    const others = base === 'logo' ? [WebP, PNG] : [JPEG, WebP, PNG]
    expect(bytes.length, name).toBe(Math.min(...others))
    await expect(tool.row(`${base}.png`).getByRole('row')).toHaveCount(others.length)
  }
})

test('a target size is never exceeded', async ({ page }) => {
  const tool = await openTool(page)
  await page.getByRole('radio', { name: 'File size' }).check()
  await page.getByLabel('File size in KB').fill('5')
  await page.getByRole('radio', { name: 'WebP', exact: true }).check()
  await tool.pick(photo('photo.png', 390, 320), logo('logo.png', 195))
  for (const format of ['WebP', 'AVIF', 'PNG', 'Automatic']) {
    await page.getByRole('radio', { name: format, exact: true }).check()
    await tool.settled()
    const files = unzipSync((await tool.save('Download all (ZIP)')).bytes)
    expect(Object.keys(files)).toHaveLength(2)
    for (const [name, { length }] of Object.entries(files)) {
      expect(length, `${format}: ${name}`).toBeLessThanOrEqual(5 * 1024)
      expect(length, `${format}: ${name}`).toBeGreaterThan((5 * 1024) / 6)
    }
  }
})

test('automatic, for a file size: the best look of all formats, each in the table', async ({ page }) => {
  const tool = await openTool(page)
  await page.getByRole('radio', { name: 'File size' }).check()
  await page.getByLabel('File size in KB').fill('10')
  await page.getByRole('radio', { name: 'Automatic' }).check()
  await tool.pick(photo('photo.png', 400, 300), screenshot('window.png', 320, 240))
  await tool.settled()
  const tables: string[][][] = []
  for (const name of ['photo.png', 'window.png'])
    tables.push(
      await tool
        .row(name)
        .getByRole('row')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent))),
    )
  const [ofPhoto = [], ofWindow = []] = tables
  // The photo in all its colours takes far more, and is not made.
  expect(ofPhoto.map(([format]) => format).toSorted()).toEqual(['JPEG', 'PNG', 'WebP'])
  expect(ofPhoto.at(-1)).toEqual(['PNG', expect.stringMatching(/^about \d+/), 'too large'])
  expect(ofWindow.map(([format]) => format).toSorted()).toEqual(['JPEG', 'PNG', 'WebP'])
  for (const rows of [ofPhoto.slice(0, 2), ofWindow]) {
    const looks = rows.map(([, , look = '']) => Number(/^match: about (\d+)\/100$/.exec(look)?.[1]))
    expect(looks).toEqual(looks.toSorted((a, b) => b - a))
  }
  const files = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  expect(Object.keys(files).map((name) => name.split('.').at(-1))).toEqual(
    [ofPhoto, ofWindow].map(([[format = ''] = []]) => format.toLowerCase().replace('jpeg', 'jpg')),
  )
})

/** The states of a file's row, as they follow each other. */
const statesOf = (page: Page, name: string) =>
  page.evaluate((name) => {
    const seen: string[] = []
    const look = () => {
      const row = [...document.querySelectorAll('li[data-state]')].find((each) =>
        each.textContent.includes(name),
      )
      const state = row?.getAttribute('data-state')
      if (state && state !== seen.at(-1)) seen.push(state)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(globalThis, { seenStates: () => seen })
  }, name)
const seenStates = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenStates(): string[] }).seenStates())

for (const format of ['WebP', 'AVIF', 'PNG', 'Automatic'])
  test(`${format}: a batch has a first result of every file before a small one`, async ({ page }) => {
    // One worker, so that the files come one after the other.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }))
    const tool = await openTool(page)
    await page.getByRole('radio', { name: format, exact: true }).check()
    await statesOf(page, 'a.png')
    await tool.pick(photo('a.png', 300, 200), photo('b.png', 300, 200))
    await tool.settled()
    const states = await seenStates(page)
    expect(states.filter((state) => state !== 'working')).toEqual(['waiting', 'early', 'done'])
  })

/** A caption as IPTC data: record 2, data set 120. */
const captionSegment = jpegSegment(
  0xed,
  joined(ascii('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0b'), [0x1c, 2, 120, 0, 6], ascii('A walk'), [0]),
)

test('EXIF data and captions are kept by choice', async ({ page }) => {
  const tool = await openTool(page)
  const camera = jpegFile({
    columns: 30,
    rows: 20,
    block: (column, row) => [((column * 40_503 + row * 69_621) >>> 3) % 250, 128, 128],
    segments: [exifSegment({ orientation: 6, maker: 'Camera works' }), captionSegment],
  })
  await page.getByRole('radio', { name: 'WebP', exact: true }).check()
  await tool.pick(pickedFile('photo.jpg', camera, 'image/jpeg'))
  for (const format of ['WebP', 'AVIF', 'PNG'])
    for (const kept of [false, true]) {
      await page.getByRole('radio', { name: format, exact: true }).check()
      await page.getByLabel('Keep metadata').setChecked(kept)
      await tool.settled()
      const { bytes } = await tool.save('Download')
      const [{ 'XMP-dc:Description': caption, 'IFD0:Make': maker }, about] = [metadataIn(bytes), format]
      expect([caption, maker], about).toEqual(kept ? ['A walk', 'Camera works'] : [undefined, undefined])
      await expect(tool.row('photo.jpg')).toContainText(
        kept ? 'Metadata (location, camera) kept' : 'Metadata (location, camera) removed',
      )
      expect(await headerOf(bytes)).toMatchObject({ width: 160, height: 240, orientation: 1 })
    }
})

test('the encoders of WebP and AVIF are loaded only when these formats are chosen', async ({ page }) => {
  const codecs: string[] = []
  page.on('request', (request) => {
    const name = request.url().split('/').at(-1) ?? ''
    if (name.endsWith('.wasm')) codecs.push(name)
  })
  const tool = await openTool(page)
  await tool.pick(photo('photo.png', 200, 150))
  await tool.settled()
  expect(codecs).toEqual([expect.stringMatching(/^jpegli/)])
  await page.getByRole('radio', { name: 'WebP', exact: true }).check()
  await tool.settled()
  expect(codecs).toEqual([expect.stringMatching(/^jpegli/), expect.stringMatching(/^webp_enc_simd/)])
  await page.getByRole('radio', { name: 'AVIF', exact: true }).check()
  await tool.settled()
  expect(codecs.slice(2)).toEqual([expect.stringMatching(/^avif_enc/)])
})

test('WebP, AVIF, PNG: colours outside sRGB are preserved', async ({ page }) => {
  const tool = await openTool(page)
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(96, 96)
    const context = canvas.getContext('2d', { colorSpace: 'display-p3' })
    if (!context) throw new Error('no canvas')
    for (let x = 0; x < 96; x += 1) {
      context.fillStyle = `color(display-p3 1 0 ${x / 960})`
      context.fillRect(x, 0, 1, 96)
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  for (const format of ['WebP', 'AVIF', 'PNG']) {
    await page.getByRole('radio', { name: format, exact: true }).check()
    if ((await tool.rows.count()) === 0) await tool.pick(pickedFile('wide.png', Uint8Array.from(bytes)))
    await tool.settled()
    const { name, bytes: result } = await tool.save('Download')
    expect(name).toBe(`wide_compressed.${format.toLowerCase()}`)
    const [red = 0, green = 255] = (await tool.decode(result, 'display-p3')).at(8, 48)
    // Clipped to sRGB it would be 234, 51.
    expect(red, format).toBeGreaterThan(245)
    expect(green, format).toBeLessThan(15)
  }
})
