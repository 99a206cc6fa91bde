import { test as base, expect as plainExpect } from '@playwright/test'
import { messages as t } from '../../../src/app/shell/seal/messages.en.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { test as ownHostTest } from '../offline/own-host.ts'
import { expect, fontsShown, listening, test, use, visit } from '../test.ts'

const words = {
  saving: 'Saving a copy',
  saved: 'Works offline',
  online: 'Online only',
  none: '0 bytes left this device',
  some: 'Requests went elsewhere',
}

/** When a page is opened, and when its clock stops, so that the line stays as long as a slow machine needs. */
const [start, later] = [new Date('2026-03-02T10:00:00'), new Date('2026-03-02T11:00:00')]

test.use({ viewport: { width: 1440, height: 900 } })
hosted.use({ viewport: { width: 1440, height: 900 } })
ownHostTest.use({ viewport: { width: 1440, height: 900 } })

ownHostTest(
  'the seal closes when the tool works without a network, and nothing moves',
  async ({ page, own }) => {
    const file = own.hold(/^\/404$/)
    await visit(page, '/tools/motivation-quotes')
    await use(page)
    const seal = page.getByRole('main').locator('[data-seal]')
    await file.requested
    await expect(seal.getByText(words.saving)).toBeVisible()
    await expect(seal.getByText(words.none)).toBeVisible()
    await expect(seal.getByText(words.saved)).toBeHidden()
    const shown = () => seal.locator('g:visible').innerHTML()
    const open = await shown()
    await fontsShown(page)
    const before = await seal.boundingBox()
    file.letGo()
    await expect(seal.getByText(words.saved)).toBeVisible()
    await expect(seal.getByText(words.saving)).toBeHidden()
    // Shown by the shape as well.
    expect(await shown()).not.toBe(open)
    expect(await seal.boundingBox()).toEqual(before)
  },
)

test('where the browser keeps no copy the seal stays open and says so', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await listening(page)
  const seal = page.getByRole('main').locator('[data-seal]')
  await expect(seal.getByText(words.online)).toBeVisible()
  await expect(seal.getByText(words.saved)).toBeHidden()
  await seal.click()
  const sheet = page.getByRole('dialog', { name: t.title })
  const lead = sheet.getByText(t.lead.none)
  await expect(lead).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const spill = await lead.evaluate((text) => text.scrollHeight - text.clientHeight)
  expect(spill, 'the lead stays above what is below it').toBe(0)
})

// The request is made on purpose, so this visit is not clean.
base('the seal says it when a request went elsewhere', async ({ page }) => {
  await page.route('https://elsewhere.test/**', (route) => route.fulfill({ body: '' }))
  await page.route('**/tools/word-counter', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    for (const name of Object.keys(headers)) if (/policy|allowlist/.test(name)) delete headers[name]
    await route.fulfill({ response, headers })
  })
  await visit(page, '/tools/word-counter')
  const seal = page.getByRole('main').locator('[data-seal]')
  await plainExpect(seal).toHaveText(/0 bytes left this device/)
  await listening(page)
  await plainExpect(page.locator('html')).toHaveAttribute('data-sent', 'none')
  const colourOf = (text: string) =>
    seal.getByText(text).evaluate((element) => getComputedStyle(element).color)
  const calm = await colourOf(words.none)
  await page.evaluate(() => fetch('https://elsewhere.test/a', { mode: 'no-cors' }))
  await plainExpect(page.locator('html')).toHaveAttribute('data-sent', 'some')
  await plainExpect(seal.getByText(words.some)).toBeVisible()
  await plainExpect(seal.getByText(words.none)).toBeHidden()
  plainExpect(await colourOf(words.some)).not.toBe(calm)
})

for (const path of ['/tools/word-counter', '/'])
  test(`the seal of ${path} opens its sheet by keyboard, and has the focus again afterwards`, async ({
    page,
  }) => {
    await visit(page, path)
    await listening(page)
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'none')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const seal = page.getByRole('main').locator('[data-seal]')
    await seal.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: t.title })
    await expect(sheet).toBeVisible()
    // The code of the sheet is loaded by the press, and not before.
    expect(requested.some((url) => /\/SealSheet-/.test(url))).toBe(true)
    const countOf = (name: string) => sheet.locator('dl > div').filter({ hasText: name }).locator('dd')
    await expect(countOf(t.proof.live.elsewhere)).toHaveText('0')
    await expect(countOf(t.proof.live.own)).not.toHaveText('0')
    await expect(sheet.getByRole('link', { name: t.more })).toHaveAttribute('href', '/privacy-check')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(seal).toBeFocused()
    await expect(page).toHaveURL(path)
  })

// The attempts violate the policy on purpose, so this visit is not clean.
base('the leak test runs in the sheet of the seal', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await listening(page)
  await plainExpect(page.locator('html')).toHaveAttribute('data-sent', 'none')
  await page.locator('[data-seal]').click()
  const sheet = page.getByRole('dialog', { name: t.title })
  await sheet.getByRole('button', { name: t.proof.leak.button }).click()
  const rows = sheet.getByRole('list', { name: t.proof.leak.results }).getByRole('listitem')
  await plainExpect(rows.first()).toBeVisible()
  await plainExpect(sheet.getByText(/^All \d+ attempts were stopped/).first()).toBeVisible()
  // Refused attempts are not requests.
  await listening(page)
  await plainExpect(page.locator('html')).toHaveAttribute('data-sent', 'none')
})

