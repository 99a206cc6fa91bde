import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import decodeQR from 'qr/decode.js'
import { expect, expectCopied, fontsShown, test, visit } from '../../../tests/browser/test.ts'
import type { Base64Bytes } from '../../lib/testing/base64.ts'
import { uiText } from '../../ui/text/messages.en.ts'
import { readPng } from './core/testing/pictures.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'

const path = '/tools/qr-generator'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Opens a folded group. */
const unfold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title }).click()
const verdict = (page: Page) => panel(page, t.preview).getByRole('heading', { level: 3 })
const content = (page: Page) => page.getByRole('textbox', { name: t.fields.text, exact: true })
const generateButton = (page: Page) => page.getByRole('button', { name: t.generate, exact: true })
const picture = (page: Page) => page.getByRole('img', { name: /^QR (code|kod): / })
const recent = (page: Page) => panel(page, t.recent).getByRole('listitem')

/** The pixels of the picture on the page. */
async function shownPixels(page: Page) {
  // As base64: transferring a list of numbers takes a second.
  const { data, width } = await picture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { naturalWidth, naturalHeight } = image
    const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, naturalWidth, naturalHeight)
    return {
      data: (new Uint8Array(pixels?.data.buffer ?? []) as unknown as Base64Bytes).toBase64(),
      width: naturalWidth,
    }
  })
  return { data: Buffer.from(data, 'base64'), width, height: width }
}

/** Decodes the picture on the page. */
const readPicture = async (page: Page): Promise<string> => decodeQR(await shownPixels(page))

/** Waits until the picture of this text is shown, in place of that of the text before. */
const drawn = (page: Page, text: string) =>
  expect(page.getByRole('img', { name: t.pictureOf(text), exact: true })).toBeVisible()

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test.beforeEach(({ page }) => visit(page, path))

test('a code is generated, downloaded and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByText(t.empty)).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await content(page).fill('   ')
  await expect(generateButton(page)).toBeDisabled()

  await content(page).fill('example.com/a-rather-long-address')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  expect(await readPicture(page)).toBe('https://example.com/a-rather-long-address')
  await expect(page.locator('main')).toContainText('https://example.com/a-rather-long-address')
  await expect(picture(page)).toHaveAttribute('width', '256')
  await expect(page.getByText(/^\d+ of 100$/)).toBeVisible()
  await expect(page.getByText('Excellent', { exact: true })).toBeVisible()
  await expect(verdict(page)).toHaveText(t.verdicts.well)

  await generateButton(page).click()
  await unfold(page, t.recent)
  await expect(recent(page)).toHaveText(['example.com/a-rather-long-addr...URL'])
  const png = await download(page, t.downloadPng)
  expect(png.name).toMatch(/^qr-code-\d{13}\.png$/)
  expect(png.bytes.readUInt32BE(16)).toBe(256)
  expect(Buffer.from(readPng(png.bytes).data).equals((await shownPixels(page)).data), 'as it is shown').toBe(
    true,
  )
  await page.getByRole('button', { name: t.copyText }).click()
  await expectCopied(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('example.com/a-rather-long-address')
})

test('a recent code restores its content and settings; the last five are stored', async ({ page }) => {
  await unfold(page, t.recent)
  await content(page).fill('first.example')
  await page.getByLabel('Size: 256 × 256 px').fill('320')
  await page.getByLabel(t.hex(t.color)).fill('#003366')
  await generateButton(page).click()
  await page.getByLabel('Size: 320 × 320 px').fill('128')
  for (const number of [2, 3, 4, 5]) {
    await content(page).fill(`${number}.example`)
    await generateButton(page).click()
  }
  await expect(recent(page)).toHaveCount(5)
  await page.reload()
  await unfold(page, t.recent)
  await recent(page).last().getByRole('button').click()
  await expect(content(page)).toHaveValue('first.example')
  await expect(page.getByLabel('Size: 320 × 320 px')).toBeVisible()
  await expect(page.getByLabel(t.color, { exact: true })).toHaveValue('#003366')
  await drawn(page, 'https://first.example')
  expect(await readPicture(page)).toBe('https://first.example')
  await content(page).fill('6.example')
  await generateButton(page).click()
  await expect(recent(page)).toHaveCount(5)
  await expect(panel(page, t.recent)).not.toContainText('first.example')
  await expect(panel(page, t.recent)).toContainText(uiText.oldestWent(1, 5))
  await panel(page, t.recent).getByRole('button', { name: 'Undo' }).click()
  await expect(recent(page)).toHaveCount(5)
  await expect(panel(page, t.recent)).toContainText('first.example')
  await expect(panel(page, t.recent)).toContainText(uiText.historyLimit(5))
  await panel(page, t.recent).getByRole('button', { name: t.clear }).click()
  await expect(panel(page, t.recent).getByRole('button', { name: 'Undo' })).toBeFocused()
})

