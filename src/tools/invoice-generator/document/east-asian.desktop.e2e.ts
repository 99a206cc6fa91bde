import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test, visitForOffline } from '../../../../tests/browser/host.ts'
import { dist } from '../../../../tests/browser/site.ts'
import { expect, hydrated } from '../../../../tests/browser/test.ts'
import { textOf } from '../../../lib/pdf/testing/programs.ts'
import { onDemandCache, onDemandFolder } from '../../../lib/work/on-demand.ts'
import { messages as check } from '../../../pages/privacy-check/messages.en.ts'
import { messages as t } from '../messages.en.ts'
import { fillNames, openSection } from '../testing/form.ts'

const client = (page: Page) => page.getByLabel('Client name *')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate PDF' })

async function textOfPdf(page: Page) {
  const started = page.waitForEvent('download')
  await generate(page).click()
  return textOf(new Uint8Array(readFileSync(await (await started).path())))
}

// The console reports fonts that cannot be loaded.
test.use({ expectedErrors: /Failed to (load|fetch)|ERR_FAILED/ })

/** Cached subsets of a face, and all of its subsets in the build. */
const cachedOf = (page: Page, face: string) =>
  page.evaluate(
    async ([name, wanted]) => {
      const keys = await (await caches.open(name)).keys()
      return keys.filter(({ url }) => url.includes(`/noto-sans-${wanted}-`) && url.endsWith('.woff')).length
    },
    [onDemandCache, face] as const,
  )
const subsetsOf = (face: string) =>
  readdirSync(join(dist, onDemandFolder)).filter(
    (file) => file.startsWith(`noto-sans-${face}-`) && file.endsWith('.woff'),
  ).length

test('prints a Japanese client, later also offline, and reports characters of another script', async ({
  page,
  host,
}) => {
  await visitForOffline(page, '/tools/invoice-generator')
  await fillNames(page)
  await client(page).fill('株式会社みどり商店')
  expect(await textOfPdf(page)).toContain('株式会社みどり商店')

  // The whole face is requested, not only what was typed, and no other face.
  expect(subsetsOf('jp')).toBeGreaterThan(100)
  await expect.poll(() => cachedOf(page, 'jp')).toBe(subsetsOf('jp'))
  for (const face of ['sc', 'tc', 'kr']) expect(await cachedOf(page, face)).toBe(0)

  await host.goAway()
  await page.reload()
  await hydrated(page)
  await expect(client(page)).toHaveValue('株式会社みどり商店')
  expect(await textOfPdf(page)).toContain('株式会社みどり商店')
  await openSection(page, 'client')
  await client(page).fill('みどり薔薇')
  expect(await textOfPdf(page)).toContain('みどり薔薇')
  await client(page).fill('한국')
  await generate(page).click()
  const alert = page.getByRole('alert').filter({ hasText: t.away })
  await expect(alert).toContainText(t.missingIn('Client name', '한 국'))
  await expect(alert).toContainText(t.awayHelp)
  await expect(client(page)).toHaveValue('한국')

  await page.goto('/privacy-check')
  await page.getByRole('checkbox', { name: check.lock.label }).check()
  await expect(page.getByRole('status').filter({ hasText: check.lock.on })).toBeAttached()
  await page.goto('/tools/invoice-generator')
  await hydrated(page)
  await generate(page).click()
  await expect(alert).toContainText(t.awayLocked)
})
