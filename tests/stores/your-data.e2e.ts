import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messages as t } from '../../src/pages/your-data/messages.en.ts'
import { expect, test, use, visit } from '../browser/test.ts'

const code = (id: string, text: string) => [
  `toolnook:qr-generator:history:${id}`,
  JSON.stringify({ v: 1, t: 1, s: 1, d: { text } }),
]
const password = [
  'toolnook:password-generator:history:p',
  JSON.stringify({ v: 1, t: 1, s: 1, d: { password: 'hunter2', strength: 'weak' } }),
]
const seed: Readonly<Record<string, string>> = Object.fromEntries([
  code('a', 'first'),
  code('b', 'second'),
  password,
  ['darkMode', 'true'],
  ['toolnook:gone:settings', '{}'],
])

const records = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const rows = (page: Page) => page.getByRole('list', { name: t.stored.caption }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

// The offline copy is shown as well.
test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text)
  }, seed)
  await visit(page, '/your-data')
})

test('all stored data is shown, can be deleted by tool, and restored', async ({ page }) => {
  const codes = rows(page).filter({ hasText: 'QR' })
  await expect(codes).toContainText(t.stored.history(2))
  await expect(rows(page).filter({ hasText: t.stored.unknown })).toHaveCount(1)
  await codes.getByRole('button').click()
  await expect(codes).toHaveCount(0)
  const { [code('a', '')[0] ?? '']: gone, ...rest } = seed
  expect(gone).toBeDefined()
  expect(Object.keys(await records(page))).toHaveLength(Object.keys(rest).length - 1)
  await press(page, t.stored.undo)
  await expect(codes).toHaveCount(1)
  expect(await records(page)).toEqual(seed)
})

test('an export without passwords is compared before its import, which can be undone', async ({ page }) => {
  const started = page.waitForEvent('download')
  await press(page, t.export.button)
  const file = await (await started).path()
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('second')
  expect(text).not.toContain('hunter2')

  await page.evaluate(() => {
    localStorage.removeItem('toolnook:qr-generator:history:a')
    localStorage.setItem('darkMode', 'false')
  })
  await page.reload()
  await visit(page, '/your-data')
  const before = await records(page)
  const upload = page.locator('input[type=file]')
  await upload.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(page.getByRole('alert')).toContainText(t.import.faults['not-json'])

  await upload.setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  for (const finding of [t.import.added(1), t.import.changed(1), t.import.same(1)])
    await expect(page.getByText(finding)).toBeVisible()
  expect(await records(page)).toEqual(before)
  await page.getByText(t.import.replace, { exact: true }).click()
  await expect(page.getByText(t.import.removes(1))).toBeVisible()
  await press(page, t.import.button)
  const { 'toolnook:gone:settings': dropped, ...imported } = seed
  expect(dropped).toBeDefined()
  await expect.poll(() => records(page)).toEqual(imported)
  await press(page, t.import.undo)
  await expect.poll(() => records(page)).toEqual(before)
})

test('undoing an import leaves later changes, and says so', async ({ page }) => {
  const key = code('a', '')[0] ?? ''
  const file = {
    toolnook: 'data',
    format: 1,
    records: { [key]: code('a', 'from the file')[1], darkMode: 'false' },
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await press(page, t.import.button)
  await expect(
    page
      .getByRole('main')
      .getByText(t.import.done(0, 2, 0))
      .first(),
  ).toBeVisible()
  const edited = code('a', 'edited')[1] ?? ''
  await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, edited])
  await press(page, t.import.undo)
  await expect(page.getByRole('main').getByText(t.import.undonePartly(1)).first()).toBeVisible()
  expect(await records(page)).toEqual({ ...seed, [key]: edited })
})

test('after one confirmation everything is deleted', async ({ page }) => {
  await use(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const tabs = await root.getDirectoryHandle('work-in-tabs', { create: true })
    const tab = await tabs.getDirectoryHandle('of-another-tab', { create: true })
    await tab.getFileHandle('record.json', { create: true })
  })
  await press(page, t.deleteAll.button)
  expect(await records(page)).toEqual(seed)
  await press(page, t.deleteAll.confirm)
  await expect(page.getByRole('main').getByText(t.deleteAll.done).last()).toBeVisible()
  const left = await page.evaluate(async () => ({
    records: localStorage.length + sessionStorage.length,
    work: await (await navigator.storage.getDirectory()).getDirectoryHandle('work-in-tabs').then(
      () => 1,
      () => 0,
    ),
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(left).toEqual({ records: 0, work: 0, caches: 0, databases: 0, workers: 0 })
})
