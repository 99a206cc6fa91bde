import type { Page } from '@playwright/test'
import { expect, expectCopied, test, visit } from '../../../tests/browser/test.ts'
import { uiText } from '../../ui/text/messages.en.ts'
import { gradeOf } from './core/grade.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'
import { estimate } from './testing/estimator.ts'

const path = '/tools/password-generator'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const generated = (page: Page) => panel(page, t.generated).locator('li code')
const recent = (page: Page) => panel(page, t.recent).getByRole('listitem')
const open = (page: Page, group: string) => page.locator('summary').filter({ hasText: group }).click()
const generate = (page: Page) => page.getByRole('button', { name: t.generate, exact: true }).click()

test.beforeEach(({ page }) => visit(page, path))

test('generates a password from an empty page and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  // One is there when the page opens, and in no list until the visitor has asked for it.
  await expect(generated(page)).toHaveText(/^\S{16}$/)
  await expect(page.locator('summary').filter({ hasText: t.recent })).toContainText(t.recentState(0))
  await expect(page.getByLabel('Length: 16')).toHaveValue('16')
  for (const type of Object.values(t.type))
    await expect(page.getByRole('checkbox', { name: type })).toBeChecked()
  await expect(page.getByText('103.1 bits').first()).toBeVisible()

  await generate(page)
  const password = (await generated(page).first().textContent()) ?? ''
  expect(password).toHaveLength(16)
  for (const type of [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/]) expect(password).toMatch(type)
  await expect(panel(page, t.generated)).toContainText(
    /Strong.*Cracked in about 13 times the age of the universe.*103\.1 bits · on average/,
  )

  await page.getByRole('button', { name: 'Copy password 1' }).click()
  await expectCopied(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  await expect(page.getByRole('button', { name: 'Copy password 1' })).toBeVisible()
})

test('copying the password that was there saves it, and a changed setting makes another', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(generated(page)).toHaveCount(1)
  await open(page, t.recent)
  await expect(page.getByText(t.noRecent)).toBeVisible()
  const password = (await generated(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy password 1' }).click()
  await expect(recent(page)).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  await page.getByLabel('Length: 16').fill('24')
  await expect(generated(page)).toHaveText(/^\S{24}$/)
  await expect(recent(page)).toHaveCount(1)
  // A field keeps the space bar for itself.
  await page.getByRole('heading', { level: 1 }).press(' ')
  await expect(recent(page)).toHaveCount(2)
})

test('a typed password is marked on the ruler of the generated one', async ({ page }) => {
  const ruler = panel(page, t.generated).getByRole('img')
  await expect(ruler.getByText(t.thisOne)).toBeVisible()
  await page.getByLabel(t.passwordField).fill('Summer2024!')
  await expect(ruler.getByText(t.yours)).toHaveAttribute('x', '0%')
  await expect(ruler).toHaveAccessibleName(
    /^This one: cracked in about 13 times .*Yours: cracked in less than a second$/,
  )
  await page.getByLabel(t.passwordField).fill('')
  await expect(ruler.getByText(t.yours)).toHaveCount(0)
})

test('a weak generated password is not marked as a good one', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('radio', { name: 'PIN' }).check()
  const reading = panel(page, t.generated).getByRole('img').locator('[data-tone]')
  await expect(reading).toHaveAttribute('data-tone', 'bad')
  await expect(reading.getByText(t.thisOne)).toHaveAttribute('x', '0%')
})

