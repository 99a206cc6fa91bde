import type { Page } from '@playwright/test'
import { uiText as turkish } from '../../../src/ui/text/messages.tr.ts'
import { expect, expectCopied, test, visit } from '../test.ts'

const notice = (page: Page) => page.locator('[data-settings-link]')
const ownSettings = (page: Page) => notice(page).getByRole('button', { name: 'Use my settings' })

/** The button comes at the first sign of a visitor. */
async function copyLink(page: Page, name = 'Copy link to these settings') {
  await page.mouse.move(20, 20)
  return page.getByRole('button', { name })
}

/** What local storage has of the tool's settings. */
const storedSettings = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a link sets the compressor for this visit, and the own settings come back', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  await page.getByRole('radio', { name: 'Lossless' }).check({ force: true })
  const key = 'toolnook:image-compressor:settings'
  const own = await storedSettings(page, key)
  expect(own).toContain('lossless')
  await page.goto('about:blank')
  await visit(page, '/tools/image-compressor#v1&size=100KB&format=webp')
  await expect(notice(page)).toContainText('Settings from the link')
  await expect(page.getByLabel(/KB/).first()).toHaveValue('100')
  expect(await storedSettings(page, key)).toBe(own)
  await expect(page, 'it can be bookmarked').toHaveURL(/#v1&size=100KB&format=webp$/)
  await ownSettings(page).click()
  await expect(page.getByRole('radio', { name: 'Lossless' })).toBeChecked()
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL(/image-compressor$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await storedSettings(page, key)).toBe(own)
})

test('a change after a link is the own one, stays after a reload, and can still be taken back', async ({
  page,
}) => {
  const key = 'toolnook:password-generator:settings'
  await visit(page, '/tools/password-generator#v1&length=40&symbols=off')
  await expect(page.getByRole('slider').first()).toHaveValue('40')
  await expect(page.getByRole('checkbox', { name: /Symbols/ })).not.toBeChecked()
  expect(await storedSettings(page, key)).toBeNull()
  await page.getByRole('checkbox', { name: /Digits|Numbers/ }).uncheck()
  await expect(page).toHaveURL(/password-generator$/)
  await page.reload()
  await expect(page.getByRole('slider').first()).toHaveValue('40')
  await expect(notice(page)).toHaveCount(0)
  await visit(page, '/tools/password-generator')
  await page.evaluate(() => {
    location.hash = '#v1&length=64'
  })
  await expect(page.getByRole('slider').first()).toHaveValue('64')
  await page.getByRole('checkbox', { name: /Symbols/ }).uncheck()
  await ownSettings(page).click()
  await expect(page.getByRole('slider').first()).toHaveValue('40')
})

test('broken and foreign links change nothing, and anchors are left alone', async ({ page }) => {
  const sentence = 'Couldn’t read the settings in the link. Yours are unchanged.'
  for (const fragment of [
    '#v1&quality=NaN',
    '#v9&size=100KB',
    '#v1&<b>=1',
    '#v1&%E0%A4%A=%',
    `#v1&${'a'.repeat(1_000_000)}`,
  ]) {
    await page.goto('about:blank')
    await visit(page, `/tools/image-compressor${fragment}`)
    await expect(notice(page), fragment.slice(0, 20)).toContainText(sentence)
    await expect(ownSettings(page)).toHaveCount(0)
  }
  await page.goto('about:blank')
  await visit(page, '/tools/image-compressor#v1&size=100KB&format=gif&margin=3')
  await expect(notice(page)).toContainText('were ignored: format.')
  await page.goto('about:blank')
  await visit(page, '/tools/image-compressor#content')
  await (await copyLink(page)).focus()
  await expect(notice(page)).toHaveCount(0)
})

test('what is copied opens the same settings, in the language of the page', async ({ page }) => {
  await visit(page, '/tr/tools/qr-generator#v1&kind=wifi&level=H&color=336699')
  await expect(notice(page)).toContainText('Bağlantıdaki ayarlar kullanılıyor')
  await (await copyLink(page, 'Bu ayarların bağlantısını kopyala')).click()
  await expectCopied(page, turkish.copied)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).hash).toBe(
    '/tr/tools/qr-generator#v1&kind=wifi&color=336699&level=H',
  )
})

test('a link that cannot be copied is shown', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await visit(page, '/tools/word-counter#v1&most=280')
  await (await copyLink(page)).click()
  await expect(page.getByText(/\/tools\/word-counter#v1&most=280$/)).toBeVisible()
})

test('leaving the page ends the visit of a link', async ({ page }) => {
  await visit(page, '/tools/image-compressor#v1&lossless=on')
  await expect(page.getByRole('radio', { name: 'Lossless' })).toBeChecked()
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.locator('main a[href="/tools/image-compressor"]').first().click()
  await expect(page.getByRole('radio', { name: 'Quality' })).toBeChecked()
  await expect(notice(page)).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page, 'the entry of the link has it again').toHaveURL(/#v1&lossless=on$/)
  await expect(page.getByRole('radio', { name: 'Lossless' })).toBeChecked()
})

test('coming back to an address with a broken escape opens its page', async ({ page }) => {
  await visit(page, '/tools/image-compressor#v1&%E0%A4%A=%')
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Quality' })).toBeChecked()
})
