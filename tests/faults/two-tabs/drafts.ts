import type { Locator, Page } from '@playwright/test'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { messages as invoice } from '../../../src/tools/invoice-generator/messages.en.ts'
import { messages as counter } from '../../../src/tools/word-counter/messages.en.ts'
import { expect } from '../../browser/test.ts'

type Draft = {
  readonly store: string
  /** That it was changed in another tab. */
  readonly sentence: string
  /** Edits it and answers a part of the version that no other edit has. */
  readonly edit: (page: Page, version: string) => Promise<string>
  /** The page uses the version with this part. */
  readonly expectShown: (page: Page, part: string) => Promise<void>
  /** Replaces the draft as a whole, which can be undone. */
  readonly replace?: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

async function editPalette(page: Page): Promise<string> {
  const first = page.getByRole('button', { name: /^Copy #/ }).first()
  const before = (await first.textContent()) ?? ''
  await button(page, palette.random).click()
  await expect(first).not.toHaveText(before)
  return (await first.getAttribute('aria-label'))?.replace('Copy ', '') ?? ''
}

/** The drafts that a visitor writes, by tool. */
export const drafts: Readonly<Record<string, Draft>> = {
  'word-counter': {
    store: 'draft',
    sentence: counter.changedElsewhere,
    async edit(page, version) {
      await page.getByLabel(counter.text).fill(`The ${version} version.`)
      return `The ${version} version.`
    },
    expectShown: (page, part) => expect(page.getByLabel(counter.text)).toHaveValue(part),
    replace: (page) => button(page, counter.clear).click(),
  },
  'invoice-generator': {
    store: 'draft',
    sentence: invoice.changedElsewhere,
    async edit(page, version) {
      await page.getByLabel(invoice.companyName).fill(`Nook ${version}`)
      return `Nook ${version}`
    },
    expectShown: (page, part) => expect(page.getByLabel(invoice.companyName)).toHaveValue(part),
    replace: (page) => button(page, invoice.newInvoice).click(),
  },
  'color-palette': {
    store: 'current',
    sentence: palette.changedElsewhere,
    edit: editPalette,
    expectShown: (page, part) => expect(button(page, `Copy ${part}`).first()).toBeVisible(),
  },
}

/** Drafts that are no text or form: all tabs act upon the same one. */
export const shared: Readonly<Record<string, string>> = { pomodoro: 'timer' }
