import { messages as data } from '../../../src/pages/your-data/messages.en.ts'
import { expect, use, visit } from '../test.ts'
import { test } from './own-host.ts'

const t = data.deleteAll

test('what is being stored does not come back once everything is deleted', async ({ page, own }) => {
  const held = own.hold(/\/assets\/UpdateOffer-/)
  await visit(page, '/your-data')
  await use(page)
  // The page is being stored.
  await held.requested
  await page.getByRole('button', { name: t.button, exact: true }).click()
  await page.getByRole('button', { name: t.confirm, exact: true }).click()
  await expect(page.getByRole('main').getByText(t.done).last()).toBeVisible()
  own.forget()
  held.letGo()
  // The worker still passes on what this page loads.
  const loaded = await page.evaluate(async () => (await fetch('/begin.js')).ok)
  expect(loaded).toBe(true)
  await expect.poll(own.requested).toContain('GET /begin.js')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await use(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([])
})
