import type { CDPSession, Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { expect, test, visit } from '../test.ts'

type Work = {
  /** Does something in the tool in English. */
  readonly begin: (page: Page) => Promise<unknown>
  /** An expression that is true while the page shows it, in both languages. */
  readonly isShown: string
  /** A part of what is then stored. */
  readonly stored: string
  /** It is no work of the tab but a draft or setting, which every tab has and no notice tells of. */
  readonly isOfDevice?: true
}

const picture = (name: string) => pickedFile(name, pngFile({ width: 64, height: 48 }))
const pick =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.locator('input[type=file]').first().setInputFiles(names.map(picture))
const fill = (label: RegExp, text: string) => (page: Page) => page.getByLabel(label).first().fill(text)
const hasText = (text: string) => `document.querySelector('main').innerText.includes(${JSON.stringify(text)})`
const hasField = (text: string) =>
  `[...document.querySelectorAll('main :is(input, textarea)')].some(({ value }) => value === ${JSON.stringify(text)})`
const hasButton = (name: RegExp) =>
  `[...document.querySelectorAll('main button')].some(({ textContent }) => ${name}.test(textContent))`

const works: Readonly<Record<string, Work>> = {
  'image-compressor': {
    begin: pick('first.png', 'second.png'),
    isShown: `${hasText('first.png')} && ${hasText('second.png')}`,
    stored: 'second.png',
  },
  'image-converter': {
    begin: pick('../up.png', 'second.png'),
    isShown: `${hasText('up.png')} && ${hasText('second.png')}`,
    stored: 'second.png',
  },
  'photo-to-pdf': {
    async begin(page) {
      await pick('first.png', 'second.png')(page)
      await page.getByRole('button', { name: 'Move down first.png' }).click()
      await page.getByLabel('File Name').fill('Holiday')
    },
    isShown: `/second\\.png.*first\\.png/s.test(document.querySelector('main').textContent) && ${hasField('Holiday')}`,
    stored: 'Holiday',
  },
  'qr-generator': {
    async begin(page) {
      await page.getByRole('textbox', { name: /^Content/ }).fill('example.com/lost')
      await page.locator('input[type=file]').first().setInputFiles(picture('badge.png'))
    },
    isShown: `${hasField('example.com/lost')} && ${hasText('badge.png')}`,
    stored: 'badge.png',
  },
  'bmi-calculator': { begin: fill(/^Weight/, '71.5'), isShown: hasField('71.5'), stored: '71.5' },
  'motivation-quotes': {
    begin: (page) => page.getByRole('button', { name: 'New Quote' }).click(),
    isShown: hasButton(/Quote of the day|Günün sözü/i),
    stored: 'motivation-quotes',
  },
  'color-palette': {
    begin: fill(/^Base colour/i, '#ff8800'),
    isShown: hasField('#ff8800'),
    stored: '#ff8800',
  },
  'invoice-generator': {
    begin: fill(/^Company Name/, 'Nook Ltd'),
    isShown: hasField('Nook Ltd'),
    stored: 'Nook Ltd',
    isOfDevice: true,
  },
  'word-counter': {
    begin: fill(/^Your text/, 'The cat sat.'),
    isShown: hasField('The cat sat.'),
    stored: 'The cat sat.',
    isOfDevice: true,
  },
  'password-generator': {
    begin: fill(/length/i, '33'),
    isShown: hasField('33'),
    stored: '33',
    isOfDevice: true,
  },
  pomodoro: {
    begin: (page) => page.getByRole('button', { name: 'Start', exact: true }).click(),
    isShown: hasButton(/^(Pause|Duraklat)$/),
    stored: 'running',
    isOfDevice: true,
  },
}

/** All that the tab and the device have stored. */
const allStored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage })]
    const read = async (directory: FileSystemDirectoryHandle) => {
      for await (const handle of directory.values()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle)
        else if (handle.name === 'record.json')
          texts.push(await (await (handle as FileSystemFileHandle).getFile()).text())
      }
    }
    await read(await navigator.storage.getDirectory())
    return texts.join('\n')
  })

const notice = (page: Page) => page.locator('[data-arrival]')

/** A page whose renderer has crashed is of no use to Playwright. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression })
  return result.value
}

for (const [tool, { begin, isShown, stored, isOfDevice }] of Object.entries(works))
  test(`${tool}: work survives whatever takes the page away, in its tab alone, until it is cleared`, async ({
    page,
    context,
  }) => {
    const path = `/tools/${tool}`
    const shown = (of = page) => expect.poll(() => of.evaluate(isShown), `${of.url()} shows it`).toBe(true)
    const isStored = () => expect.poll(() => allStored(page)).toContain(stored)
    await visit(page, path)
    expect(await page.evaluate(isShown)).toBe(false)
    await begin(page)
    await shown()
    await isStored()

    await page.reload()
    await shown()
    if (!isOfDevice) await expect(notice(page)).toHaveText(/still here/)
    await page.getByRole('link', { name: 'Türkçe' }).first().click()
    await expect(page).toHaveURL(`/tr${path}`)
    await shown()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await shown()
    await visit(page, '/about')
    await page.goBack()
    await shown()

    const other = await context.newPage()
    await visit(other, path)
    await expect(other.locator('html[data-ready="true"]')).toBeAttached()
    expect(await other.evaluate(isShown), 'in another tab').toBe(isOfDevice === true)

    const session = await context.newCDPSession(page)
    await isStored()
    const crashed = page.waitForEvent('crash')
    // Is never answered, as the one that would answer is gone.
    void session.send('Page.crash').catch(() => {})
    await crashed
    const href = page.url()
    await session.send('Page.navigate', { url: href })
    await expect.poll(() => evaluate(session, isShown)).toBe(true)
    if (isOfDevice) return
    await expect.poll(() => evaluate(session, "!!document.querySelector('[data-arrival]')")).toBe(true)
    await evaluate(session, "document.querySelector('[data-arrival] button').click()")
    await expect.poll(() => evaluate(session, isShown)).toBe(false)
    await expect.poll(() => allStored(other)).not.toContain(stored)
    await session.send('Page.navigate', { url: href })
    await expect.poll(() => evaluate(session, "document.documentElement.dataset.ready === 'true'")).toBe(true)
    expect(await evaluate(session, isShown)).toBe(false)
  })
