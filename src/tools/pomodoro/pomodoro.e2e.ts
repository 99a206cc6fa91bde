import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'

const path = '/tools/pomodoro'
const minute = 60_000

/** Advances the clock: most of it at once, as while a laptop is closed, and the last seconds tick by tick. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const ticked = 5000
  await page.clock.fastForward(milliseconds - ticked)
  await page.clock.runFor(ticked)
}

const face = (page: Page) => page.getByRole('timer')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Unfolds a group of settings. */
const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()
const stat = (page: Page, name: string) =>
  page
    .getByRole('region', { name: t.today })
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition')

type Seen = { readonly beeps: number[]; readonly notes: string[]; readonly requests: number[] }

/** Records sounds and notifications in place of the real ones. */
async function listen(page: Page, permission: NotificationPermission = 'granted') {
  await page.addInitScript((state) => {
    const seen: Seen = { beeps: [], notes: [], requests: [] }
    Object.assign(globalThis, { seen })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      seen.beeps.push(this.frequency.value)
      start.call(this, when)
    }
    class Note {
      static permission = state
      static async requestPermission() {
        seen.requests.push(1)
        return 'granted' as const
      }
      constructor(title: string) {
        seen.notes.push(title)
      }
    }
    Object.assign(globalThis, { Notification: Note })
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  }, permission)
}

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

test('runs a work session from Start to the break', async ({ page }) => {
  await listen(page)
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await expect(face(page)).toHaveText('25:00')
  await expect(button(page, 'Reset')).toBeDisabled()
  // The installed clock would otherwise keep running while a slow machine evaluates assertions.
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  await button(page, 'Start').click()
  await page.clock.runFor(1100)
  await expect(face(page)).toHaveText('24:59')
  await expect(page).toHaveTitle('24:59 – Work')
  await pass(page, 24 * minute)
  await expect(face(page)).toHaveText('00:59')
  await pass(page, minute)
  await expect(page.getByText('Work session complete! Time for a break.').first()).toBeVisible()
  await expect(face(page)).toHaveText('05:00')
  await expect(page.getByRole('radio', { name: 'Break', exact: true })).toBeChecked()
  await expect(button(page, 'Start')).toBeVisible()
  await expect(stat(page, t.sessions)).toHaveText('1')
  await expect(stat(page, t.focus)).toHaveText('25 min')
  await expect(page).not.toHaveTitle(/Work/)
  expect(await seen(page)).toMatchObject({
    beeps: [800],
    notes: ['Work session complete! Time for a break.'],
  })

  await button(page, 'Start').click()
  await pass(page, 5 * minute + 100)
  await expect(page.getByText('Break time over! Ready to focus?').first()).toBeVisible()
  await expect(face(page)).toHaveText('25:00')
  await expect(stat(page, t.sessions)).toHaveText('1')
})

test('pauses, resets and undoes a reset', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  await button(page, 'Start').click()
  await pass(page, 10 * minute)
  await button(page, 'Pause').click()
  await expect(face(page)).toHaveText('15:00')
  await pass(page, 10 * minute)
  await expect(face(page)).toHaveText('15:00')
  await button(page, 'Start').click()
  await pass(page, minute)
  await button(page, 'Reset').click()
  await expect(face(page)).toHaveText('25:00')
  await button(page, 'Undo').click()
  await page.clock.runFor(1100)
  await expect(face(page)).toHaveText(/13:5\d/)
})

test('shows the right time immediately after a reload', async ({ page }) => {
  await page.clock.install()
  await visit(page, path)
  await button(page, t.quick(15, 'Long break')).click()
  await pass(page, 5 * minute)
  await page.reload()
  await expect(face(page)).toHaveText(/^(10:00|09:\d\d)$/)
  await pass(page, 10 * minute)
  await expect(page.getByText('Break time over! Ready to focus?').first()).toBeVisible()
})