test('each kind has a form of its own, with errors at their fields', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByLabel(t.type).selectOption('wifi')
  await page.getByLabel(t.fields.ssid).fill('Café; "5"')
  await page.getByLabel(t.fields.password).fill('a:b')
  const network = 'WIFI:T:WPA;S:Café\\; \\"5\\";P:a\\:b;;'
  await drawn(page, network)
  expect(await readPicture(page)).toBe(network)
  await page.getByLabel(t.type).selectOption('payment')
  await page.getByLabel(t.fields.name).fill('Red Cross')
  await page.getByLabel(t.fields.iban).fill('DE88370400440532013000')
  await expect(page.getByText(t.invalid.iban)).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await page.getByLabel(t.fields.iban).fill('DE89 3704 0044 0532 0130 00')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await page.getByLabel(t.type).selectOption('wifi')
  await expect(page.getByLabel(t.fields.ssid)).toHaveValue('Café; "5"')
})

test('a weak code shows its weaknesses, each fixed with one click', async ({ page }) => {
  await content(page).fill('example.com')
  await page.getByLabel(t.hex(t.color)).fill('#ffffff')
  await page.getByLabel(t.hex(t.background)).fill('#000000')
  await expect(page.getByText(t.weak.inverted)).toBeVisible()
  const expectHeadingFocus = () => expect(verdict(page), 'focus after the button disappears').toBeFocused()
  await expect(verdict(page)).toHaveText(t.verdicts.fails)
  await page.getByRole('button', { name: t.fix.inverted }).click()
  await expectHeadingFocus()
  await expect(page.getByLabel(t.color, { exact: true })).toHaveValue('#000000')
  await page.getByLabel(t.hex(t.color)).fill('#f0f0f0')
  await expect(page.getByRole('alert')).toContainText(t.notRead)
  // An unreadable code can be saved only on request, and every other picture needs a new request.
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await page.getByRole('button', { name: t.offerAnyway }).press('Enter')
  await expect(page.getByRole('button', { name: t.downloadPng })).toBeFocused()
  expect((await download(page, t.downloadPng)).name).toMatch(/^qr-code-\d{13}\.png$/)
  await content(page).fill('example.org')
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Darken to #/ }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(verdict(page)).toHaveText(t.verdicts.well)
  await expectHeadingFocus()
})

