import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect as plainExpect } from '@playwright/test'
import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'
import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { messages as turkish } from '../../../src/pages/privacy-check/messages.tr.ts'
import { pageChannelNames } from '../../../src/platform/leak-test/page-channels.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { dist } from '../site.ts'
import { expect, hydrated, listening, visit } from '../test.ts'

/** The expected rule of the site's policy for each channel; the page reports what the browser names. */
const rules: Readonly<Record<keyof typeof t.leak.page, RegExp>> = {
  fetch: /connect-src/,
  xhr: /connect-src/,
  beacon: /connect-src/,
  webSocket: /connect-src/,
  eventSource: /connect-src/,
  image: /img-src/,
  cssImage: /img-src/,
  media: /media-src/,
  font: /font-src/,
  styleSheet: /style-src/,
  script: /require-trusted-types-for/,
  frame: /frame-src/,
  object: /require-trusted-types-for/,
  form: /form-action/,
  preload: /img-src/,
  blobWorker: /require-trusted-types-for/,
}
const workerRules: Readonly<Record<keyof typeof t.leak.worker, RegExp>> = {
  fetch: /connect-src/,
  ownSite: /connect-src/,
  webSocket: /connect-src/,
  script: /script-src|require-trusted-types-for/,
  secondWorker: /worker-src|require-trusted-types-for/,
}

// The attempts violate the policy on purpose, so this visit is not clean.
base('every attempt to leak is shown with the rule that stopped it', async ({ page }) => {
  await visit(page, '/privacy-check')
  await page.getByRole('button', { name: t.leak.button }).click()
  const count = pageChannelNames.length + Object.keys(workerRules).length
  await plainExpect(page.getByText(t.leak.allStopped(count)).first()).toBeVisible()
  const found = page.getByRole('list', { name: t.leak.results }).getByRole('listitem')
  const expected = [
    ...Object.entries(rules).map(([name, rule]) => [t.leak.page[name as keyof typeof rules], rule] as const),
    ...Object.entries(workerRules).map(
      ([name, rule]) => [t.leak.worker[name as keyof typeof workerRules], rule] as const,
    ),
  ]
  await plainExpect(found).toHaveCount(expected.length)
  for (const [name, rule] of expected)
    await plainExpect(found.filter({ has: page.getByText(name, { exact: true }) })).toHaveText(rule)
  const figure = `${expected.length} of ${count} attempts are stopped, each by a named rule`
  base.info().annotations.push({ type: 'figure', description: figure })
  const refused = page.locator('dl > div').filter({ hasText: t.live.refused }).locator('dd')
  // Refused requests were not sent, though the browser lists the attempts.
  await plainExpect(page.locator('dl > div').filter({ hasText: t.live.elsewhere }).locator('dd')).toHaveText(
    '0',
  )
  plainExpect(Number(await refused.textContent())).toBeGreaterThanOrEqual(pageChannelNames.length)
})

base('an attempt without a report of the browser is not called stopped, nor a leak', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      if (event.effectiveDirective === 'font-src') event.stopImmediatePropagation()
    }),
  )
  await visit(page, '/privacy-check')
  await page.getByRole('button', { name: t.leak.button }).click()
  const count = pageChannelNames.length + Object.keys(workerRules).length
  await plainExpect(page.getByRole('alert')).toHaveText(t.leak.someUnreported(1, count))
  await plainExpect(page.getByText(t.leak.someUnreported(1, count)), 'announced once').toHaveCount(1)
  const found = page.getByRole('list', { name: t.leak.results }).getByRole('listitem')
  await plainExpect(found.filter({ hasText: t.leak.unreported })).toHaveText(
    `${t.leak.page.font}${t.leak.unreported}`,
  )
  await plainExpect(page.getByRole('button', { name: t.leak.again })).toBeVisible()
})

base('the sizes that are said of the ZIP are its own', () => {
  const megabytes = (bytes: number) => Math.round(bytes / 1e6)
  const fonts = join(dist, onDemandFolder)
  const said = [
    megabytes(statSync(join(dist, 'toolnook.zip')).size),
    megabytes(
      readdirSync(fonts)
        .filter((file) => /noto-sans/.test(file))
        .reduce((sum, file) => sum + statSync(join(fonts, file)).size, 0),
    ),
  ]
  for (const { zipHint } of [t.build, turkish.build])
    plainExpect(zipHint.match(/\d+/g)?.map(Number)).toEqual(said)
})

hosted('the count follows the visitor through the site', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await listening(page)
  const seal = page.getByRole('main').getByRole('link', { name: /0 bytes left this device/ })
  await seal.click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(t.title) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const countOf = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(countOf(t.live.elsewhere)).toHaveText('0')
  await expect(countOf(t.live.refused)).toHaveText('0')
  expect(Number(await countOf(t.live.kinds.scripts).textContent())).toBeGreaterThan(2)
})

hosted.describe('the offline lock', () => {
  hosted.use({
    expectedErrors: /Failed to (load|fetch)|ERR_FAILED|connect-src|policy violation|Content Security Policy/,
  })

  hosted('lets nothing through to the network until it is opened again', async ({ page }) => {
    const reaches = () =>
      page.evaluate(() =>
        fetch('/robots.txt').then(
          ({ ok }) => ok,
          () => false,
        ),
      )
    await visitForOffline(page, '/privacy-check')
    const lock = page.getByRole('checkbox', { name: t.lock.label })
    await expect(page.getByText(t.plane.ready)).toBeVisible()
    expect(await reaches()).toBe(true)
    // The switch toggles at once; then the service worker follows and the page reloads with a stricter policy.
    await lock.check()
    await expect(lock).toBeFocused()
    await expect(lock).toBeChecked()
    await expect(page.getByRole('status').getByText(t.lock.on)).toBeAttached()
    expect(await reaches()).toBe(false)
    await page.goto('/tools/word-counter')
    await hydrated(page)
    expect(await reaches()).toBe(false)
    await page.goto('/privacy-check')
    await expect(lock).toBeChecked()
    await lock.uncheck()
    await expect(lock).toBeFocused()
    await expect(lock).not.toBeChecked()
    await expect(page.getByRole('status').getByText(t.lock.off)).toBeAttached()
    expect(await reaches()).toBe(true)
  })
})
