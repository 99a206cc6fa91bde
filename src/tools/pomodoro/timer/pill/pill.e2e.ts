import type { Page } from '@playwright/test'
import { bringAxe, expectClear } from '../../../../../tests/browser/accessibility/checks/axe.ts'
import { expectClearInForcedColours } from '../../../../../tests/browser/accessibility/checks/forced-colours.ts'
import { expectMirrored, expectRoom } from '../../../../../tests/browser/accessibility/checks/room.ts'
import { expectTargets } from '../../../../../tests/browser/accessibility/checks/targets.ts'
import { expect, fontsShown, holdBack, painted, test, visit } from '../../../../../tests/browser/test.ts'
import { messages as t } from '../../messages.en.ts'

const path = '/tools/pomodoro'
const minute = 60_000
const start = new Date('2026-03-02T10:00:00')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /open the timer/ })
const bar = (page: Page) => page.getByRole('banner').first()

/** Stores a work session with so many minutes left, as if it was started in another tab. */
async function storeTimer(page: Page, left: number, mode = 'work', durationMs = 25 * minute): Promise<void> {
  const timer = { id: 'elsewhere', mode, durationMs, status: 'running' }
  await page.addInitScript(
    (record) => {
      if (sessionStorage.getItem('stored')) return
      sessionStorage.setItem('stored', 'true')
      localStorage.setItem('toolnook:pomodoro:timer', record)
    },
    JSON.stringify({
      v: 1,
      d: {
        timer: {
          ...timer,
          startedAt: start.getTime() - durationMs + left * minute,
          deadline: start.getTime() + left * minute,
        },
        last: null,
      },
    }),
  )
}

/** Records what is shown on the app's icon. */
async function watchBadge(page: Page): Promise<() => Promise<readonly (number | null)[]>> {
  await page.addInitScript(() => {
    const badges: (number | null)[] = []
    Object.assign(globalThis, { badges })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { badges: (number | null)[] }).badges)
}

test('the running timer is in the top bar of every other page, and is the same timer', async ({ page }) => {
  const badges = await watchBadge(page)
  await page.clock.install({ time: start })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  await button(page, t.start).click()
  await expect(pill(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Toolnook' }).first().click()
  await expect(pill(page)).toHaveAccessibleName(t.openTimer('25:00', t.modes.work))
  const title = await page.title()
  await page.clock.runFor(2 * minute + 100)
  await expect(pill(page)).toContainText('23:00')
  expect(await page.title()).toBe(title)
  expect((await badges()).at(-1)).toBe(23)
  await pill(page).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('timer')).toHaveText('23:00')
  await expect(pill(page)).toHaveCount(0)
})

test('a page opened while the timer runs elsewhere shows it, rings at its end, and clears the badge', async ({
  page,
}) => {
  const badges = await watchBadge(page)
  await page.clock.install({ time: start })
  await storeTimer(page, 10)
  await visit(page, '/about')
  await expect(pill(page)).toContainText(/10:00|09:\d\d/)
  await page.clock.fastForward(10 * minute)
  await expect(pill(page)).toHaveCount(0)
  expect((await badges()).at(-1)).toBe(null)
  await visit(page, path)
  await expect(page.getByText(t.sessionsToday(1))).toBeVisible()
})

test('follows a timer that another tab starts, and pauses and starts it there', { tag: '@desktop' }, async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  const other = await context.newPage()
  await visit(other, path)
  await button(other, t.start).click()
  await expect(pill(page)).toBeVisible()
  await button(page, t.pause).click()
  await expect(button(other, t.start)).toBeVisible()
  await expect(pill(page)).toHaveAccessibleName(/Paused/)
  await expect(button(page, t.start)).toBeFocused()
  await button(page, t.start).click()
  await expect(button(other, t.pause)).toBeVisible()
  await button(other, t.reset).click()
  await expect(pill(page)).toHaveCount(0)
})

test('pages load nothing of it unless a timer runs', { tag: '@desktop' }, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const timer = { id: 'a', mode: 'work', durationMs: 1_500_000, status: 'paused', remainingMs: 60_000 }
    localStorage.setItem('toolnook:pomodoro:timer', JSON.stringify({ v: 1, d: { timer, last: null } }))
  })
  const late = page.waitForResponse(/LateNotices-[^/]*\.js$/)
  // Not the home page, which shows a paused timer.
  await visit(page, '/about')
  await late
  await painted(page)
  expect(requested.filter((address) => /TimerPill|omodoro/.test(address))).toEqual([])
})

test('is accessible in both themes, large text, forced colours and from right to left', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await bringAxe(context)
  await page.clock.install({ time: start })
  await storeTimer(page, 119, 'custom', 120 * minute)
  await visit(page, '/about')
  await expect(pill(page)).toBeVisible()
  await expectClear(page, 'with the timer')
  await expectTargets(page)
  await expectRoom(page)
  await expectMirrored(page)
  await expectClearInForcedColours(page)
})

/** The positions of everything in the top bar. */
const places = (page: Page) =>
  bar(page).evaluate((header) =>
    [header, ...header.querySelectorAll('a, button, nav')]
      .filter((part) => !part.closest('#status'))
      .map((part) => {
        const { x, y, height } = part.getBoundingClientRect()
        return [part.getAttribute('aria-label') ?? part.tagName, x, y, height]
      }),
  )

for (const [language, home] of [
  ['en', '/'],
  ['tr', '/tr'],
] as const)
  test(`nothing in the top bar moves when it comes, at any width (${language})`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.clock.install({ time: start })
    // Six digits, the widest.
    await storeTimer(page, 119, 'custom', 120 * minute)
    for (const width of [
      195, 320, 359, 360, 399, 400, 439, 440, 480, 599, 600, 767, 768, 899, 900, 1000, 1120, 1440,
    ]) {
      await page.setViewportSize({ width, height: 800 })
      const letCome = await holdBack(page, '**/assets/TimerPill-*.js')
      await visit(page, home)
      await fontsShown(page)
      await painted(page)
      const before = await places(page)
      letCome()
      const link = page.locator('#status a')
      await expect(link).toBeVisible()
      await painted(page)
      expect.soft(await places(page), `places at ${width}`).toEqual(before)
      const box = await link.boundingBox()
      expect
        .soft(Math.min(box?.width ?? 0, box?.height ?? 0), `target at ${width}`)
        .toBeGreaterThanOrEqual(44)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `overflow at ${width}`).toBeLessThanOrEqual(0)
    }
  })