test('what fixes a weak code is on one line with it at the bottom of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await content(page).fill('example.com')
  await page.getByLabel(t.hex(t.color)).fill('#f0f0f0')
  const middleOf = async (name: string | RegExp) => {
    const box = await page.getByRole('button', { name }).filter({ visible: true }).last().boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  await expect(page.getByRole('button', { name: /^Darken to #/ }).first()).toBeVisible()
  expect(Math.abs((await middleOf(t.toCode)) - (await middleOf(/^Darken to #/)))).toBeLessThan(2)
})

test('content beyond the capacity is refused with the excess bytes', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByLabel(t.type).selectOption('text')
  await content(page).fill('x'.repeat(2400))
  await expect(panel(page, t.settings).getByText('69 bytes too long')).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await unfold(page, t.level)
  await page.getByRole('radio', { name: t.levels.L }).check()
  await page.getByLabel('Size: 256 × 256 px').fill('128')
  await expect(page.getByText(t.noRoom(128))).toBeVisible()
  await page.getByRole('button', { name: /^Use \d+ px$/ }).click()
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await expect(panel(page, t.preview)).toBeFocused()
  expect(await readPicture(page)).toBe('x'.repeat(2400))
})

/** A high-contrast PNG, drawn in the page. */
const logoFile = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 200
    canvas.height = 100
    const context = canvas.getContext('2d')
    for (let x = 0; x < 200; x += 20) {
      if (context) context.fillStyle = x % 40 === 0 ? '#c8102e' : '#ffe08a'
      context?.fillRect(x, 0, 20, 100)
    }
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
  })
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('a logo is drawn in all formats, with a warning when it hides too much', { tag: '@desktop' }, async ({
  page,
}) => {
  const pick = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /logo$/ }).click()
    await (await chooser).setFiles(file)
  }
  await unfold(page, t.logoTitle)
  await unfold(page, t.level)
  await content(page).fill('example.com/a-menu')
  await pick({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText(t.logoReason({ kind: 'not-an-image' }))
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  const drawn = async () => (await shownPixels(page)).data.toString('base64')
  const plain = await drawn()
  await pick(await logoFile(page))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('logo.png').first()).toBeVisible()
  await expect.poll(drawn).not.toBe(plain)
  const { data, width } = readPng((await download(page, t.downloadPng)).bytes)
  const [red = 0, , blue = 0] = data.subarray((width * 128 + 128) * 4)
  expect(red - blue, 'a warm colour in the middle').toBeGreaterThan(50)
  expect(await readPicture(page)).toBe('https://example.com/a-menu')
  const svg = await download(page, t.downloadSvg)
  expect(svg.bytes.toString()).toContain('href="data:image/png;base64,')
  const pdf = await download(page, t.downloadPdf)
  expect(pdf.bytes.toString('latin1')).toContain('/Subtype/Image')

  await page.getByRole('radio', { name: t.levels.L }).check()
  await page.getByLabel(t.logoSize(20)).fill('40')
  await expect(page.getByText(/The logo hides/)).toBeVisible()
  await page.getByRole('button', { name: t.fix.logoLevel('H') }).click()
  await expect(page.getByRole('radio', { name: t.levels.H })).toBeChecked()
  await page.getByRole('button', { name: /^Make the logo \d+% wide$/ }).click()
  await expect(page.getByText(/The logo hides/)).toHaveCount(0)
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.removeLogo }).click()
  await expect(page.getByRole('button', { name: t.chooseLogo })).toBeFocused()
})

test('SVG and PDF have the chosen physical size', { tag: '@desktop' }, async ({ page }) => {
  await content(page).fill('example.com')
  await unfold(page, t.look)
  await page.getByRole('radio', { name: t.shapes.dots }).check()
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await unfold(page, t.print)
  await page.getByLabel(t.printWidth).fill('10')
  await page.getByRole('button', { name: t.fix.print(20) }).click()
  await expect(panel(page, t.print)).toBeFocused()
  await expect(page.getByLabel(t.printWidth)).toHaveValue('20')
  await page.getByLabel(t.printWidth).fill('60')
  const svg = await download(page, t.downloadSvg)
  expect(svg.name).toMatch(/^qr-code-\d{13}\.svg$/)
  expect(svg.bytes.toString()).toContain('width="60mm" height="60mm"')
  const pdf = await download(page, t.downloadPdf)
  expect(pdf.bytes.toString('latin1')).toContain('/MediaBox[0 0 170.0787 170.0787]')
})

test('a batch of lines is downloaded as one ZIP', { tag: '@desktop' }, async ({ page }) => {
  const lines = Array.from({ length: 30 }, (_, index) => `table-${index},"https://example.com/?a=${index},b"`)
  await unfold(page, t.batch)
  await page.getByLabel(t.lines, { exact: true }).fill([...lines, `long,${'x'.repeat(3000)}`].join('\n'))
  await page.getByRole('radio', { name: t.rowKinds['name-content'] }).check()
  await page.getByRole('button', { name: t.makeBatch(31) }).click()
  await expect(page.getByText(t.batchDone(30))).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(/Line 31.*Too long/)
  const zip = await download(page, t.downloadZip)
  const names = Object.keys(unzipSync(zip.bytes))
  expect(names).toHaveLength(30)
  expect(names[7]).toBe('table-7.png')
})

