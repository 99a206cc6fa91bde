import { uiText } from '../../src/ui/text/messages.en.ts'
import { toolPages } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'
import { jobScript, type Outcome } from '../jobs/main-job.js'
import { pressAll } from '../jobs/press-all.ts'
import { faults, refusalOf } from './faults.ts'

/*
 * Every tool under every fault does its main job, or says in a sentence why it cannot; then every button is pressed.
 * Nothing may be thrown that nobody catches. All of it with `npm run test:faults`; `npm test` runs each fault with
 * the tool that it hits hardest.
 */
const all = process.env.ALL_FAULTS === '1'
const tools = toolPages
  .filter(({ language }) => language === 'en')
  .map(({ path }) => path.split('/').at(-1) ?? '')

// A blocked ability may be named in the console; an error that nobody caught may not be.
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
        expect(await page.evaluate(pressAll, 200)).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText('Something went wrong on this page')
      })
  })