test('is shown in groups of four, and its characters appear within 200 ms', { tag: '@desktop' }, async ({
  page,
}) => {
  await expect(generated(page).locator(':scope > span')).toHaveText([
    /^\S{4}$/,
    /^\S{4}$/,
    /^\S{4}$/,
    /^\S{4}$/,
  ])
  await page.locator('body').press(' ')
  const ends = await generated(page).evaluate((code) => {
    const last = [...code.querySelectorAll('[data-kind]')].at(-1)
    const style = last && getComputedStyle(last)
    const milliseconds = (time = '') => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
    return milliseconds(style?.animationDelay) + milliseconds(style?.animationDuration)
  })
  expect(ends).toBeGreaterThan(100)
  expect(ends).toBeLessThan(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('body').press(' ')
  await expect(generated(page).locator('[data-kind]').first()).toHaveCSS('animation-name', 'none')
})

test('disables generation without a character type and clamps the count to 1–50', {
  tag: '@desktop',
}, async ({ page }) => {
  const button = page.getByRole('button', { name: t.generate, exact: true })
  for (const type of Object.values(t.type)) await page.getByRole('checkbox', { name: type }).uncheck()
  await expect(button).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveText(t.noType)
  await page.getByRole('checkbox', { name: t.type.digits }).check()
  await page.getByLabel(t.count).fill('99')
  await generate(page)
  await expect(generated(page)).toHaveCount(50)
  await expect(page.getByLabel(t.count)).toHaveValue('50')
  for (const text of await generated(page).allTextContents()) expect(text).toMatch(/^\d{16}$/)
  await page.getByLabel(t.count).fill('0')
  await generate(page)
  await expect(generated(page)).toHaveCount(1)
})

test('applies look-alikes, own symbols and a target strength', { tag: '@desktop' }, async ({ page }) => {
  await open(page, t.more)
  await page.getByRole('checkbox', { name: t.noLookAlikes }).check()
  await page.getByLabel(t.ownSymbols).fill('-')
  await open(page, t.sizeBy)
  await page.getByRole('radio', { name: 'Strength' }).check()
  await page.getByLabel('Strength: at least 100 bits (18 characters)').fill('200')
  await page.getByLabel(t.count).fill('20')
  await generate(page)
  for (const text of await generated(page).allTextContents()) {
    expect(text).toMatch(/^[A-Za-z0-9-]+$/)
    expect(text).not.toMatch(/[Il1O0o|]/)
    expect(text).toContain('-')
  }
  await expect(panel(page, t.generated)).toContainText(/20\d\.\d bits/)
  await page.getByLabel(t.ownSymbols).fill('abc')
  await expect(page.getByText(t.emptyType)).toBeVisible()
  await expect(page.getByRole('button', { name: t.generate, exact: true })).toBeDisabled()
})

test('generates passphrases and PINs', async ({ page }) => {
  await page.getByRole('radio', { name: 'Passphrase' }).check()
  await expect(page.getByText('77.5 bits').first()).toBeVisible()
  await page.getByLabel(t.separator).selectOption({ label: 'Full stop .' })
  await generate(page)
  await expect(generated(page)).toHaveText(/^[a-z-]+(\.[a-z-]+){5}$/)
  await page.getByRole('radio', { name: 'PIN' }).check()
  await generate(page)
  await expect(generated(page)).toHaveText(/^\d{6}$/)
})

test('hides, stores, moves and clears recent passwords', async ({ page }) => {
  await open(page, t.recent)
  await page.getByLabel(t.count).fill('12')
  await generate(page)
  await expect(recent(page)).toHaveCount(10)
  const first = (await generated(page).first().textContent()) ?? ''
  await expect(panel(page, t.recent)).not.toContainText(first)
  await page.getByRole('button', { name: 'Reveal recent password 1', exact: true }).click()
  await expect(panel(page, t.recent)).toContainText(first)
  await page.getByRole('button', { name: 'Hide recent password 1', exact: true }).click()
  await expect(panel(page, t.recent)).not.toContainText(first)

  await page.reload()
  await expect(page.locator('summary').filter({ hasText: t.recent })).toContainText(t.recentState(10))
  await open(page, t.recent)
  await expect(recent(page)).toHaveCount(10)
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':history:')).length)
  expect(await stored()).toBe(10)
  await page.getByLabel(t.historyLocation).selectOption({ label: t.historyLocations.tab })
  await expect(recent(page)).toHaveCount(10)
  expect(await stored()).toBe(0)
  await panel(page, t.recent).getByRole('button', { name: 'Clear' }).click()
  await expect(recent(page)).toHaveCount(0)
  await expect(panel(page, t.recent).getByRole('button', { name: 'Undo' })).toBeFocused()
  await panel(page, t.recent).getByRole('button', { name: 'Undo' }).click()
  await expect(recent(page)).toHaveCount(10)
  await page.getByLabel(t.historyLocation).selectOption({ label: t.historyLocations.off })
  await generate(page)
  await expect(recent(page)).toHaveCount(0)
  await expect(page.getByText(t.recentOff)).toBeVisible()
})

