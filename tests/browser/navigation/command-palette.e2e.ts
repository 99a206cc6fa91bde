import type { Page } from '@playwright/test'
import { messages as yourData } from '../../../src/pages/your-data/messages.en.ts'
import { card } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import { card as turkishCard } from '../../../src/tools/photo-to-pdf/messages.tr.ts'
import { pagesIn, shellTexts, toolPages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

const t = shellTexts.en

test('the command palette finds a page by a few letters and opens it with Enter', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: t.search })
  const input = dialog.getByRole('combobox')
  const options = dialog.getByRole('option')
  await expect(input).toBeFocused()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await options.count()).toBeGreaterThanOrEqual(toolPages.length / 2)

  await input.fill('zzzz')
  await expect(options).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText(t.searchNothing)
  // Not expanded while there is nothing to choose.
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()

  await input.fill('scan')
  const wanted = options.filter({ hasText: card.title })
  await expect(wanted).toBeVisible()
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expect
    .poll(
      async () => (await dialog.getByRole('status').textContent()) === t.searchCount(await options.count()),
    )
    .toBe(true)
  for (let step = 0; step < 20 && (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown')
  await expect(input).toHaveAttribute('aria-activedescendant', (await wanted.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/photo-to-pdf')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Enter chooses for what is typed, also before the list has followed', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  // In one task, so that nothing is rendered in between.
  await page.getByRole('combobox').evaluate((input: HTMLInputElement, text) => {
    document.execCommand('insertText', false, text)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }, card.title)
  await expect(page).toHaveURL('/tools/photo-to-pdf')
})

test('the command palette finds the pages of presets by what is typed', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('ControlOrMeta+k')
  const options = page.getByRole('dialog', { name: t.search }).getByRole('option')
  await expect(options.filter({ hasText: '200 KB' })).toHaveCount(0)
  await page.getByRole('combobox').fill('200 kb')
  await options.filter({ hasText: '200 KB' }).first().click()
  await expect(page).toHaveURL('/tools/image-compressor/compress-to-200-kb')
})

test('the arrow keys wrap around, and Escape restores the focus', async ({ page }) => {
  await visit(page, '/')
  const opener = page.getByRole('button', { name: t.search })
  await opener.click()
  const options = page.getByRole('option')
  const selected = page.locator('[role="option"][aria-selected="true"]')
  await expect(options.first()).toBeVisible()
  const count = await options.count()
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(selected).toHaveCount(1)
  await expect(selected).toBeInViewport()
  await page.getByRole('combobox').fill('wo')
  // One press closes it, with typed text too.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(options.first()).toBeVisible()
  await page.mouse.click(10, 300)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a tool is found by its name in another language', async ({ page }) => {
    for (const [home, query, path] of [
      ['/tr', 'invoice', '/tr/tools/invoice-generator'],
      ['/tr', 'image', '/tr/tools/image-compressor'],
      ['/', 'fatura', '/tools/invoice-generator'],
    ] as const) {
      await visit(page, home)
      await page.getByRole('button', { name: shellTexts[home === '/' ? 'en' : 'tr'].search }).tap()
      await page.getByRole('combobox').fill(query)
      await expect(page.locator(`[role="option"][href="${path}"]`), query).toBeVisible()
    }
  })

  test('Turkish letters are found with and without their marks', async ({ page }) => {
    await visit(page, '/tr')
    const tool = pagesIn('tr').find(({ path }) => path.endsWith('/photo-to-pdf'))
    await page.getByRole('button', { name: shellTexts.tr.search }).tap()
    const input = page.getByRole('combobox')
    const wanted = page.getByRole('option').filter({ hasText: turkishCard.title })
    for (const query of [
      turkishCard.title,
      turkishCard.title.toLocaleUpperCase('tr'),
      'fotograf',
      'FOTOĞRAF',
    ]) {
      await input.fill(query)
      await expect(wanted, query).toBeVisible()
    }
    await wanted.tap()
    await expect(page).toHaveURL(tool?.path ?? '')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

const typeIn = async (page: Page, query: string) => {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill(query)
}

test('a typing error is forgiven, and English words are found in Turkish', async ({ page }) => {
  await visit(page, '/tr')
  await typeIn(page, 'pasword')
  await expect(page.getByRole('option').first()).toContainText('Parola')
})

test('the theme and the language are switched from the search', async ({ page }) => {
  await visit(page, '/tools/pomodoro')
  await typeIn(page, 'koyu')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await typeIn(page, 'turkish')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tr/tools/pomodoro')
})

test('timer 10 starts a timer of ten minutes, also from its own page', async ({ page }) => {
  await visit(page, '/about')
  await typeIn(page, 'timer 10')
  await expect(page.getByRole('option').first()).toContainText('timer 10')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/pomodoro')
  await expect(page.getByRole('timer')).toContainText(/10:00|09:5/)
  await typeIn(page, 'timer 40')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toContainText(/40:00|39:5/)
})

test('password 24, a target size, a colour and a code are set in their tools', async ({ page }) => {
  await visit(page, '/')
  await typeIn(page, 'password 24')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/password-generator')
  await expect(page.locator('code').first()).toHaveText(/^\S{24}$/)
  await typeIn(page, 'compress to 200 kb')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/image-compressor')
  await expect(page.getByRole('spinbutton').first()).toHaveValue('200')
  await typeIn(page, '#ff8800')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/color-palette')
  await expect(page.getByText('#FF8800').first()).toBeVisible()
  await typeIn(page, 'qr hello there')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/qr-generator')
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue('hello there')
})

for (const { path, query, reason } of [
  { path: '/about', query: 'pasword 9999', reason: 'A password can have 8 to 128 characters.' },
  { path: '/about', query: 'timer 500', reason: 'A timer can run for 1 to 120 minutes.' },
  { path: '/about', query: 'compress to 1 kb', reason: 'A target size can be 5 to 100,000 KB.' },
  { path: '/tr/about', query: 'sifre 4', reason: 'Bir parola 8 ile 128 karakter arasında olabilir.' },
])
  test(`${query} gets the reason why it cannot be, and the tool`, async ({ page }) => {
    await visit(page, path)
    await typeIn(page, query)
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(reason)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option')).not.toContainText(query)
  })

for (const home of ['/', '/tr'])
  test(`commands forgive an edit and accept the words of both languages (${home})`, async ({ page }) => {
    await visit(page, home)
    await typeIn(page, 'sifre 24')
    await page.keyboard.press('Enter')
    await expect(page.locator('code').first()).toHaveText(/^\S{24}$/)
    await typeIn(page, 'pasword 30')
    await page.keyboard.press('Enter')
    await expect(page.locator('code').first()).toHaveText(/^\S{30}$/)
    await typeIn(page, 'tmer 10')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('timer')).toContainText(/10:00|09:5/)
    await typeIn(page, 'compres to 300 kb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/image-compressor$/)
    await expect(page.getByRole('spinbutton').first()).toHaveValue('300')
    await typeIn(page, 'karekod https://example.org/menu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/qr-generator$/)
    await expect(page.getByRole('textbox').first()).toHaveValue('https://example.org/menu')
    await typeIn(page, '150 eur')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/invoice-generator$/)
    await expect(
      page
        .getByText(/€150\.00|150,00/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

test('heic finds the tools that open such photos, and says what becomes of them', async ({ page }) => {
  await visit(page, '/')
  await typeIn(page, 'heic')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(4)
  await expect(options.filter({ hasText: 'Image compressor' })).toContainText('smaller JPEG files')
  await expect(options.filter({ hasText: 'Image converter' })).toContainText('JPG or PNG')
  await expect(options.filter({ hasText: 'Photo to PDF' })).toContainText('into a PDF')
  await expect(options.filter({ hasText: 'HEIC to JPG' })).toHaveCount(1)
})

test('dark and türkçe are found where they are on, and say so', async ({ page }) => {
  await visit(page, '/tr')
  await typeIn(page, 'dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await typeIn(page, 'dark')
  await expect(page.getByRole('option').first()).toContainText(shellTexts.tr.actions.isOn)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await typeIn(page, 'türkçe')
  await expect(page.getByRole('option').first()).toContainText(shellTexts.tr.actions.isOn)
})

test('what was used last comes first, is kept until it is cleared, and is not all that was opened', async ({
  page,
}) => {
  await visit(page, '/tools/word-counter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await visit(page, '/about')
  for (const query of ['timer 10', 'password 24']) {
    await typeIn(page, query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(query === 'timer 10' ? '/tools/pomodoro' : '/tools/password-generator')
  }
  await visit(page, '/about')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog')
  const options = dialog.getByRole('option')
  await expect(dialog.getByText(t.searchGroups.recent, { exact: true })).toBeVisible()
  await expect(options.nth(0)).toContainText('Password generator')
  await expect(options.nth(1)).toContainText('Pomodoro timer')
  const names = await options.allTextContents()
  expect(names.filter((name) => name.startsWith('Password generator'))).toHaveLength(1)
  await dialog.getByRole('button', { name: t.clearRecent }).click()
  await expect(dialog.getByText(t.searchGroups.recent, { exact: true })).toBeHidden()
  await expect(dialog.getByRole('combobox')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('toolnook:recent:opened'))).toBeNull()
})

test('a press in a tool counts as use, and Your data shows and deletes what is kept of it', async ({
  page,
}) => {
  await visit(page, '/tools/word-counter')
  await expect(async () => {
    await page.getByRole('textbox').first().click()
    expect(await page.evaluate(() => localStorage.getItem('toolnook:recent:opened'))).toBe('["word-counter"]')
  }).toPass()
  await visit(page, '/your-data')
  await page.getByRole('button', { name: `Delete: ${yourData.stored.recent}` }).click()
  expect(await page.evaluate(() => localStorage.getItem('toolnook:recent:opened'))).toBeNull()
})
