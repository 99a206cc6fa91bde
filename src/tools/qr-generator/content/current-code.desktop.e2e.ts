import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { readPng } from '../core/testing/pictures.ts'
import { messages as t } from '../messages.en.ts'

const path = '/tools/qr-generator'
const content = (page: Page) => page.getByRole('textbox', { name: t.fields.text, exact: true })

/** Replaces `Worker` with one whose messages can be held and released. */
const holdWorkers = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const gate = { held: false }
    const Real = Worker
    class Held extends Real {
      override set onmessage(handler: (event: MessageEvent) => void) {
        super.onmessage = (event) => {
          if (gate.held) waiting.push(() => handler(event))
          else handler(event)
        }
      }
    }
    Object.assign(window, {
      Worker: Held,
      hold() {
        gate.held = true
      },
      release() {
        gate.held = false
        for (const response of waiting.splice(0)) response()
      },
    })
  })

const call = (page: Page, name: 'hold' | 'release') =>
  page.evaluate((which) => (window as unknown as Record<string, () => void>)[which]?.(), name)

test('a download contains the current content even if its check is late', async ({ page }) => {
  await holdWorkers(page)
  await visit(page, path)
  await content(page).fill('example.com')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await call(page, 'hold')
  await page.getByLabel(t.type).selectOption('text')
  await content(page).fill('plain words')
  const png = page.waitForEvent('download')
  await page.getByRole('button', { name: t.downloadPng }).click()
  await call(page, 'release')
  const file = await png
  expect(decodeQR(readPng(readFileSync(await file.path())))).toBe('plain words')

  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await call(page, 'hold')
  await content(page).fill('other words')
  const svg = page.waitForEvent('download')
  await page.getByRole('button', { name: t.downloadSvg }).click()
  await call(page, 'release')
  const drawing = readFileSync(await (await svg).path(), 'utf8')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: t.downloadSvg }).click()
  expect(drawing).toBe(readFileSync(await (await again).path(), 'utf8'))
})

test('typing is announced once, after a pause and in one sentence', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const live = element?.closest('[aria-live], [role="status"], [role="alert"]')
        if (live?.textContent) announcements.push(live.textContent)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const announcements = () =>
    page.evaluate(() => (window as unknown as { announcements: readonly string[] }).announcements)
  for (const key of 'example.com/a-page') {
    await content(page).press(key)
    await page.clock.runFor(200)
  }
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  expect(await announcements()).toEqual([])
  await page.clock.runFor(1000)
  await expect.poll(announcements).toHaveLength(1)
  expect((await announcements())[0]).toMatch(/^Scans well\. Robustness: \w+, \d+ of 100\.$/)
})

test('a code with weak robustness is not shown as correct', async ({ page }) => {
  await visit(page, path)
  await content(page).fill('example.com/menu')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  for (const color of ['#eaeaea', '#e4e4e4', '#dedede', '#d0d0d0']) {
    await page.getByLabel(t.hex(t.color)).fill(color)
    await expect(page.getByText(t.scanStatuses.testing, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t.robustness })).toHaveAttribute('aria-busy', 'false')
    const rating = page.getByRole('region', { name: t.robustness }).locator('strong').first()
    if ((await rating.textContent()) === t.ratings.weak)
      await expect(page.getByText(t.scanStatuses.correct, { exact: true }), color).toHaveCount(0)
  }
  await page.getByLabel(t.hex(t.color)).fill('#eaeaea')
  await expect(
    page
      .getByText(t.scanStatuses.weak, { exact: true })
      .or(page.getByText(t.scanStatuses.unread, { exact: true })),
  ).toBeVisible()
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toHaveCount(0)
})

test('a phone extension is encoded, and an invalid number shows an error', async ({ page }) => {
  await visit(page, path)
  await page.getByLabel(t.type).selectOption('phone')
  await content(page).fill('+44 20 7946 0958 ext. 12')
  await page.locator('summary').filter({ hasText: t.contains }).click()
  await expect(page.getByText('tel:+442079460958;ext=12', { exact: true })).toBeVisible()
  await expect(page.getByText(t.raised('M'), { exact: false })).toBeVisible()
  await content(page).fill('call me')
  await expect(content(page)).toHaveAccessibleDescription(t.invalid.text)
})
