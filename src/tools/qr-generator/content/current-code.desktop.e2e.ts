import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { fillInOneTask } from '../../../../tests/browser/fields/in-one-task.ts'
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
  const used = page.locator('form p', { hasText: /^\d+ of/ })
  for (const key of 'example.com/a-page') {
    const before = await used.allTextContents()
    await content(page).press(key)
    // The pause begins once the key is rendered.
    await expect(used).not.toHaveText(before)
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

test('what is pressed in the task of the last key has that key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
  await content(page).fill('first.example')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  const png = page.waitForEvent('download')
  const button = (name: string) => page.getByRole('button', { name })
  await fillInOneTask(page, [[content(page), 'second.example']], {
    press: [button(t.generate), button(t.copyText), button(t.downloadPng)],
  })
  await page.locator('summary').filter({ hasText: t.recent }).click()
  await expect(page.getByRole('region', { name: t.recent }).getByRole('listitem')).toHaveText([
    /^second\.example/,
  ])
  expect(decodeQR(readPng(readFileSync(await (await png).path())))).toBe('https://second.example')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('second.example')
})

test('nothing is added to the recent codes if the last key has made the content invalid', async ({
  page,
}) => {
  await visit(page, path)
  await page.getByLabel(t.type).selectOption('phone')
  await content(page).fill('+44 20 7946 0958')
  await expect(page.getByText(t.scanStatuses.correct, { exact: true })).toBeVisible()
  await fillInOneTask(page, [[content(page), 'call me']], {
    press: [page.getByRole('button', { name: t.generate })],
  })
  await expect(content(page)).toHaveAccessibleDescription(t.invalid.text)
  await page.locator('summary').filter({ hasText: t.recent }).click()
  await expect(page.getByRole('region', { name: t.recent }).getByRole('listitem')).toHaveCount(0)
})

test('fields that are filled in at once lose nothing, even if the page is left in the task of the last key', async ({
  page,
}) => {
  await visit(page, path)
  await page.getByLabel(t.type).selectOption('contact')
  const note = page.getByRole('textbox', { name: t.fields.note })
  await fillInOneTask(page, [
    [page.getByLabel(t.fields.firstName), 'Ada'],
    [page.getByLabel(t.fields.lastName), 'Byron'],
    [note, 'Two\nlines'],
  ])
  await expect(page.getByRole('img', { name: /^QR code: .*N:Byron;Ada/s })).toBeVisible()
  await fillInOneTask(page, [[note, 'Two\nlines more']], {
    press: [page.locator('a[href="/about"]').first()],
  })
  await expect(page).toHaveURL(/about$/)
  await page.goBack()
  await expect(page.getByLabel(t.fields.firstName)).toHaveValue('Ada')
  await expect(page.getByLabel(t.fields.lastName)).toHaveValue('Byron')
  await expect(note).toHaveValue('Two\nlines more')
})
