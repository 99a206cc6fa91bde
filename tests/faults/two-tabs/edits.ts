import { existsSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../../browser/test.ts'
import type { DraftEdits, StoreEdits } from './store-edits.ts'

const folder = new URL('../../../src/tools/', import.meta.url)
const fileOf = (tool: string) => new URL(`${tool}/testing/store-edits.ts`, folder)

/** By tool, for every tool that stores something. */
export const edits: Readonly<Record<string, StoreEdits>> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((tool) => existsSync(fileOf(tool)))
      .map(async (tool) => [tool, (await import(fileOf(tool).href)).edits as StoreEdits] as const),
  ),
)

/** Drafts that are edited in a form or text field, by tool. */
export const drafts: readonly (readonly [tool: string, draft: DraftEdits])[] = Object.entries(edits).flatMap(
  ([tool, { draft }]) => (draft ? [[tool, draft] as const] : []),
)

export const pathOf = (tool: string): string => `/tools/${tool}`

/** The stored records by key. */
export const records = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }))

/** Presses in a tool until its id is among those used last: what notes that is loaded after the page. */
const use = (page: Page, tool: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.getByRole('heading', { level: 1 }).click()
        return (await records(page))['toolnook:recent:opened']
      },
      { message: `${tool} is used` },
    )
    .toContain(`"${tool}"`)

/** Edits everything that a tool stores, on its open page, and waits until it is stored. */
export async function editAll(page: Page, tool: string): Promise<void> {
  await use(page, tool)
  for (const [store, edit] of Object.entries(edits[tool]?.stores ?? {})) {
    const own = `toolnook:${tool}:${store}`
    const before = (await records(page))[own]
    await edit(page)
    await expect
      .poll(
        async () =>
          Object.entries(await records(page)).some(
            ([key, text]) => key.startsWith(`${own}:`) || (key === own && text !== before),
          ),
        { message: `${own} is stored` },
      )
      .toBe(true)
  }
}
