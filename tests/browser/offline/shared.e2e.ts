import { languages } from '../../../src/lib/text/i18n.ts'
import { visitForOffline } from '../host.ts'
import { homeOf, shellTexts } from '../site.ts'
import { expect, listening } from '../test.ts'
import { test } from './own-host.ts'

test.describe.configure({ timeout: 120_000 })

const secret = 'a-secret-of-mine'

for (const language of languages)
  test(`what another app shares never reaches the server once the offline copy is there (${language})`, async ({
    page,
    own,
    host,
    context,
  }) => {
    const field = page.getByLabel(shellTexts[language].drop.title)
    const shared = `${homeOf(language)}?shared-text=${secret}`
    await visitForOffline(page, homeOf(language))
    own.forget()
    await page.goto(shared)
    await expect(field).toHaveValue(secret)
    await expect(page).toHaveURL(homeOf(language))
    await listening(page)
    // Neither does it with the reload, nor in a page that is opened from here.
    await page.reload()
    await listening(page)
    expect(own.requested().filter((line) => line.includes(secret) || line.includes('shared-'))).toEqual([])

    await host.goAway()
    own.close()
    await page.goto(shared)
    await expect(field).toHaveValue(secret)

    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return [
        ...requests.flat().map(({ url }) => url),
        ...Object.entries(localStorage).flat(),
        ...Object.entries(sessionStorage).flat(),
      ].join('\n')
    })
    expect(stored).not.toContain(secret)
    expect(await context.cookies()).toEqual([])
  })

test('a deleted offline copy is asked for without what was shared', async ({ page, own }) => {
  await visitForOffline(page, '/')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  own.forget()
  await page.goto(`/?shared-text=${secret}`)
  await expect(page.getByLabel(shellTexts.en.drop.title)).toHaveValue(secret)
  expect(own.requested().filter((line) => line.includes(secret))).toEqual([])
  expect(own.requested()).toContain('GET /')
})
