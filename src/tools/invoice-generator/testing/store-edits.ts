import type { Page } from '@playwright/test'
import { expect } from '../../../../tests/browser/test.ts'
import { button, press, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'
import { openAll, openGroup, openSection } from './form.ts'

async function pickLogo(page: Page): Promise<void> {
  await openGroup(page, t.appearanceGroup)
  const buffer = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 10)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 10)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  const choice = page.waitForEvent('filechooser')
  await press(page, t.logoPick)
  await (await choice).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(buffer) })
}

export const edits: StoreEdits = {
  stores: {
    draft: async (page) => {
      await openAll(page)
      await page.getByLabel(t.companyName).fill('Nook Ltd')
      await page.getByLabel(t.clientName).fill('Ada Byron')
      await page.getByLabel(t.description).fill('Design')
    },
    logo: pickLogo,
    companies: async (page) => {
      await openGroup(page, t.templates)
      await press(page, t.saveCompany)
    },
    items: (page) => press(page, t.saveItems),
    invoices: async (page) => {
      const started = page.waitForEvent('download')
      await press(page, t.generate)
      await started
    },
  },
  draft: {
    store: 'draft',
    sentence: t.changedElsewhere,
    async edit(page, version) {
      await openSection(page, 'company')
      await page.getByLabel(t.companyName).fill(`Nook ${version}`)
      return `Nook ${version}`
    },
    expectShown: (page, part) => expect(page.getByLabel(t.companyName)).toHaveValue(part),
    replace: (page) => button(page, t.newInvoice).click(),
  },
}
