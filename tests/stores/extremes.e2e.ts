import type { Page } from '@playwright/test'
import { toolPages } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'
import { pressAll } from '../jobs/press-all.ts'
import type { Extremes } from './extreme-data.ts'
import { extremes } from './extremes.ts'

/*
 * Every tool opens and its first buttons work with boundary values in its stores, and with values out of range, as
 * an imported file may contain them.
 */

test.describe.configure({ timeout: 300_000 })
// A date or e-mail field refuses to show such a text; a button that opens a file picker needs user input.
test.use({ expectedErrors: /^(The specified value |File chooser dialog )/ })

const storesOf = (id: string): readonly (readonly [name: string, Extremes])[] =>
  Object.entries(extremes).flatMap(([key, of]): [string, Extremes][] => {
    const [owner, name] = key.split(':')
    return owner === id && name !== undefined ? [[name, of]] : []
  })

type Which = 'valid' | 'hostile'

/** The records of one round: one value of each settings store, all of each history. */
function recordsOf(id: string, which: Which, round: number): [key: string, text: string][] {
  return storesOf(id).flatMap(([name, { version, isHistory, [which]: values }]) => {
    const key = `toolnook:${id}:${name}`
    const at = (index: number) => values[index % values.length]
    if (!isHistory) return [[key, JSON.stringify({ v: version, d: at(round) })]]
    return values.map((d, index): [string, string] => [
      `${key}:${index}`,
      JSON.stringify({ v: version, t: index % 2 ? 8.64e15 : -8.64e15, s: index % 2 ? 2 ** 52 : index, d }),
    ])
  })
}

const roundsOf = (id: string, which: Which) =>
  Math.max(1, ...storesOf(id).map(([, of]) => (of.isHistory ? 1 : of[which].length)))

async function openWith(page: Page, id: string, records: readonly [string, string][]): Promise<void> {
  await page.goto('/about')
  await page.evaluate((all) => {
    localStorage.clear()
    for (const [key, text] of all) localStorage.setItem(key, text)
  }, records)
  await visit(page, `/tools/${id}`)
}

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

async function expectToWork(page: Page): Promise<void> {
  expect(await page.evaluate(pressAll, { max: 10 })).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Something went wrong on this page')
}

const ids = toolPages
  .filter(({ language }) => language === 'en')
  .map(({ path }) => path.split('/').at(-1) ?? '')

for (const id of ids) {
  test(`${id} works with boundary values`, async ({ page }) => {
    for (let round = 0; round < roundsOf(id, 'valid'); round += 1) {
      const records = recordsOf(id, 'valid', round)
      await openWith(page, id, records)
      expect(await keys(page)).toEqual(expect.arrayContaining(records.map(([key]) => key)))
      await expectToWork(page)
    }
  })

  test(`${id} works with values out of range`, async ({ page }) => {
    for (let round = 0; round < roundsOf(id, 'hostile'); round += 1) {
      const records = recordsOf(id, 'hostile', round)
      await openWith(page, id, records)
      await expectToWork(page)
    }
  })
}
