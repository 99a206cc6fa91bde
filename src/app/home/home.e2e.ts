import type { Page } from '@playwright/test'
import { homeOf, shellTexts } from '../../../tests/browser/site.ts'
import { expect, expectCopied, fontsShown, listening, test, visit } from '../../../tests/browser/test.ts'
import { languages } from '../../lib/text/i18n.ts'
import { messages as bmi } from '../../tools/bmi-calculator/messages.en.ts'
import { messages as palette, card as paletteCard } from '../../tools/color-palette/messages.en.ts'
import { messages as qr, card as qrCard } from '../../tools/qr-generator/messages.en.ts'
import { card as wordCard } from '../../tools/word-counter/messages.en.ts'

const t = shellTexts.en
const field = (page: Page) => page.getByLabel(t.drop.title)
const answer = (page: Page) => page.getByRole('region', { name: t.openWith.answer })

for (const language of languages)
  test(`the tiles fill every row at every width (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await visit(page, homeOf(language))
    for (const width of [320, 359, 360, 390, 639, 768, 959, 960, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const empty = await page.evaluate(() => {
        const areaOf = (box: DOMRect) => box.width * box.height
        const tiles = [...document.querySelectorAll('article, section')].filter(
          (element) => element.parentElement?.querySelector(':scope > article') !== null,
        )
        const all = tiles[0]?.parentElement?.getBoundingClientRect()
        if (!all || tiles.length < 12) throw new Error(`${tiles.length} tiles`)
        const covered = tiles.reduce((sum, tile) => sum + areaOf(tile.getBoundingClientRect()), 0)
        return { share: 1 - covered / areaOf(all), wide: document.documentElement.scrollWidth - innerWidth }
      })
      // The hairlines between them.
      expect(empty.share, `${width}`).toBeLessThan(0.015)
      expect(empty.wide, `${width}`).toBeLessThanOrEqual(0)
    }
  })

test('the password on its tile can be copied and is another one after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async () => {
    await visit(page, '/')
    await page.mouse.move(30, 300)
    await page.getByRole('button', { name: 'Copy this password' }).click()
    await expectCopied(page)
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const first = await copied()
  expect(first).toMatch(/^[!-~]{16}$/)
  expect(await copied()).not.toBe(first)
  await expect(page).toHaveURL('/')
})

test('a colour of the answer can be copied, which is announced', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/')
  await field(page).fill('#E4572E')
  await answer(page)
    .getByRole('button', { name: palette.copyValue('#E4572E') })
    .click()
  await expectCopied(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#E4572E')
})

for (const { text, tool, shown } of [
  { text: 'https://example.org/menu', tool: qrCard.title, shown: 'https://example.org/menu' },
  { text: 'example.org/menu', tool: qrCard.title, shown: 'https://example.org/menu' },
  { text: '#E4572E', tool: paletteCard.title, shown: '#E4572E' },
  { text: 'two words', tool: wordCard.title, shown: '9 characters · 1 sentence · 1 paragraph' },
  { text: '72 kg 175 cm', tool: 'BMI calculator', shown: bmi.categories.normal },
])
  test(`${text} is answered while it is typed, without moving what lies below`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await fontsShown(page)
    const last = page.getByRole('article').last()
    const before = await last.boundingBox()
    await field(page).fill(text)
    await expect(answer(page).getByText(shown, { exact: true })).toBeVisible()
    await expect(answer(page).getByRole('button', { name: tool, exact: true })).toBeVisible()
    expect(await last.boundingBox()).toEqual(before)
    await expect(page).toHaveURL('/')
    await field(page).press('Escape')
    await expect(answer(page)).toBeHidden()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })

for (const typed of ['https://example.org/menu', 'example.org/menu'])
  test(`Enter opens the likeliest tool with what was typed (${typed})`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: qr.title })).toBeVisible()
    await expect(page.getByRole('textbox', { name: qr.fields.text, exact: true })).toHaveValue(
      'https://example.org/menu',
    )
  })

test('an example is typed by a press, and a text pasted elsewhere goes into the field', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: '72 kg 175 cm' }).click()
  await expect(field(page)).toHaveValue('72 kg 175 cm')
  await expect(answer(page).getByText('23.5').first()).toBeVisible()
  await page.getByRole('button', { name: t.drop.clear }).click()
  await listening(page)
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a pasted line')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(field(page)).toHaveValue('a pasted line')
})

test('tiles under an answer are out of the way of the keyboard', async ({ page }) => {
  await visit(page, '/')
  await field(page).fill('#E4572E')
  await expect(answer(page).getByRole('button', { name: paletteCard.title, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: t.useToolNamed(paletteCard.title) })).toBeHidden()
  await expect(page.getByRole('link', { name: t.useToolNamed(wordCard.title) })).toBeVisible()
})

for (const { language, text, shown } of [
  { language: 'en', text: '25', shown: '25:00' },
  { language: 'tr', text: '25', shown: '25:00' },
  { language: 'en', text: '72 kg 175', shown: '23.5' },
  { language: 'tr', text: '72 kg 175', shown: '23,5' },
  { language: 'en', text: '1,250.50 €', shown: '€1,250.50' },
  { language: 'tr', text: '1.250,50 TL', shown: '₺1.250,50' },
  { language: 'en', text: 'tomato', shown: '#FF6347' },
  { language: 'tr', text: '#ff8800', shown: '#FF8800' },
  { language: 'tr', text: 'https://example.org/menu', shown: 'https://example.org/menu' },
] as const)
  test(`${text} is answered on a phone (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, homeOf(language))
    await page.getByLabel(shellTexts[language].drop.title).fill(text)
    const shownIn = page.getByRole('region', { name: shellTexts[language].openWith.answer })
    await expect(shownIn.getByText(shown, { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('an amount with its currency starts an invoice of it by Enter', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/')
  await field(page).fill('150 eur')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/tools/invoice-generator')
  await expect(page.getByText('€150.00').filter({ visible: true }).first()).toBeVisible()
})

test('the answer says why a command cannot be', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/')
  await field(page).fill('password 500')
  await expect(answer(page).getByText('A password can have 8 to 128 characters.')).toBeVisible()
})

test('what was used last stands first on return, and nothing moves for it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('toolnook:recent:opened', '["qr-generator","pomodoro","no-such-tool"]')
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  const last = page.getByRole('navigation', { name: t.searchGroups.recent })
  // A phone has room for one.
  const shown = (page.viewportSize()?.width ?? 0) < 960 ? [qrCard.title] : [qrCard.title, 'Pomodoro timer']
  await expect(last.getByRole('link')).toHaveText(shown)
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  )
  expect(shift).toBeLessThanOrEqual(0.02)
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: qr.title })).toBeVisible()
  await page.goBack()
  await expect(last.getByRole('link').first()).toBeVisible()
})

