import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'

const recent = (page: Page) => page.getByRole('region', { name: t.recent }).getByRole('listitem')

/** Counts the intervals that run. */
const countIntervals = (page: Page) =>
  page.addInitScript(() => {
    const running = new Set<number>()
    const { setInterval: start, clearInterval: stop } = window
    Object.assign(window, {
      running,
      setInterval(run: () => void, milliseconds: number) {
        const id = start(run, milliseconds)
        running.add(id)
        return id
      },
      clearInterval(id: number) {
        running.delete(id)
        stop(id)
      },
    })
  })
const intervals = (page: Page) =>
  page.evaluate(() => (window as unknown as { running: ReadonlySet<number> }).running.size)

test('passwords are deleted an hour after they were made if that is chosen, and nothing wakes the page if not', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await countIntervals(page)
  await visit(page, '/tools/password-generator')
  await page.locator('summary').filter({ hasText: t.recent }).click()
  await page.getByRole('button', { name: t.generate, exact: true }).click()
  await expect(recent(page)).toHaveCount(1)
  expect(await intervals(page)).toBe(0)
  await page.getByLabel(t.expiry).selectOption({ label: t.expiries.hour })
  await expect.poll(() => intervals(page)).toBe(1)
  await page.clock.fastForward(59 * 60_000)
  await page.getByRole('button', { name: t.generate, exact: true }).click()
  await expect(recent(page)).toHaveCount(2)
  await page.clock.runFor(2 * 60_000)
  await expect(recent(page)).toHaveCount(1)
  await page.clock.fastForward(60 * 60_000)
  await page.clock.runFor(60_000)
  await expect(recent(page)).toHaveCount(0)
  await expect.poll(() => intervals(page)).toBe(0)
})
