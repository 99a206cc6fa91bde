import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../src/lib/files/bytes.ts'
import { readImageHeader } from '../../../src/lib/image/header/image-header.ts'
import { heicPhoto } from '../../../src/lib/image/testing/heic-file.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { messages as invoice } from '../../../src/tools/invoice-generator/messages.en.ts'
import { fillNames } from '../../../src/tools/invoice-generator/testing/form.ts'
import { messages as quotes } from '../../../src/tools/motivation-quotes/messages.en.ts'
import { messages as pdf } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import {
  checkPdf,
  listImages,
  pdfInfo,
  renderPages,
} from '../../../src/tools/photo-to-pdf/testing/programs.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { expect, test, visit } from '../test.ts'

type Act = (page: Page) => Promise<unknown>

type Chain = {
  /** The tool that it begins with, and after it what an address may hold. */
  readonly from: string
  readonly start: Act
  /** The buttons of "Next" in their order, each with what its tool still needs for a result. */
  readonly steps: readonly (readonly [step: string, act?: Act])[]
  /** Presses what saves the result of the last tool. */
  readonly save: Act
  check(bytes: Uint8Array<ArrayBuffer>, page: Page): unknown
}

const [red, blue] = [
  [200, 16, 32],
  [16, 48, 160],
] as const

/** Red on the left, blue on the right. */
const picture = (name: string, width = 320, height = 200) =>
  pickedFile(
    name,
    pngFile({
      width,
      height,
      row: () => Array.from({ length: width }, (_, x) => (x < width / 2 ? red : blue)).flat(),
    }),
  )

const pick =
  (...files: ReturnType<typeof pickedFile>[]): Act =>
  (page) =>
    page.locator('main input[type=file]').first().setInputFiles(files)
const press =
  (name: string): Act =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click()

const writeCode =
  (text: string): Act =>
  (page) =>
    page.getByRole('textbox', { name: qr.fields.text, exact: true }).fill(text)

const convertToPdf: Act = async (page) => {
  await press(pdf.convert)(page)
  await expect(page.getByText(pdf.created)).toBeVisible()
}

const fillInvoice: Act = async (page) => {
  await expect(page.locator('[data-section] > details')).toHaveCount(6)
  await fillNames(page)
  await expect(page.getByAltText(invoice.logoPreview)).toHaveAttribute('src', /^data:image/)
}

const colours = (page: Page) => page.getByRole('list', { name: palette.colours })

/** Red and blue of `picture`, give or take what JPG changes. */
const coloursOfPicture = [/#C\w[01]\w[12]\w/i, /#[01]\w[23]\w[9A]\w/i]

/** A palette is there from the beginning: waits for that of the picture. */
const paletteOfPicture: Act = async (page) => {
  for (const colour of coloursOfPicture) await expect(colours(page)).toContainText(colour)
}

const saveSheet: Act = async (page) => {
  await page.getByRole('tab', { name: palette.exports, exact: true }).click()
  await page.getByLabel(palette.exportFormat, { exact: true }).selectOption(palette.exportNames.json)
  await press(palette.download)(page)
}

const picturesInPdf = (bytes: Uint8Array) => {
  checkPdf(bytes)
  return {
    pages: Number(/^Pages: +(\d+)/m.exec(pdfInfo(bytes))?.[1]),
    sizes: listImages(bytes)
      .filter(([, , type]) => type === 'image')
      .map(([, , , width, height]) => `${width} × ${height}`),
  }
}
const isPdf =
  (...sizes: string[]): Chain['check'] =>
  (bytes) =>
    expect(picturesInPdf(bytes)).toEqual({ pages: sizes.length, sizes })

const isPicture =
  (format: string, width: number, height: number): Chain['check'] =>
  async (bytes) =>
    expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format, width, height })

/** The text of the code on the only page. */
function codeIn(bytes: Uint8Array) {
  const [sheet] = renderPages(bytes, 72)
  if (!sheet) throw new Error('no page')
  const { width, height, at } = sheet
  const data = Array.from({ length: width * height }, (_, index) => [
    ...at(index % width, Math.floor(index / width)),
    255,
  ])
  return decodeQR({ data: Uint8Array.from(data.flat()), width, height })
}