test('reports how many passwords were displaced, and undo restores exactly those', {
  tag: '@desktop',
}, async ({ page }) => {
  const undo = panel(page, t.recent).getByRole('button', { name: 'Undo' })
  await open(page, t.recent)
  await page.getByLabel(t.count).fill('10')
  await generate(page)
  await expect(panel(page, t.recent)).toContainText(uiText.historyLimit(10))
  const stored = () =>
    page.evaluate(() =>
      Object.entries({ ...localStorage })
        .filter(([key]) => key.includes(':history:'))
        .map(([, text]) => (JSON.parse(text) as { d: { password: string } }).d.password)
        .sort(),
    )
  const before = await stored()
  expect(before).toHaveLength(10)
  await page.getByLabel(t.count).fill('3')
  await generate(page)
  await expect(panel(page, t.recent)).toContainText(uiText.oldestWent(3, 10))
  await undo.click()
  expect(await stored()).toEqual(before)

  await panel(page, t.recent).getByRole('button', { name: 'Clear' }).click()
  await page.getByLabel(t.historyLocation).selectOption({ label: t.historyLocations.tab })
  await undo.click()
  await expect(recent(page)).toHaveCount(10)
  await expect(page.getByLabel(t.historyLocation)).toHaveValue('tab')
  await recent(page).first().getByRole('button', { name: 'Remove' }).click()
  await expect(recent(page)).toHaveCount(9)
  await undo.click()
  await expect(recent(page)).toHaveCount(10)
})

test('estimates a typed password without storing or sending it', { tag: '@desktop' }, async ({ page }) => {
  const meter = panel(page, t.checkTitle)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel(t.passwordField).fill('P@ssw0rd')
  await expect(meter.getByText(t.grade['very-weak'])).toBeVisible()
  await expect(meter.getByText(t.advice.substitutions)).toBeVisible()
  await page.getByLabel(t.passwordField).fill('unblended horse sulfite battery carving staple')
  await expect(meter.getByText(t.grade.strong)).toBeVisible()
  const traces = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  expect(traces).not.toContain('horse')
  expect(requests.join('\n')).not.toContain('horse')
})

test('estimates a typed generated password with the same attacker model and without a label', {
  tag: '@desktop',
}, async ({ page }) => {
  await generate(page)
  const password = (await generated(page).first().textContent()) ?? ''
  const meter = panel(page, t.checkTitle)
  await page.getByLabel(t.passwordField).fill(password)
  // Some random passwords contain a word or a date by chance: what is expected follows from this one.
  const { bits } = estimate(password)
  await expect(meter.getByText(t.estimatedBits(bits))).toBeVisible()
  await expect(meter.getByText(t.grade[gradeOf(bits)])).toBeVisible()
  await expect(meter).toContainText('makes a trillion guesses a second')
  for (const label of Object.values(t.strength))
    await expect(meter.getByText(label, { exact: true })).toHaveCount(0)
  await page.getByLabel(t.passwordField).fill('Fenerbahçe1907!')
  await expect(meter.getByText(t.grade['very-weak'])).toBeVisible()
  await expect(meter).toContainText('Cracked in less than a second')
})

test('generates a password in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByRole('button', { name: turkish.generate, exact: true }).click()
  await expect(panel(page, turkish.generated)).toContainText(/Güçlü.*103,1 bit · /)
})