test('reports a session that ended unseen and lets the visitor discard it', { tag: '@desktop' }, async ({
  page,
}) => {
  await listen(page)
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await button(page, 'Start').click()
  await page.goto('about:blank')
  await page.clock.setFixedTime(new Date('2026-03-02T10:43:00'))
  await visit(page, path)
  await expect(page.getByText('Ended at 10:25, 18 minutes ago')).toBeVisible()
  await expect(stat(page, t.sessions)).toHaveText('1')
  expect((await seen(page)).beeps).toEqual([])
  await button(page, t.dontCount).click()
  await expect(stat(page, t.sessions)).toHaveText('0')
  await expect(page.getByText(t.notCounted)).toBeVisible()
})

test('two tabs share one timer: one beep, one notification, one session', { tag: '@desktop' }, async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const tab of tabs) {
    await listen(tab)
    await visit(tab, path)
  }
  const [first, second] = tabs
  await second.getByRole('radio', { name: 'Custom' }).check({ force: true })
  await button(first, t.quick(25, 'Work')).click()
  await expect(face(second)).toHaveText(/2[34]:\d\d/)
  // 0.9 s before the end, in both tabs by the same record.
  await first.evaluate(() => {
    const key = 'toolnook:pomodoro:timer'
    const record = JSON.parse(localStorage.getItem(key) ?? '')
    record.d.timer.deadline = Date.now() + 900
    const text = JSON.stringify(record)
    localStorage.setItem(key, text)
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  })
  for (const tab of tabs) {
    await expect(tab.getByText('Work session complete! Time for a break.').first()).toBeVisible()
    await expect(stat(tab, t.sessions)).toHaveText('1')
  }
  const all = () => Promise.all(tabs.map(seen))
  await expect.poll(async () => (await all()).flatMap(({ notes }) => notes)).toHaveLength(1)
  // A sound waits until the browser lets the tab make one.
  await expect.poll(async () => (await all()).flatMap(({ beeps }) => beeps)).toHaveLength(1)
  expect((await all()).flatMap(({ beeps }) => beeps)).toEqual([800])
  expect((await all()).flatMap(({ notes }) => notes)).toEqual(['Work session complete! Time for a break.'])
  await button(second, 'Start').click()
  await expect(button(first, 'Pause')).toBeVisible()
})

test('custom timers of 1 to 120 minutes count as focus time only if the box is checked', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await page.getByRole('radio', { name: 'Custom' }).check({ force: true })
  const minutes = page.getByLabel(t.customMinutes)
  await minutes.fill('500')
  await minutes.blur()
  await expect(face(page)).toHaveText('120:00')
  await minutes.fill('2')
  await expect(face(page)).toHaveText('02:00')
  await button(page, 'Start').click()
  await pass(page, 2 * minute + 100)
  await expect(page.getByText(t.ended.custom).first()).toBeVisible()
  await expect(stat(page, t.focus)).toHaveText('0 min')
  await page.getByLabel(t.customCounts).check({ force: true })
  await button(page, 'Start').click()
  await pass(page, 2 * minute + 100)
  await expect(stat(page, t.focus)).toHaveText('2 min')
  await expect(stat(page, t.sessions)).toHaveText('0')
})

test('the space bar starts and pauses unless a control has the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, path)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, 'Start')).toBeVisible()
  // Shift+Space scrolls up.
  await page.keyboard.press('Shift+Space')
  await expect(button(page, 'Start')).toBeVisible()
  await unfold(page, t.sound)
  await page.getByRole('checkbox', { name: t.sound }).focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Start')).toBeVisible()
})

test('Start asks for notification permission once and reports a refusal', { tag: '@desktop' }, async ({
  page,
}) => {
  await listen(page, 'default')
  await visit(page, path)
  await button(page, 'Start').click()
  expect((await seen(page)).requests).toHaveLength(1)
  const refused = await page.context().newPage()
  await listen(refused, 'denied')
  await visit(refused, path)
  await expect(refused.getByText(t.notificationsDenied)).toBeVisible()
  await button(refused, 'Pause').click()
  await button(refused, 'Start').click()
  expect((await seen(refused)).requests).toHaveLength(0)
})

