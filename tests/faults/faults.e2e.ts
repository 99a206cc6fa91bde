import { uiText } from '../../src/ui/text/messages.en.ts'
import { toolPages } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'
import { jobScript, type Outcome } from '../jobs/main-job.js'
import { pressAll } from '../jobs/press-all.ts'
import { faults, refusalOf } from './faults.ts'

/*
 * Under every fault each tool does its main job or says in a sentence why it cannot; then every button is pressed.
 * No error may stay uncaught. `npm run test:faults` runs all combinations, `npm test` each fault with
 * the tool that it affects most.
 */
const all = process.env.ALL_FAULTS === '1'
const tools = toolPages
  .filter(({ language }) => language === 'en')
  .map(({ path }) => path.split('/').at(-1) ?? '')

// The console may name a blocked API, but no uncaught error.
test.use({ expectedErrors: /./ })
test.describe.configure({ timeout: 300_000 })

for (const [name, { fault, hits }] of Object.entries(faults))
  test(`${name}: tools do their job or say why not`, async ({ page, context }) => {
    await context.addInitScript(fault)
    for (const tool of all ? tools : [hits])
      await test.step(tool, async () => {
        await visit(page, `/tools/${tool}`)
        const refusal = refusalOf(name, tool)
        const outcome: Outcome = await page.evaluate(jobScript({ tool, refusal: refusal ?? '' }))
        if (all) console.log(`${name} × ${tool}: ${JSON.stringify(outcome)}`)
        expect
          .soft(outcome, `${tool}: ${JSON.stringify(outcome)}`)
          .toMatchObject(refusal === undefined ? { kind: 'done' } : { kind: 'refused', said: refusal })
        if (refusal !== undefined)
          await expect.soft(page.getByRole('alert').filter({ hasText: uiText.noWorkers })).toBeVisible()
        expect(await page.evaluate(pressAll, { max: 200 })).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText('Something went wrong on this page')
      })
  })
