import type { Page } from '@playwright/test'
import { messages as bmi } from '../../../src/tools/bmi-calculator/messages.en.ts'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { messages as compressor } from '../../../src/tools/image-compressor/messages.en.ts'
import { messages as converter } from '../../../src/tools/image-converter/messages.en.ts'
import { messages as invoice } from '../../../src/tools/invoice-generator/messages.en.ts'
import { messages as password } from '../../../src/tools/password-generator/messages.en.ts'
import { messages as photo } from '../../../src/tools/photo-to-pdf/messages.en.ts'
import { messages as pomodoro } from '../../../src/tools/pomodoro/messages.en.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { messages as counter } from '../../../src/tools/word-counter/messages.en.ts'
import { expect, visit } from '../../browser/test.ts'

/** Does on the tool's open page what makes it store something. */
type Edit = (page: Page) => Promise<unknown>

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()
/** As a finger does on its label: the radio button itself is drawn over. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true })

async function pickLogo(page: Page): Promise<void> {
  await page.locator('summary', { hasText: invoice.lookGroup }).click()
  const buffer = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 10)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 10)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  const choice = page.waitForEvent('filechooser')
  await press(page, invoice.logoPick)
  await (await choice).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(buffer) })
}

/** A session that came to its end while no tab was open is counted when one is opened. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = Date.now() - 1000
    const timer = {
      ...{ id: 'ended', mode: 'work', status: 'running', durationMs: 1_500_000 },
      ...{ startedAt: end - 1_500_000, deadline: end },
    }
    localStorage.setItem('toolnook:pomodoro:timer', JSON.stringify({ v: 1, d: { timer, last: null } }))
  })
  await page.reload()
  await visit(page, page.url())
}

/** Tool → store → how to edit it, in this order; every store of every manifest is here. */
export const edits: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  'bmi-calculator': {
    history: async (page) => {
      await page.getByLabel(`${bmi.weight} (kg)`).fill('70')
      await page.getByLabel(`${bmi.height} (cm)`).fill('175')
      await page.getByLabel(new RegExp(`^${bmi.age}`)).fill('30')
      await press(page, bmi.calculate)
    },
    settings: (page) => choose(page, bmi.unitSystems.imperial),
  },
  'color-palette': {
    current: (page) => press(page, palette.random),
    saved: (page) => press(page, palette.save),
  },
  'image-compressor': { settings: (page) => choose(page, compressor.goals.look) },
  'image-converter': { settings: (page) => choose(page, converter.types['jpg-to-png']) },
  'invoice-generator': {
    draft: async (page) => {
      await page.getByLabel(invoice.companyName).fill('Nook Ltd')
      await page.getByLabel(invoice.clientName).fill('Ada Byron')
      await page.getByLabel(invoice.description).fill('Design')
    },
    logo: pickLogo,
    companies: async (page) => {
      await page.locator('summary', { hasText: invoice.templates }).click()
      await press(page, invoice.keepCompany)
    },
    items: (page) => press(page, invoice.keepItems),
    invoices: async (page) => {
      const started = page.waitForEvent('download')
      await press(page, invoice.generate)
      await started
    },
  },
  'motivation-quotes': {
    favourites: (page) =>
      page
        .getByRole('button', { name: /to favourites$/ })
        .first()
        .click(),
  },
  'password-generator': {
    settings: (page) => page.getByLabel(/^Length: /).fill('20'),
    history: (page) => press(page, password.generate),
  },
  'photo-to-pdf': { settings: (page) => page.getByLabel(photo.pageSize).selectOption('A3') },
  pomodoro: {
    days: endSession,
    settings: (page) => page.getByLabel(pomodoro.flash).check({ force: true }),
    timer: (page) => press(page, pomodoro.start),
  },
  'qr-generator': {
    style: (page) => page.getByLabel(/^Size: /).fill('320'),
    history: async (page) => {
      await page.getByLabel(qr.content).first().fill('example.com')
      await press(page, qr.generate)
    },
  },
  'word-counter': { draft: (page) => page.getByLabel(counter.text).fill('Written in the newer tab.') },
}

export const pathOf = (tool: string): string => `/tools/${tool}`

/** What is stored, by key. */
export const records = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({ ...localStorage }))

/** Edits everything that a tool stores, on its open page, and waits until it is stored. */
export async function editAll(page: Page, tool: string): Promise<void> {
  for (const [store, edit] of Object.entries(edits[tool] ?? {})) {
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
