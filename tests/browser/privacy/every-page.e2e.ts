import type { Page } from '@playwright/test'
import { sitePages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

/** A history has at most 50 entries. */
const pagesOfTab = 40

/** What browsers are asked to do with the text of each field that takes text. */
const textFields = (page: Page) =>
  page.evaluate(() => {
    // Fields added later, too: every field inherits it from the page.
    const later = document.createElement('textarea')
    document.body.append(later)
    return [...document.querySelectorAll('textarea, input')]
      .map((field) => field as HTMLInputElement)
      .filter(
        (field) => /^(text|search|password|email|url|tel)$/.test(field.type) || field.type === 'textarea',
      )
      .map((field) => ({
        name: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
        suggestions: (field as unknown as { writingSuggestions: string }).writingSuggestions,
        // Fields for values that are no prose.
        mayBeChecked: field.spellcheck && field.type !== 'password',
        isCode: field.type === 'password' || /^(decimal|numeric|email|url|tel)$/.test(field.inputMode),
      }))
  })

// Each page is opened once for all of it, as opening takes longer than the checks.
test('no page sets a cookie or adds to the history by itself, asks for writing suggestions, or has codes checked for spelling', async ({
  context,
}) => {
  let fields = 0
  for (let first = 0; first < sitePages.length; first += pagesOfTab) {
    const page = await context.newPage()
    for (const [index, { path }] of sitePages.slice(first, first + pagesOfTab).entries()) {
      await visit(page, path)
      const found = await textFields(page)
      for (const { name, suggestions, mayBeChecked, isCode } of found) {
        expect(suggestions, `${path}: ${name}`).toBe('false')
        if (isCode) expect(mayBeChecked, `${path}: ${name}`).toBe(false)
      }
      fields += found.length - 1
      // The empty page of a new tab is the first entry, unless the browser replaces it.
      expect(await page.evaluate(() => history.length), path).toBe(index + 2)
    }
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.close()
  }
  expect(fields).toBeGreaterThan(20)
  expect(await context.cookies()).toEqual([])
})