const chains: Readonly<Record<string, Chain>> = {
  'a HEIC photo is converted, compressed and put in a PDF': {
    from: 'image-converter',
    start: async (page) => {
      await pick(pickedFile('IMG_0001.HEIC', heicPhoto(), 'image/heic'))(page)
      await press('Convert this file to JPG')(page)
    },
    steps: [['image-compressor'], ['photo-to-pdf', convertToPdf]],
    save: press(pdf.download),
    check: isPdf('64 × 64'),
  },
  'three photos are compressed, converted and put in a PDF': {
    from: 'image-compressor',
    start: pick(picture('a.png', 320, 200), picture('b.png', 200, 320), picture('c.png', 64, 48)),
    steps: [['image-converter'], ['photo-to-pdf', convertToPdf]],
    save: press(pdf.download),
    check: isPdf('320 × 200', '200 × 320', '64 × 48'),
  },
  'a code is compressed and put in a PDF': {
    from: 'qr-generator',
    start: writeCode('https://example.com/menu'),
    steps: [['image-compressor'], ['photo-to-pdf', convertToPdf]],
    save: press(pdf.download),
    check(bytes) {
      expect(picturesInPdf(bytes).pages).toBe(1)
      expect(codeIn(bytes)).toBe('https://example.com/menu')
    },
  },
  'the palette of a picture becomes a sheet, a JPG and a PDF': {
    from: 'image-compressor',
    start: pick(picture('photo.png')),
    steps: [['color-palette', paletteOfPicture], ['image-converter'], ['photo-to-pdf', convertToPdf]],
    save: press(pdf.download),
    check: (bytes) => expect(picturesInPdf(bytes).pages).toBe(1),
  },
  'a poster is compressed and converted': {
    from: 'motivation-quotes',
    start: press(quotes.newQuote),
    steps: [['image-compressor'], ['image-converter']],
    save: press('Download'),
    // The compressor fits pictures into 1920 × 1080 pixels.
    check: isPicture('png', 864, 1080),
  },
  'a colour of a palette colours a code, which is converted': {
    from: 'color-palette#264653-2a9d8f-e9c46a-f4a261-e76f51',
    start: (page) => expect(colours(page)).toContainText('#264653', { ignoreCase: true }),
    steps: [['qr-generator.color', writeCode('hello there')], ['image-converter']],
    save: press('Download'),
    async check(bytes, page) {
      await isPicture('jpeg', 256, 256)(bytes, page)
      const { width, at } = await batchOn(page, '').decode(bytes)
      const diagonal = Array.from({ length: width }, (_, x) => at(x, x))
      // Inside the finder pattern, as a JPG blends its edge.
      const found = diagonal[diagonal.findIndex(([value = 255]) => value < 128) + 3] ?? []
      for (const [channel, value] of [0x26, 0x46, 0x53].entries())
        expect(Math.abs((found[channel] ?? 255) - value)).toBeLessThan(12)
    },
  },
  'a text becomes a code and a PDF': {
    from: 'word-counter',
    start: (page) => page.getByLabel('Your text').fill('The cat sat. The dog ran!'),
    steps: [['qr-generator.content'], ['photo-to-pdf', convertToPdf]],
    save: press(pdf.download),
    check(bytes) {
      expect(picturesInPdf(bytes).pages).toBe(1)
      expect(codeIn(bytes)).toBe('The cat sat. The dog ran!')
    },
  },
  'a logo is converted, compressed and printed on an invoice': {
    from: 'image-converter',
    start: pick(picture('logo.png')),
    steps: [['image-compressor'], ['invoice-generator.logo', fillInvoice]],
    save: press('Generate PDF'),
    check: isPdf('320 × 200'),
  },
  'a picture is compressed and converted, and its colours are the palette': {
    from: 'image-compressor',
    start: pick(picture('photo.png')),
    steps: [['image-converter'], ['color-palette', paletteOfPicture]],
    save: saveSheet,
    check(bytes) {
      for (const colour of coloursOfPicture) expect(Buffer.from(bytes).toString()).toMatch(colour)
    },
  },
  'a quote is counted, becomes a code, and that the logo of an invoice': {
    from: 'motivation-quotes',
    start: press(quotes.newQuote),
    steps: [['word-counter.text'], ['qr-generator.content'], ['invoice-generator.logo', fillInvoice]],
    save: press('Generate PDF'),
    check(bytes) {
      const { pages, sizes } = picturesInPdf(bytes)
      expect([pages, sizes.length]).toEqual([1, 1])
    },
  },
}

type Watched = typeof globalThis & { savedUrls: string[] }

/** Notes the address of every link that saves a file, whether or not the browser makes a download of it. */
function watchSaves() {
  const savedUrls: string[] = []
  Object.assign(globalThis, { savedUrls })
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.hasAttribute('download')) savedUrls.push(target.href)
    },
    true,
  )
}

for (const [title, { from, start, steps, save, check }] of Object.entries(chains))
  test(`${title}, with one download`, async ({ page }) => {
    await page.addInitScript(watchSaves)
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    // Fails after a load of another page as well: everything is passed within one.
    const saves = () => page.evaluate(() => (globalThis as Watched).savedUrls.map((url) => url.slice(0, 5)))
    await visit(page, `/tools/${from}`)
    await page.evaluate(() => (globalThis as Watched).savedUrls.push('start'))
    await start(page)
    for (const [step, act] of steps) {
      const before = await page.locator('main h1').elementHandle()
      await page.locator(`[data-next] [data-step="${step}"]`).click()
      await expect(page).toHaveURL(new RegExp(`/tools/${step.split('.')[0]}$`))
      // The page comes after its address: until then the last one has a notice and a result of its own.
      await expect.poll(() => before?.evaluate((heading) => heading.isConnected)).toBe(false)
      await expect(page.locator('[data-arrival]')).toContainText(/^(\d files?|Text|Colour) from /)
      await act?.(page)
    }
    const saving = page.waitForEvent('download')
    // What the last tool has to show is there, and nothing is saved yet.
    expect(await saves()).toEqual(['start'])
    expect(downloads).toBe(0)
    await save(page)
    const bytes = new Uint8Array(readFileSync(await (await saving).path()))
    await check(bytes, page)
    expect(await saves()).toEqual(['start', 'blob:'])
    expect(downloads).toBe(1)
  })
