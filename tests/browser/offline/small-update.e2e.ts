import type { Page } from '@playwright/test'
import { messages as t } from '../../../src/tools/word-counter/messages.en.ts'
import { visitForFirstUse, visitForOffline } from '../host.ts'
import { shellTexts } from '../site.ts'
import { expect, hydrated } from '../test.ts'
import { copyFor } from './copy-state.ts'
import { test as ownHostTest } from './own-host.ts'
import { buildChanged } from './second-build.ts'

const tool = '/tools/word-counter'
const title = 'A tool of the next build'

/** `nextDist`: a second build of the site in which one line of one tool differs. */
const test = ownHostTest.extend<object, { nextDist: string }>({
  nextDist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture from its text
    async ({}, use) => {
      const build = await buildChanged([
        {
          file: 'src/tools/word-counter/messages.en.ts',
          old: `title: '${t.title}'`,
          new: `title: '${title}'`,
        },
      ])
      await use(build.dist)
      await build.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// Serial, so that the second build is made once.
test.describe.configure({ timeout: 240_000, mode: 'default' })
test.use({ expectedErrors: /status of 503/ })

/** Triggers the update check that browsers make from time to time, and waits until the new build waits. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const found = registration.installing ?? registration.waiting
    while (found?.state === 'installing')
      await new Promise((resolve) => found.addEventListener('statechange', resolve, { once: true }))
    return found?.state
  })

async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellTexts.en.update.accept }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await hydrated(page)
}

for (const [what, open, isWhole] of [
  ['the whole site', visitForOffline, true],
  ['one tool', visitForFirstUse, false],
] as const)
  test(`a change of one line sends 60 kB at most to who has ${what}, and loses none of it`, async ({
    page,
    own,
    host,
    nextDist,
  }) => {
    await open(page, tool)
    await expect.poll(async () => (await copyFor(page, tool)).page).not.toBe('none')
    const before = await copyFor(page, tool)
    await host.serve(nextDist)
    own.forget()
    expect(await update(page)).toBe('installed')
    const sent = [...own.sent()].sort(([, one], [, other]) => other - one)
    const bytes = sent.reduce((sum, [, each]) => sum + each, 0)
    test.info().annotations.push({ type: `bytes of the update, ${what}`, description: `${bytes}` })
    expect(bytes, JSON.stringify(sent.slice(0, 12))).toBeLessThanOrEqual(60_000)

    await accept(page)
    await host.goAway()
    own.close()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await hydrated(page)
    const after = await copyFor(page, tool)
    expect(after.build).not.toBe(before.build)
    expect(after.page).toBe(before.page)
    expect(after.missingFiles === 0).toBe(isWhole)
    expect((await page.goto('/about'))?.status()).toBe(isWhole ? 200 : 503)
  })
