import type { Locator, Page } from '@playwright/test'

/** Does on the tool's open page what makes it store something. */
type Edit = (page: Page) => Promise<unknown>

/** How everything that a tool stores is edited: in `testing/store-edits.ts` of the folder of every tool that stores. */
export type StoreEdits = {
  /** By store, in this order; every store of the manifest is here. */
  readonly stores: Readonly<Record<string, Edit>>
  /** The draft that a visitor writes. */
  readonly draft?: DraftEdits
  /** The store of a draft that is no text or form: all tabs act upon the same one. */
  readonly sharedDraft?: string
}

export type DraftEdits = {
  readonly store: string
  /** That it was changed in another tab. */
  readonly sentence: string
  /** Edits it and returns a part of the version that no other edit has. */
  readonly edit: (page: Page, version: string) => Promise<string>
  /** The page uses the version with this part. */
  readonly expectShown: (page: Page, part: string) => Promise<void>
  /** Replaces the draft as a whole, which can be undone. */
  readonly replace?: (page: Page) => Promise<unknown>
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click()

/** As a finger does on its label: the radio button itself is drawn over. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true })