test('runs eight sessions with two long-break offers, and shows and exports the history', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T08:00:00') })
  await visit(page, path)
  await unfold(page, t.settings)
  await page.getByRole('checkbox', { name: t.autoStartWork }).check({ force: true })
  let offers = 0
  for (let session = 1; session <= 8; session += 1) {
    if (session === 1) await button(page, 'Start').click()
    await page.clock.fastForward(25 * minute + 200)
    await expect(stat(page, t.sessions)).toHaveText(String(session))
    const offer = button(page, t.takeLongBreak)
    if (await offer.isVisible()) {
      offers += 1
      await offer.click()
      await expect(face(page)).toHaveText('15:00')
    }
    await button(page, 'Start').click()
    await page.clock.fastForward(session % 4 === 0 ? 15 * minute + 200 : 5 * minute + 200)
    await expect(page.getByRole('radio', { name: 'Work', exact: true })).toBeChecked()
  }
  expect(offers).toBe(2)
  await expect(stat(page, t.focus)).toHaveText('3 h 20 min')
  await expect(page.getByText(t.historyState(8))).toBeVisible()
  await unfold(page, t.history)
  await expect(page.getByText(t.weekSum(8, '3 h 20 min'))).toBeVisible()
  await page.getByRole('radio', { name: t.periods.year }).check({ force: true })
  await expect(page.getByText(t.yearSum(8, '3 h 20 min'))).toBeVisible()
  await expect(page.getByRole('img', { name: t.yearChart })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t.exportCsv }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(
    'date,completed_sessions,focus_minutes\r\n2026-03-02,8,200\r\n',
  )
})

test('the timer keeps running and rings on another page of the site', { tag: '@desktop' }, async ({
  page,
}) => {
  await listen(page)
  await page.clock.install()
  await visit(page, path)
  await button(page, t.quick(5, 'Break')).click()
  await page.getByRole('link', { name: 'Toolnook' }).first().click()
  await expect(page).not.toHaveURL(/pomodoro/)
  await pass(page, 5 * minute + 200)
  await expect.poll(async () => (await seen(page)).notes).toEqual(['Break time over! Ready to focus?'])
})

test('works in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await visit(page, `/tr${path}`)
  await button(page, turkish.start).click()
  await pass(page, 25 * minute + 200)
  await expect(page.getByText(turkish.ended.work).first()).toBeVisible()
})

for (const [width, height, below] of [
  [390, 844, 112],
  [1280, 720, 128],
  [1440, 900, 128],
] as const)
  test(`ring, modes and Start are on the first screen at ${width} × ${height}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, path)
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('It is not shown')
      return box
    }
    const bar = await boxOf(page.getByRole('banner').first())
    const modes = await boxOf(page.getByRole('group', { name: t.mode }))
    const surface = await boxOf(page.getByRole('region', { name: t.timer }))
    const start = await boxOf(button(page, t.start))
    expect(modes.y - bar.y - bar.height).toBeLessThanOrEqual(below)
    // In one row also on phones.
    expect(modes.height).toBeLessThan(60)
    expect(surface.height / height).toBeGreaterThan(0.45)
    expect(start.y + start.height).toBeLessThanOrEqual(height)
    await expect(page.getByText(t.sessionsToday(0))).toBeInViewport()
  })

test('below the ring is shown when the session ends and what comes next', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  const next = t.session(t.modes.break, 5)
  await expect(page.getByText(t.next(next))).toBeVisible()
  await button(page, t.start).click()
  await expect(page.getByText(t.endsThen('11:25', next))).toBeVisible()
  await pass(page, 25 * minute + 100)
  await expect(page.getByText(t.sessionsToday(1))).toBeVisible()
  await page.getByRole('radio', { name: t.modes.custom }).check({ force: true })
  await button(page, t.start).click()
  await expect(page.getByText(t.endsAt('12:10'))).toBeVisible()
})

test('prints the sessions of the day and nothing else', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await button(page, t.start).click()
  await page.clock.fastForward(25 * minute + 200)
  await expect(stat(page, t.sessions)).toHaveText('1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('2 March 2026')).toBeVisible()
  await expect(page.getByText(t.focus, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('25 min', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(face(page)).toBeHidden()
  await expect(button(page, t.start)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link').filter({ visible: true })).toHaveCount(0)
})
