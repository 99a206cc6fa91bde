import { toolPages } from '../browser/site.ts'
import { expect, hydrated, test } from '../browser/test.ts'
import { faults } from './faults.ts'

/*
 * Every tool under every fault: it comes up, its controls can be used, and nothing is thrown that nobody catches.
 * What each tool does without an ability is in its own tests. All of it with `npm run test:faults`; `npm test` runs
 * the tools in turn, one for each fault.
 */
const all = process.env.ALL_FAULTS === '1'
const tools = toolPages.filter(({ language }) => language === 'en').map(({ path }) => path)

// A blocked ability may be named in the console; an error that nobody caught may not be.
test.use({ expectedErrors: /./ })
test.describe.configure({ timeout: 120_000 })

for (const [place, [name, fault]] of Object.entries(faults).entries())
  test(`${name}: tools come up and can be used`, async ({ page, context }) => {
    await context.addInitScript(fault)
    const chosen = all ? tools : tools.filter((_, index) => index === place % tools.length)
    expect(chosen.length).toBeGreaterThan(0)
    for (const path of chosen)
      await test.step(path, async () => {
        await page.goto(path)
        await hydrated(page)
        const main = page.getByRole('main')
        for (const field of await main.locator('input[type=text], textarea').all())
          if ((await field.isVisible()) && (await field.isEditable()))
            await field.fill('12', { timeout: 2000 }).catch(() => {})
        for (const button of await main.getByRole('button').all())
          if ((await button.isVisible()) && (await button.isEnabled()))
            await button.click({ timeout: 2000 }).catch(() => {})
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main).not.toContainText('Something went wrong on this page')
      })
  })
