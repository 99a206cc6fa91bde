import type { Locator, Page } from '@playwright/test'

/** Makes the tool store something through its open page. */
type Edit = (page: Page) => Promise<unknown>

/** How to edit every store of a tool: in `testing/store-edits.ts` of each tool with stores. */
export type StoreEdits = {
  /** By store, in this order; includes every store of the manifest. */
  readonly stores: Readonly<Record<string, Edit>>
  /** The draft in a form or text field. */
  readonly draft?: DraftEdits
  /** The store of a draft that all tabs act upon, such as a timer. */
  readonly sharedDraft?: string
}

export type DraftEdits = {
  readonly store: string
  /** The notice of an edit in another tab. */
  readonly sentence: string
  /** Edits it and returns a unique part of the new version. */
  readonly edit: (page: Page, version: string) => Promise<string>
  /** Expects the page to show the version with this part. */
  readonly expectShown: (page: Page, part: string) => Promise<void>
  /** Replaces the whole draft, which can be undone. */
  readonly replace?: (page: Page) => Promise<unknown>
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Clicks the label, as the radio button itself is visually hidden. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true })
