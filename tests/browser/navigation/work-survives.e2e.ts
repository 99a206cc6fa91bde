import type { CDPSession, Page } from '@playwright/test'
import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as yourData } from '../../../src/pages/your-data/messages.en.ts'
import { messages as wordCounter } from '../../../src/tools/word-counter/messages.en.ts'
import { expect, hydrated, test, visit } from '../test.ts'

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
      await page.getByLabel('File name').fill('Holiday')
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
    stored: '"deck"',
  },
  'color-palette': {
    begin: fill(/^Base colour/i, '#ff8800'),
    isShown: hasField('#ff8800'),
    stored: '#ff8800',
  },
  'invoice-generator': {
    begin: fill(/^Company name/, 'Nook Ltd'),
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
    stored: 'length\\":33',
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
    const ignoreRemoved = (error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
    }
    /** A `File` cannot be read any more once the page has written the record anew; the next one has what it wrote. */
    const textOf = async (handle: FileSystemFileHandle): Promise<string> => {
      for (;;)
        try {
          return await (await handle.getFile()).text()
        } catch (error) {
          if (error instanceof DOMException && error.name === 'NotReadableError') continue
          ignoreRemoved(error)
          return ''
        }
    }
    const read = async (directory: FileSystemDirectoryHandle) => {
      for await (const handle of directory.values()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle).catch(ignoreRemoved)
        else if (handle.name === 'record.json') texts.push(await textOf(handle as FileSystemFileHandle))
      }
    }
    await read(await navigator.storage.getDirectory())
    return texts.join('\n')
  })

const notice = (page: Page) => page.locator('[data-arrival]')

/** A page whose renderer has crashed is of no use to Playwright. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value
}

/** Whether the page shows the work, with what that depends on, to be read where it does not. */
const stateOf = (isShown: string) => `({
  isShown: ${isShown},
  isReady: document.documentElement.dataset.ready,
  isHidden: document.hidden,
  paints: performance.getEntriesByType('paint').length,
  stored: Object.keys(localStorage),
})`

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
    expect(await session.send('Page.navigate', { url: href })).not.toHaveProperty('errorText')
    await expect.poll(() => evaluate(session, stateOf(isShown))).toMatchObject({ isShown: true })
    if (isOfDevice) return
    await expect.poll(() => evaluate(session, "!!document.querySelector('[data-arrival]')")).toBe(true)
    await evaluate(session, "document.querySelector('[data-arrival] button').click()")
    await expect.poll(() => evaluate(session, isShown)).toBe(false)
    await expect.poll(() => allStored(other)).not.toContain(stored)
    await session.send('Page.navigate', { url: href })
    await expect.poll(() => evaluate(session, "document.documentElement.dataset.ready === 'true'")).toBe(true)
    expect(await evaluate(session, isShown)).toBe(false)
  })

const bmi = works['bmi-calculator']
const shows = (page: Page, expression: string | undefined) =>
  expect.poll(() => page.evaluate(expression ?? 'false'))

test('a duplicated tab begins without the work of the first, and takes nothing away from it', async ({
  page,
}) => {
  await visit(page, '/tools/bmi-calculator')
  await bmi?.begin(page)
  await expect.poll(() => allStored(page)).toContain('71.5')
  const opened = page.waitForEvent('popup')
  // With a copy of the session storage, as a duplicated tab has.
  await page.evaluate(() => void open(location.href))
  const copy = await opened
  await hydrated(copy)
  const tabOf = (of: Page) => of.evaluate(() => sessionStorage.getItem('work-in-tab')?.split(' ')[0])
  expect(await tabOf(page)).toBeDefined()
  await expect.poll(async () => (await tabOf(copy)) === (await tabOf(page))).toBe(false)
  await shows(copy, bmi?.isShown).toBe(false)
  await fill(/^Weight/, '88.5')(copy)
  await expect.poll(() => allStored(page)).toContain('88.5')
  await page.reload()
  await shows(page, bmi?.isShown).toBe(true)
  await copy.reload()
  await shows(copy, hasField('88.5')).toBe(true)
})

test('work is found again where the browser frees the lock of the page that was left late', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await visit(page, '/tools/bmi-calculator')
  await bmi?.begin(page)
  await expect.poll(() => allStored(page)).toContain('71.5')
  const id = await page.evaluate(() => sessionStorage.getItem('work-in-tab')?.split(' ')[0])
  expect(id).toBeDefined()
  // Next in turn after the page, so that the page after the reload waits, and without an answer, as a crashed one.
  const holder = await context.newPage()
  await holder.goto('/about')
  await holder.evaluate((name) => {
    const held = new Promise<void>((release) => Object.assign(window, { release }))
    void navigator.locks.request(name, () => held)
  }, `toolnook-tab-${id}`)
  await page.reload()
  await hydrated(page)
  const isWaiting = () =>
    holder.evaluate(
      async (name) => (await navigator.locks.query()).pending?.some((lock) => lock.name === name),
      `toolnook-tab-${id}`,
    )
  await expect.poll(isWaiting).toBe(true)
  await page.clock.fastForward(30_000)
  expect(await page.evaluate(bmi?.isShown ?? '')).toBe(false)
  await holder.evaluate(() => (window as unknown as { release: () => void }).release())
  await shows(page, bmi?.isShown).toBe(true)
})

test('a text that is not to be kept on the device is there after another page, and gone after a reload', async ({
  page,
}) => {
  await visit(page, '/tools/word-counter')
  await fill(/^Your text/, 'A secret of mine')(page)
  await expect.poll(() => allStored(page)).toContain('secret')
  await page.getByText(wordCounter.keeping, { exact: true }).click()
  await page.getByLabel(wordCounter.save).uncheck()
  await expect.poll(() => allStored(page)).not.toContain('secret')
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await shows(page, hasField('A secret of mine')).toBe(true)
  // As a page does that goes out of sight.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await allStored(page)).not.toContain('secret')
  await page.reload()
  await hydrated(page)
  await shows(page, hasField('')).toBe(true)
  expect(await allStored(page)).not.toContain('secret')
})

test('where the browser stores no files it asks before they are lost, and the tool works as before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined })
  })
  await visit(page, '/tools/photo-to-pdf')
  await pick('first.png')(page)
  const asked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(asked).toBe(true)
  const note = page.getByText('Your browser can’t save 1 file for this tab, so reloading would lose it.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Remove first.png' }).click()
  await expect(note).toHaveCount(0)
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await visit(page, '/tools/photo-to-pdf')
  expect(await asked()).toBe(false)
})

test('your data lists the open work of all tabs and deletes it', async ({ page, context }) => {
  await visit(page, '/tools/photo-to-pdf')
  await pick('first.png')(page)
  await expect.poll(() => allStored(page)).toContain('first.png')
  const other = await context.newPage()
  await visit(other, '/your-data')
  const row = other.getByRole('listitem').filter({ hasText: yourData.stored.work })
  await expect(row).toContainText('1 file')
  await row.getByRole('button').click()
  await expect(row).toHaveCount(0)
  expect(await allStored(other)).not.toContain('first.png')
  await page.reload()
  await hydrated(page)
  expect(await page.evaluate(hasText('first.png'))).toBe(false)
})
