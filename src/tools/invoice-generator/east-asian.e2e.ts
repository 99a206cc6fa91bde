import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test, visitForOffline } from '../../../tests/browser/host.ts'
import { expect, hydrated } from '../../../tests/browser/test.ts'
import { textOf } from '../../lib/pdf/testing/programs.ts'
import { messages as check } from '../../pages/privacy-check/messages.en.ts'
import { messages as t } from './messages.en.ts'

const client = (page: Page) => page.getByLabel('Client Name *')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate PDF' })

async function textOfPdf(page: Page) {
  const started = page.waitForEvent('download')
  await generate(page).click()
  return textOf(new Uint8Array(readFileSync(await (await started).path())))
}

// Fonts that cannot be had are named in the console.
test.use({ expectedErrors: /Failed to (load|fetch)|ERR_FAILED/ })

test('a Japanese client is printed, from then on without a network; who is new there is named', async ({
  page,
  host,
}) => {
  await visitForOffline(page, '/tools/invoice-generator')
  await page.getByLabel('Company Name *').fill('Nook Ltd')
  await client(page).fill('株式会社みどり商店')
  expect(await textOfPdf(page)).toContain('株式会社みどり商店')

  await host.goAway()
  await page.reload()
  await hydrated(page)
  await expect(client(page)).toHaveValue('株式会社みどり商店')
  expect(await textOfPdf(page)).toContain('株式会社みどり商店')
  await client(page).fill('みどり薔薇')
  await generate(page).click()
  const alert = page.getByRole('alert').filter({ hasText: t.away })
  await expect(alert).toContainText(t.missingIn('Client Name', '薔 薇'))
  await expect(alert).toContainText(t.awayHelp)
  await expect(client(page)).toHaveValue('みどり薔薇')

  await page.goto('/privacy-check')
  await page.getByRole('checkbox', { name: check.lock.label }).check()
  await expect(page.getByRole('status').filter({ hasText: check.lock.on })).toBeAttached()
  await page.goto('/tools/invoice-generator')
  await hydrated(page)
  await generate(page).click()
  await expect(alert).toContainText(t.awayLocked)
})
