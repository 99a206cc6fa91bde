import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { collectAnnouncements } from '../../../tests/browser/accessibility/announcements.ts'
import { expect, expectCopied, holdBack, hydrated, test, visit } from '../../../tests/browser/test.ts'
import { uiText } from '../../ui/text/messages.en.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'

const path = '/tools/word-counter'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, path)
})

const area = (page: Page) => page.getByLabel(t.text)
/** Marked sentences in the layer under the area. */
const highlights = (page: Page) => page.locator('[inert] > div mark')
const expectFigures = async (page: Page, figures: Readonly<Record<string, string>>) => {
  for (const [figure, value] of Object.entries(figures))
    await expect(page.locator(`[data-figure="${figure}"]`)).toHaveText(value)
}
const openFile = async (page: Page, name: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t.open }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer })
}

test('a text is counted while typing, copied and cleared', async ({ page }) => {
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  const clear = page.getByRole('button', { name: 'Clear' })
  await expect(copy).toBeDisabled()
  await expect(clear).toBeDisabled()
  await area(page).pressSequentially('The cat sat. The dog ran!')
  await expectFigures(page, {
    words: '6',
    characters: '25',
    charactersNoSpaces: '20',
    sentences: '2',
    paragraphs: '1',
  })
  const nameOf = (figure: string) => page.locator(`div:has(> [data-figure="${figure}"]) > dt`)
  await expect(nameOf('words')).toHaveText('Words')
  await expect(nameOf('paragraphs')).toHaveText('Paragraph')
  const top = page.getByRole('region', { name: 'Most used words' }).getByRole('listitem')
  await expect(top.first()).toHaveText('the2×')
  await expect(top).toHaveCount(5)
  // Screen readers announce empty lists too, so there must be none.
  await expect(page.getByText(t.phrasesNone)).toHaveCount(1)
  await expect(page.locator('main :is(ol, ul):empty')).toHaveCount(0)

  await area(page).press('ControlOrMeta+Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type('A pause…\n\nT')
  await expectFigures(page, { words: '8', paragraphs: '2', characters: '35' })

  await copy.click()
  await expectCopied(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A pause…\n\nThe cat sat. The dog ran!',
  )

  await clear.click()
  await expect(area(page)).toHaveValue('')
  await expectFigures(page, { words: '0', characters: '0' })
  await expect(copy).toBeDisabled()
  await page.getByRole('button', { name: t.undo }).click()
  await expectFigures(page, { words: '8' })
})

/** Texts with all that a usual one brings to the page: hard sentences, joined words, a long grade of its ease. */
const sentences = {
  en: 'When she opened her well-known eyes the inscrutable sea had already gone out, and nothing but a few boats and the shadow of wet nets was left on the shore. Nobody spoke. ',
  tr: 'Gözlerini açtığında Türk-Yunan denizi çoktan çekilmiş, kıyıda yalnızca birkaç kayık ile ıslak ağların gölgesi, eski bir iskelenin direkleri, kumlarda kuruyan yosunlar ve uzaklardan gelen o bilinmez uğultunun yankısı kalmıştı; hiç kimse konuşmuyordu. Rüzgâr durdu. ',
}

for (const [language, texts] of Object.entries({ en: t, tr: turkish }))
  test(`a long text scrolls within its area: the page is no higher than 2,000 pixels (${language})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, language === 'en' ? path : `/${language}${path}`)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    expect(await height(), 'as it opens').toBeLessThanOrEqual(2000)
    const number = new Intl.NumberFormat(language)
    const some = sentences[language as keyof typeof sentences].repeat(4)
    const words = Array.from({ length: 1000 }, () => some)
      .join('\n\n')
      .split(' ')
    for (const count of [1000, 100_000]) {
      await page.getByLabel(texts.text).fill(words.slice(0, count).join(' '))
      await expectFigures(page, { words: number.format(count) })
      // The analysis of this text, and by how much its count differs.
      await expect(
        page.getByRole('region', { name: texts.analysis }).locator('[aria-busy=false]'),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: texts.statistics }).getByText(/Unicode/)).toBeVisible()
      expect(await height(), `${count} words`).toBeLessThanOrEqual(2000)
    }
  })

test('counts are correct after cut, undo and replace', { tag: '@desktop' }, async ({ page }) => {
  await area(page).fill('one two three four')
  await area(page).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await expectFigures(page, { words: '0', characters: '0' })
  await page.keyboard.press('ControlOrMeta+z')
  await expectFigures(page, { words: '4', characters: '18' })
  await area(page).fill('another text altogether.')
  await expectFigures(page, { words: '3', sentences: '1' })
})

test('input just before a reload is stored, and Clear can be undone', { tag: '@desktop' }, async ({
  page,
}) => {
  // In one task each, before any frame shows the text.
  await area(page).evaluate((element: HTMLTextAreaElement) => {
    element.value = 'typed in the last moment'
    element.dispatchEvent(new Event('input', { bubbles: true }))
    location.reload()
  })
  await expect(area(page)).toHaveValue('typed in the last moment')
  await expectFigures(page, { words: '5' })
  await area(page).evaluate((element: HTMLTextAreaElement, name) => {
    element.value = 'typed before Clear'
    element.dispatchEvent(new Event('input', { bubbles: true }))
    const clear = [...document.querySelectorAll('button')].find((button) => button.textContent === name)
    clear?.click()
  }, t.clear)
  await expect(area(page)).toHaveValue('')
  await page.getByRole('button', { name: t.undo, exact: true }).click()
  await expect(area(page)).toHaveValue('typed before Clear')
  await expectFigures(page, { words: '3' })
})

test('the draft is stored on this device until saving is turned off', { tag: '@desktop' }, async ({
  page,
}) => {
  await area(page).fill('Kept for later')
  await expectFigures(page, { words: '3' })
  await visit(page, path)
  await expect(area(page)).toHaveValue('Kept for later')
  await expectFigures(page, { words: '3' })
  await page.getByText(t.keeping, { exact: true }).click()
  await page.getByLabel(t.save).uncheck()
  await expect(page.getByText(t.notKept, { exact: true })).toBeVisible()
  await visit(page, path)
  await expect(area(page)).toHaveValue('')
})

test('files are opened in their encoding', { tag: '@desktop' }, async ({ page }) => {
  await openFile(page, 'windows.txt', Buffer.from([0x64, 0x65, 0xf0, 0x69, 0x6c, 0x0d, 0x0a, 0x61]))
  await expect(area(page)).toHaveValue('değil\na')
  await expect(page.getByText(`${t.opened('windows.txt', 'WINDOWS-1254')} ${t.lineEnds.crlf}`)).toBeVisible()
  await openFile(page, 'picture.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))
  await expect(page.getByRole('alert')).toContainText(t.badFile('picture.txt'))
  await expect(area(page)).toHaveValue('değil\na')
})

test('opening a file can be cancelled without changing the text', { tag: '@desktop' }, async ({ page }) => {
  const releaseRequests = await holdBack(page, '**/workers/**')
  await area(page).fill('Here before')
  await openFile(page, 'letter.txt', Buffer.from('From the file'))
  await expect(page.getByRole('button', { name: t.opening })).toBeVisible()
  await page.getByRole('button', { name: uiText.cancel, exact: true }).click()
  await expect(page.getByRole('button', { name: t.open })).toBeVisible()
  await releaseRequests()
  await expectFigures(page, { words: '2' })
  await expect(area(page)).toHaveValue('Here before')
  await openFile(page, 'letter.txt', Buffer.from('From the file'))
  await expect(area(page)).toHaveValue('From the file')
})

test('the last of two opened files is shown', { tag: '@desktop' }, async ({ page }) => {
  const releaseRequests = await holdBack(page, '**/workers/**')
  await openFile(page, 'first.txt', Buffer.from('First'))
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'second.txt', mimeType: 'text/plain', buffer: Buffer.from('Second') })
  await releaseRequests()
  await expect(area(page)).toHaveValue('Second')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('ten megabytes are counted without being shown completely', { tag: '@desktop' }, async ({ page }) => {
  const line = 'Call me Ishmael. Some years ago, never mind how long precisely.\n'
  await openFile(page, 'book.txt', Buffer.from(line.repeat(160_000)))
  await expect(page.getByText(t.large)).toBeVisible()
  await expectFigures(page, {
    words: '1,760,000',
    characters: '10,240,000',
    sentences: '320,000',
    paragraphs: '1',
  })
})

test('counts are announced after a pause in typing, not at each key', { tag: '@desktop' }, async ({
  page,
}) => {
  const announced = await collectAnnouncements(page)
  await area(page).pressSequentially('Just three words')
  await expect.poll(async () => (await announced()).at(-1)).toBe('3 words, 16 characters')
  // Not at each of the 16 keys, however slowly they come.
  expect((await announced()).length).toBeLessThan(5)
  await area(page).fill('a')
  await expect.poll(async () => (await announced()).at(-1)).toBe('1 word, 1 character')
})

test('words are counted by Turkish rules on the Turkish page', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByLabel(turkish.text).fill('Işık ışık, IŞIK! Değil mi? Bir iki ve üç için daha çok bir şey.')
  await expect(page.getByRole('region', { name: turkish.top }).getByRole('listitem').first()).toHaveText(
    'ışık3×',
  )
})

test('analysis, highlights, goal and report follow the text', async ({ page }) => {
  const long = `This sentence ${'goes on and on '.repeat(8)}until it ends.`
  await area(page).fill(`Dr. Smith came. ${long} ${'The whale swam in the sea. '.repeat(20)}`)
  const analysis = page.getByRole('region', { name: t.analysis })
  await expect(analysis.getByText('Words (Unicode)')).toBeVisible()
  await expect(analysis.getByText(t.ease('Flesch'))).toBeVisible()
  await expect(page.getByLabel(t.language).locator('option:checked')).toHaveText(t.detected('English'))
  // It is highlighted in the text, also after an edit before it.
  await expect(highlights(page)).toHaveText([long])
  await area(page).press('ControlOrMeta+Home')
  await page.keyboard.type('Well. ')
  expect(await highlights(page).allTextContents()).toEqual([long])
  await page.getByText(t.hard, { exact: true }).click()
  await page.getByRole('button', { name: t.show }).first().click()
  const selected = await area(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd).trim(),
  )
  expect(selected).toBe(long)
  await page.getByText(t.goal, { exact: true }).click()
  await page.getByLabel(t.least).fill('1000')
  await expect(page.getByText(/^\d+ words to go$/)).toBeVisible()

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t.report }).click()
  expect((await started).suggestedFilename()).toBe(t.reportName)
})

test('a report requested during counting covers the whole text', { tag: '@desktop' }, async ({ page }) => {
  await area(page).fill('one two')
  await expectFigures(page, { words: '2' })
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t.report }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<void>((resolve) => {
        const area = document.querySelector('textarea') as HTMLTextAreaElement
        area.value += ' three four'
        area.dispatchEvent(new Event('input', { bubbles: true }))
        // After the frame that shows the key, the counts are known to be outdated.
        requestAnimationFrame(() =>
          setTimeout(() => {
            button.click()
            resolve()
          }),
        )
      }),
  )
  const saved = readFileSync(await (await started).path(), 'utf8')
  expect(saved).toContain(`${t.words},4`)
})

test('a long text has highlights where it is visible, and only that part is laid out for them', {
  tag: '@desktop',
}, async ({ page }) => {
  const hard = (number: number) => `Sentence ${number} ${'goes on and on '.repeat(8)}until it ends.`
  const text = Array.from(
    { length: 2500 },
    (_, at) => `${hard(at)} It is short.${at % 3 ? ' ' : '\n\n'}`,
  ).join('')
  expect(text.length).toBeGreaterThan(350_000)
  await area(page).evaluate((element: HTMLTextAreaElement, value) => {
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
  // Every visible highlight begins where its sentence begins in the area.
  const misplaced = () =>
    area(page).evaluate((element: HTMLTextAreaElement) => {
      const box = element.getBoundingClientRect()
      const wrong: string[] = []
      let seen = 0
      for (const mark of document.querySelectorAll('mark')) {
        const [first] = mark.getClientRects()
        const y = first ? first.top + first.height / 2 : 0
        if (!first || y < Math.max(box.top, 70) || y > Math.min(box.bottom, innerHeight)) continue
        seen += 1
        const found = document.caretPositionFromPoint(first.left + 1, y)
        const there = element.value.slice(found?.offset ?? 0, (found?.offset ?? 0) + 20)
        if (found?.offsetNode !== element || there !== mark.textContent.slice(0, 20)) wrong.push(there)
      }
      return seen === 0 ? ['none'] : wrong
    })
  await expect.poll(misplaced).toEqual([])
  for (const share of [0.5, 1, 0.25]) {
    await area(page).evaluate((element: HTMLTextAreaElement, part) => {
      element.scrollTop = element.scrollHeight * part
    }, share)
    await expect.poll(misplaced).toEqual([])
  }
  const middle = text.indexOf('Sentence 1250 ')
  await area(page).evaluate((element: HTMLTextAreaElement, at) => element.setSelectionRange(at, at), middle)
  await area(page).evaluate((element: HTMLTextAreaElement) => {
    element.blur()
    element.focus()
  })
  await page.keyboard.type('One more. ')
  await expect.poll(misplaced).toEqual([])
  const laidOut = await area(page).evaluate(
    (element) => element.previousElementSibling?.textContent.length ?? 0,
  )
  expect(laidOut).toBeGreaterThan(1000)
  expect(laidOut).toBeLessThan(30_000)
})

test('Japanese is counted in words', { tag: '@desktop' }, async ({ page }) => {
  await area(page).fill('私は日本語を勉強しています。とても楽しいです。')
  await expectFigures(page, { words: '1', characters: '23', sentences: '1' })
  const analysis = page.getByRole('region', { name: t.analysis })
  await expect(analysis.getByText(/^1[0-9]$/).first()).toBeVisible()
  await expect(page.getByLabel(t.language).locator('option:checked')).toHaveText(t.detected('Japanese'))
})

test('the text of an earlier visit stays available when something is typed before hydration', {
  tag: '@desktop',
}, async ({ page }) => {
  await area(page).fill('Left by an earlier visit')
  await visit(page, '/about')
  const releaseRequests = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await area(page).fill('Typed early')
  releaseRequests()
  await hydrated(page)
  await expectFigures(page, { words: '2' })
  await expect(page.getByText(t.earlierText).first()).toBeVisible()
  await page.getByRole('button', { name: uiText.showBoth }).click()
  await expect(page.getByRole('region', { name: uiText.otherVersion })).toHaveText('Left by an earlier visit')
  await page.getByRole('button', { name: uiText.useOtherVersion }).click()
  await expect(area(page)).toHaveValue('Left by an earlier visit')
  await expect(page.getByRole('region', { name: uiText.otherVersion })).toHaveText('Typed early')
})

test('opening a file can be undone until something is typed', { tag: '@desktop' }, async ({ page }) => {
  await area(page).fill('Written by hand')
  await openFile(page, 'one.txt', Buffer.from('From a file'))
  await expect(area(page)).toHaveValue('From a file')
  await page.getByRole('button', { name: t.undo }).click()
  await expect(area(page)).toHaveValue('Written by hand')
  await openFile(page, 'one.txt', Buffer.from('From a file'))
  await expect(area(page)).toHaveValue('From a file')
  await area(page).press('End')
  await page.keyboard.type('!')
  await expect(page.getByRole('button', { name: t.undo })).toHaveCount(0)
})

test('hard sentences are underlined in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await area(page).fill(`This sentence ${'goes on and on '.repeat(8)}until it ends.`)
  await expect(highlights(page)).toHaveCount(1)
  const [line, text] = await highlights(page).evaluate((mark) => {
    const { textDecorationColor, color } = getComputedStyle(mark)
    return [textDecorationColor, color]
  })
  const ground = await area(page).evaluate((element) => ({
    own: getComputedStyle(element).backgroundColor,
    below: getComputedStyle(element.parentElement as Element).backgroundColor,
  }))
  expect(ground.own, 'would hide the line').toBe('rgba(0, 0, 0, 0)')
  expect(text, 'is in the area already').toBe('rgba(0, 0, 0, 0)')
  expect(line).not.toBe(ground.below)
})

test('underlining is switched at the number of hard sentences', { tag: '@desktop' }, async ({ page }) => {
  const long = `This sentence ${'goes on and on '.repeat(8)}until it ends.`
  await area(page).fill(`${long} It is short. ${long}`)
  await expect(highlights(page)).toHaveCount(2)
  const hard = page.getByRole('button', { name: t.hardCount(2) })
  await expect(hard).toHaveAttribute('aria-pressed', 'true')
  const colourOf = (count: number) =>
    page
      .getByRole('button', { name: t.hardCount(count) })
      .evaluate((button) => getComputedStyle(button).borderColor)
  const warning = await colourOf(2)
  await hard.click()
  await expect(hard).toHaveAttribute('aria-pressed', 'false')
  await expect(highlights(page)).toHaveCount(0)
  await hard.click()
  // Only what is in sight is drawn, and on a phone the button is below the text.
  await area(page).scrollIntoViewIfNeeded()
  await expect(highlights(page)).toHaveCount(2)
  await area(page).fill('It is short.')
  await expect.poll(() => colourOf(0), 'none is no warning').not.toBe(warning)
})

test('one line says by how much the Unicode count differs and why, only where it does', {
  tag: '@desktop',
}, async ({ page }) => {
  const statistics = page.getByRole('region', { name: t.statistics })
  await area(page).fill('The cat sat.')
  await expectFigures(page, { words: '3' })
  await expect(page.getByRole('button', { name: t.hardCount(0) })).toBeVisible()
  await expect(statistics.getByText(/Unicode/)).toHaveCount(0)
  await area(page).fill('A well-known, world-wide fact.')
  await expect(statistics.getByText(/Unicode/)).toHaveText(t.unicodeDiffers(6, 2, t.unicodeWhy.joined))
  await area(page).fill('cats & dogs')
  await expect(statistics.getByText(/Unicode/)).toHaveText(t.unicodeDiffers(2, -1, t.unicodeWhy.signs))
})

test('the counts in the bar stay in sight, and no figure is broken between its number and its unit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await area(page).fill('The whale swam in the sea. '.repeat(3000))
  await expectFigures(page, { words: '18,000' })
  for (const figure of [t.characterUnit(81_000), t.sentenceUnit(3000), t.paragraphUnit(1), /to read/]) {
    const shown = page.getByText(figure)
    await expect(shown).toBeInViewport()
    const lines = await shown.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  }
  const share = await area(page).evaluate((element) => element.clientHeight / innerHeight)
  expect(share).toBeGreaterThan(0.6)
})

test('on paper the statistics are printed alone', { tag: '@desktop' }, async ({ page }) => {
  await area(page).fill('The cat sat. The dog ran!')
  await expectFigures(page, { words: '6' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dl:visible')).toContainText([t.words])
  await expect(page.locator('dl:visible')).toContainText(['“the”2×'])
  await expect(area(page)).toBeHidden()
  await expect(page.getByRole('region', { name: t.analysis })).toBeHidden()
})

test('many hard sentences make the page of a desktop no higher', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const long = `This sentence ${'goes on and on '.repeat(8)}until it ends. `
  await area(page).fill(long.repeat(60))
  await expect(page.getByRole('button', { name: t.hardCount(60) })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000)
})
