import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test, visit } from '../../browser/test.ts'
import type { TwoTabs } from './writer.ts'

/** The site's history code as one script for the page. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('writer.ts', import.meta.url))
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'writer' } },
  })
  const [output] = Array.isArray(outputs) ? outputs : []
  const [script] = output?.output ?? []
  if (script === undefined) throw new Error('nothing was bundled')
  return script.code
}

type Tab = typeof globalThis & { readonly twoTabs: TwoTabs }
const each = 200

test('two tabs that write 400 entries at once lose none of them, and agree', async ({
  context,
}, testInfo) => {
  await context.addInitScript(await bundled())
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await visit(tab, '/about')
  await Promise.all(
    tabs.map((tab, index) =>
      tab.evaluate(([name, count]) => (globalThis as unknown as Tab).twoTabs.write(name, count), [
        `tab ${index}`,
        each,
      ] as const),
    ),
  )
  const read = () =>
    Promise.all(tabs.map((tab) => tab.evaluate(() => (globalThis as unknown as Tab).twoTabs.entries())))
  await expect.poll(async () => (await read()).map(({ length }) => length)).toEqual([2 * each, 2 * each])
  const [here = [], there = []] = await read()
  expect(new Set(here).size).toBe(2 * each)
  expect(there).toEqual(here)
  // Each was notified of the other's entries, so they wrote concurrently.
  for (const tab of tabs)
    expect(await tab.evaluate(() => (globalThis as unknown as Tab).twoTabs.notified())).toBeGreaterThan(each)
  // A new page finds them all.
  const third = await context.newPage()
  await visit(third, '/about')
  expect(await third.evaluate(() => (globalThis as unknown as Tab).twoTabs.entries())).toEqual(here)
  testInfo.annotations.push({
    type: 'figure',
    description: `${here.length} of ${2 * each} entries are there`,
  })
})