const photo = { name: 'dunes.jpg', mimeType: 'image/jpeg' }
const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isn’t an image') }

/** A picture of noise and colour in the best quality, which any other makes smaller. */
const drawPhoto = async (page: Page, size = { width: 400, height: 300 }) => {
  const url = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    for (let x = 0; x < width; x += 1)
      for (let y = 0; y < height; y += 1) {
        context.fillStyle = `rgb(${x % 256}, ${(x * y) % 256}, ${y % 256})`
        context.fillRect(x, y, 1, 1)
      }
    return canvas.toDataURL('image/jpeg', 1)
  }, size)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('pictures show a thumbnail and what compressing them really saves, a broken file its reason', async ({
  page,
}) => {
  await visit(page, '/')
  const buffer = await drawPhoto(page)
  const input = page.locator('input[type="file"]').first()
  await input.setInputFiles([{ ...photo, buffer }, broken])
  await expect(answer(page).getByRole('button', { name: 'Compress', exact: true })).toBeVisible()
  await expect(answer(page).getByRole('button', { name: 'To PDF', exact: true })).toBeVisible()
  await expect(answer(page).getByRole('button', { name: 'Convert', exact: true })).toBeVisible()
  await expect(answer(page).getByText(/^Compressing saves [\d.]+ KB, [\d.]+%$/)).toBeVisible()
  await expect(answer(page).getByText(/smaller$/)).toHaveCount(1)
  await expect(answer(page).locator('canvas')).toHaveCount(1)
  await expect(answer(page).getByRole('listitem').filter({ hasText: broken.name })).toContainText(
    'isn’t an image',
  )
  const saved = await answer(page)
    .getByText(/smaller$/)
    .textContent()
  await answer(page).getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(page).toHaveURL('/tools/image-compressor')
  await expect(page.getByText(saved ?? '').first()).toBeVisible()
})

test('more pictures than are shown are counted, named and handed on', async ({ page }) => {
  await visit(page, '/')
  // Small ones: each is really compressed.
  const buffer = await drawPhoto(page, { width: 80, height: 60 })
  const files = Array.from({ length: 8 }, (_, index) => ({ ...photo, name: `${index}.jpg`, buffer }))
  await page.locator('input[type="file"]').first().setInputFiles(files)
  await expect(answer(page).getByText('7.jpg')).toBeHidden()
  await answer(page).getByText('and 2 more files').click()
  await expect(answer(page).getByText('7.jpg')).toBeVisible()
  await expect(answer(page).getByText(/^Compressing saves [\d.]+ [KM]?B/)).toBeVisible()
  await answer(page).getByRole('button', { name: 'Compress', exact: true }).click()
  await expect(page.getByRole('button', { name: /7\.jpg/ }).first()).toBeAttached()
})

test('what compressing saves is said before the last picture is done, and announced once', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    const said = { seen: new Set<string>(), announced: new Set<string>() }
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [role="status"]')) {
        said.seen.add(status.textContent ?? '')
        const heard = status.cloneNode(true) as Element
        for (const silent of heard.querySelectorAll('[aria-hidden="true"]')) silent.remove()
        said.announced.add(heard.textContent ?? '')
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const small = await drawPhoto(page, { width: 80, height: 60 })
  const large = await drawPhoto(page, { width: 1200, height: 900 })
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { ...photo, buffer: small },
      { ...photo, name: 'large.jpg', buffer: large },
    ])
  await expect(answer(page).getByText(/^Compressing saves [\d.]+ [KM]B, [\d.]+%$/)).toBeVisible()
  const said = await page.evaluate(() => {
    const { seen, announced } = (window as unknown as { said: Record<string, Set<string>> }).said
    return { seen: [...(seen ?? [])].join('\n'), announced: [...(announced ?? [])].join('\n') }
  })
  expect(said.seen).toContain(' so far, ')
  expect(said.announced).not.toContain(' so far, ')
})
