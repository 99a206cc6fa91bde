import type { Page } from '@playwright/test'
import { homeOf, shellTexts } from '../../../tests/browser/site.ts'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { messages as bmi } from '../../tools/bmi-calculator/messages.en.ts'
import { card as paletteCard } from '../../tools/color-palette/messages.en.ts'
import { messages as qr, card as qrCard } from '../../tools/qr-generator/messages.en.ts'
import { card as wordCard } from '../../tools/word-counter/messages.en.ts'

const t = shellTexts.en
const field = (page: Page) => page.getByLabel(t.drop.title)
const answer = (page: Page) => page.getByRole('region', { name: t.openWith.answer })

for (const language of ['en', 'tr'] as const)
  test(`the tiles fill every row at every width (${language})`, async ({ page }) => {
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

test('nothing of a tool is loaded before the first input, and nothing moves after it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /Tile/.test(path))).toEqual([])
  await page.mouse.move(30, 300)
  const copy = page.getByRole('button', { name: 'Copy this password' })
  await expect(copy).toBeVisible()
  await expect(page.getByText('25:00')).toBeVisible()
  expect(asked.filter((path) => /Tile/.test(path)).length).toBeGreaterThan(0)
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  )
  expect(shift).toBeLessThanOrEqual(0.02)
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
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const first = await copied()
  expect(first).toMatch(/^[!-~]{16}$/)
  expect(await copied()).not.toBe(first)
  await expect(page).toHaveURL('/')
})

for (const { text, tool, shown } of [
  { text: 'https://example.org/menu', tool: qrCard.title, shown: 'https://example.org/menu' },
  { text: '#E4572E', tool: paletteCard.title, shown: '#E4572E' },
  { text: 'two words', tool: wordCard.title, shown: '9 characters · 1 sentence · 1 paragraph' },
  { text: '72 kg 175 cm', tool: 'BMI calculator', shown: bmi.categories.normal },
])
  test(`${text} is answered while it is typed, without moving what lies below`, async ({ page }) => {
    await visit(page, '/')
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

test('Enter opens the likeliest tool with what was typed', async ({ page }) => {
  await visit(page, '/')
  await field(page).fill('https://example.org/menu')
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