test('a code is generated in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByRole('textbox', { name: turkish.fields.text, exact: true }).fill('örnek.example/ğüşıöç')
  await expect(page.getByText(turkish.scanStatuses.correct, { exact: true })).toBeVisible()
  expect(await readPicture(page)).toBe('https://örnek.example/ğüşıöç')
})

test('the pale code gets the worst verdict, and the button that fixes it is the only filled one', {
  tag: '@desktop',
}, async ({ page }) => {
  const filled = () =>
    page
      .locator('main button[class*="primary"]')
      .evaluateAll((all) =>
        all.filter((button) => button.checkVisibility()).map((button) => button.textContent),
      )
  await content(page).fill('example.com/menu')
  await expect(verdict(page)).toHaveText(t.verdicts.well)
  expect(await filled()).toEqual([t.downloadPng])
  await page.getByLabel(t.hex(t.color)).fill('#f2c230')
  await expect(verdict(page)).toHaveText(t.verdicts.fails)
  await expect(panel(page, t.preview)).toContainText(t.weak.contrast(1.7))
  expect(await filled()).toEqual([expect.stringMatching(/^Darken to #[0-9a-f]{6}$/)])
  await expect(page.getByRole('button', { name: t.downloadPng })).toBeVisible()
  await page.getByRole('button', { name: /^Darken to/ }).click()
  await expect(verdict(page)).toHaveText(t.verdicts.well)
  expect(await filled()).toEqual([t.downloadPng])
})

test('the code is at least 320 pixels wide beside the settings', { tag: '@desktop' }, async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 960, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await content(page).fill(`example.com/${size.width}`)
    for (const element of [picture(page), page.getByRole('button', { name: t.downloadPng })])
      await expect
        .poll(async () => {
          const box = await element.boundingBox()
          return box !== null && box.y >= 0 && box.y + box.height <= size.height
        }, `in sight at ${size.width}`)
        .toBe(true)
    const box = await picture(page).boundingBox()
    expect(box?.width, `${size.width}`).toBeGreaterThanOrEqual(320)
  }
})

test('print shows the code alone, in its width on paper', { tag: '@desktop' }, async ({ page }) => {
  await content(page).fill('example.com')
  await expect(verdict(page)).toHaveText(t.verdicts.well)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(verdict(page)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const box = await picture(page).boundingBox()
  // 40 mm of 96 pixels an inch.
  expect(box?.width).toBeCloseTo((40 / 25.4) * 96, 0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('code and content are on the first screen, and the bar has verdict and next action', {
    tag: '@desktop',
  }, async ({ page }) => {
    await fontsShown(page)
    const field = await content(page).boundingBox()
    await content(page).fill('example.com/menu')
    const download = page.getByRole('button', { name: t.downloadPng })
    await expect(download).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(t.shortVerdicts.well, { exact: true }).last()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await content(page).boundingBox(), 'nothing moves when the code appears').toEqual(field)
    await expect(picture(page)).toBeInViewport({ ratio: 1 })
    await expect(content(page)).toBeInViewport({ ratio: 1 })
    expect((await picture(page).boundingBox())?.width).toBe(240)
    await expect(download).toHaveCount(1)
    await page.getByRole('button', { name: t.downloadSvg }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: t.toCode }).click()
    await expect(picture(page)).toBeInViewport({ ratio: 1 })
  })
})

for (const [width, height] of [
  [640, 512],
  [390, 500],
  [320, 480],
] as const)
  for (const [language, texts] of Object.entries({ en: t, tr: turkish }))
    test(`code and verdict stay above the bottom bar of ${width} by ${height} pixels (${language})`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page, language === 'en' ? path : `/${language}${path}`)
      await page
        .getByRole('textbox', { name: texts.fields.text, exact: true })
        .fill('https://www.wikipedia.org')
      const bar = await page.getByRole('button', { name: texts.downloadPng }).evaluate((button) => {
        const { top } = button.getBoundingClientRect()
        for (let each = button.parentElement; each; each = each.parentElement)
          if (getComputedStyle(each).position === 'fixed') return each.getBoundingClientRect().top
        return top
      })
      await page.evaluate(() => scrollTo(0, 0))
      const reason = panel(page, texts.preview).getByText('40 cm')
      const box = await reason.boundingBox()
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(bar)
      await expect(picture(page)).toBeInViewport({ ratio: 1 })
    })