hosted('the offline lock is turned in the sheet, and the text of the tool stays', async ({ page }) => {
  await visitForOffline(page, '/tools/word-counter')
  await page.getByRole('main').locator('textarea').first().fill('one two three')
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'saved')
  await listening(page)
  await page.locator('[data-seal]').click()
  const lock = page.getByRole('dialog', { name: t.title }).getByRole('checkbox', { name: t.proof.lock.label })
  await lock.check()
  await expect(page.getByText(t.proof.lock.on)).toBeAttached()
  await expect(lock).toBeFocused()
  await expect(lock).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-seal]')).toBeFocused()
  await expect(page.getByRole('main').locator('textarea').first()).toHaveValue('one two three')
})

test('after a job the seal pulses once, with a line of its result', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, ...given) {
      if (this.closest('[data-seal]')) {
        const { dataset } = document.documentElement
        dataset.pulses = `${dataset.pulses ?? ''}${JSON.stringify(given[1])}`
      }
      return animate.apply(this, given)
    }
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: start })
  await visit(page, '/tools/qr-generator')
  await listening(page)
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'none')
  await page
    .getByRole('main')
    .locator('textarea, input[type="text"], input[type="url"]')
    .first()
    .fill('https://toolnook.example')
  const button = page.getByRole('button', { name: 'Download PNG' }).first()
  // The code waits for a pause in typing, which ends by the clock.
  await expect(button).toBeVisible()
  const download = page.waitForEvent('download')
  await page.clock.pauseAt(later)
  await button.click()
  await download
  const line = page.locator('[data-job-line]')
  await expect(line).toHaveText('1 image · 0 bytes left this device')
  await expect(page.locator('html')).toHaveAttribute('data-pulses', '{"duration":400,"easing":"ease-out"}')
  // Announced once, and gone after a while.
  await expect(page.getByRole('status').getByText(words.none)).toHaveCount(1)
  await page.clock.runFor(4000)
  await expect(line).toHaveCount(0)
})

for (const [name, width, path] of [
  ['a phone', 390, '/tools/qr-generator'],
  ['a narrow phone in Turkish', 320, '/tr/tools/qr-generator'],
  ['a desktop', 1440, '/tools/qr-generator'],
] as const)
  test(`the line after a job covers neither result nor seal on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.clock.install({ time: start })
    await visit(page, path)
    await listening(page)
    await page.getByRole('main').locator('textarea').first().fill('https://toolnook.example')
    const button = page
      .getByRole('button', { name: /^(Download PNG|PNG indir)$/ })
      .filter({ visible: true })
      .first()
    // The code waits for a pause in typing, which ends by the clock.
    await expect(button).toBeVisible()
    await page.clock.pauseAt(later)
    // Filling has scrolled to the field.
    await page.evaluate(() => scrollTo(0, 0))
    const download = page.waitForEvent('download')
    await button.click()
    await download
    const boxes = await Promise.all(
      ['[data-job-line]', '[data-result]', 'main [data-seal]'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    )
    const [line, result, seal] = boxes
    if (!line || !result || !seal) throw new Error('A part is missing')
    expect(line.y + line.height).toBeLessThanOrEqual(result.y)
    expect(line.x + line.width).toBeLessThanOrEqual(seal.x)
    expect(line.x).toBeGreaterThanOrEqual(0)
  })

test('with reduced motion the seal does not pulse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('Something moves')
    }
  })
  await page.clock.install({ time: start })
  await visit(page, '/tools/word-counter')
  await listening(page)
  await expect(page.locator('html')).toHaveAttribute('data-sent', 'none')
  await page.getByRole('main').locator('textarea').first().fill('one two three')
  await page.evaluate(() => document.fonts.ready)
  await page.clock.pauseAt(later)
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(page.locator('[data-job-line]')).toHaveText('Copied · 0 bytes left this device')
})

for (const [name, width, path] of [
  ['320 pixels', 320, '/tools/image-compressor'],
  ['320 pixels in Turkish', 320, '/tr/tools/invoice-generator'],
  ['200 % zoom', 640, '/tr/tools/image-compressor'],
  ['a small desktop in Turkish', 1280, '/tr/tools/password-generator'],
] as const)
  test(`the header with the seal is one row at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await visit(page, path)
    await listening(page)
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'none')
    const heading = page.getByRole('heading', { level: 1 })
    const [title, seal] = await Promise.all([
      heading.boundingBox(),
      page.locator('main [data-seal]').boundingBox(),
    ])
    if (!title || !seal) throw new Error('The header has no seal')
    expect(Math.abs(title.y + title.height / 2 - (seal.y + seal.height / 2))).toBeLessThan(4)
    expect(seal.x).toBeGreaterThanOrEqual(title.x + title.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the seal is a link to the privacy check and claims no count', async ({ page }) => {
    await page.goto('/tools/word-counter')
    const seal = page.getByRole('main').locator('[data-seal]')
    await expect(seal.getByText(words.none)).toBeHidden()
    await expect(seal.getByText('Check it yourself')).toBeVisible()
    await seal.click()
    await expect(page).toHaveURL('/privacy-check')
  })
})
