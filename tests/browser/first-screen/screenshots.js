/**
 * `npm run screenshots [-- --language tr] [--tool qr-generator]`: every tool in .cache/screenshots, empty and with its main
 * job done, wide and phone, light and dark, and a sheet of all tools for each of these views. Run `npm run build` first.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contactSheet, launch, openPage } from '../../../build/commands/support/pictures.js'
import { waitForResult } from '../../../build/commands/support/wait-for-result.js'
import { serve } from '../../../build/server/serve.js'
import { jobNames, jobScript } from '../../jobs/main-job.js'

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    tool: { type: 'string', multiple: true, default: [...jobNames] },
  },
})
const language = values.language === 'tr' ? 'tr' : 'en'
const folder = join('.cache/screenshots', language)
mkdirSync(folder, { recursive: true })
const site = await serve({ dist: 'dist', port: 0 })
const browser = await launch()

/** @param {import('@playwright/test').Page} page @param {string} tool */
async function doMainJob(page, tool) {
  /** @type {{ kind: string }} */
  const { kind } = await page.evaluate(jobScript({ tool, timeoutMs: 30_000 }))
  if (kind !== 'done') throw new Error(`${tool}: the main job ended ${kind}`)
  // Pages, previews and verdicts are drawn after the job.
  await waitForResult(page)
}

for (const [name, size] of Object.entries(sizes))
  for (const dark of [false, true]) {
    /** @type {{ empty: Buffer[], done: Buffer[] }} */
    const pictures = { empty: [], done: [] }
    for (const tool of values.tool) {
      const path = `${language === 'tr' ? '/tr' : ''}/tools/${tool}`
      const page = await openPage(browser, site.url + path, { ...size, dark })
      pictures.empty.push(await page.screenshot())
      await doMainJob(page, tool)
      await page.evaluate(() => document.fonts.ready)
      pictures.done.push(await page.screenshot())
      await page.close()
    }
    for (const [state, found] of Object.entries(pictures)) {
      const view = `${name}-${dark ? 'dark' : 'light'}-${state}`
      for (const [index, picture] of found.entries())
        writeFileSync(join(folder, `${values.tool[index]}-${view}.png`), picture)
      const height = name === 'phone' ? 700 : 450
      const sheet = await contactSheet(browser, found, { width: 2400, height: 800 }, height)
      writeFileSync(join(folder, `all-${view}.png`), sheet)
      console.log(join(folder, `all-${view}.png`))
    }
  }
await browser.close()
await site.close()
