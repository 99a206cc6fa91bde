import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { messages as turkish } from '../../../src/pages/privacy-check/messages.tr.ts'
import { sitePages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

test('no field asks the browser for writing suggestions, and secrets, codes and numbers for no spell checking', async ({
  page,
}) => {
  let fields = 0
  for (const { path } of sitePages) {
    await visit(page, path)
    const found = await page.evaluate(() => {
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
    for (const { name, suggestions, mayBeChecked, isCode } of found) {
      expect(suggestions, `${path}: ${name}`).toBe('false')
      if (isCode) expect(mayBeChecked, `${path}: ${name}`).toBe(false)
    }
    fields += found.length - 1
  }
  expect(fields).toBeGreaterThan(20)
})

test('the check and the policy say which text a browser may still send to a service of its own', async ({
  page,
}) => {
  const limitOf = (items: readonly string[], words: string) =>
    items.find((item) => item.includes(words)) ?? ''
  await visit(page, '/privacy-check')
  await expect(page.getByText(limitOf(t.limits.items, 'spell checking'))).toBeVisible()
  await visit(page, '/tr/privacy-check')
  await expect(page.getByText(limitOf(turkish.limits.items, 'yazım denetim'))).toBeVisible()
  for (const [path, own] of [
    ['/privacy-policy', 'Our fields ask for no writing suggestions, and fields for secrets'],
    ['/tr/privacy-policy', 'Alanlarımız yazma önerisi istemez; gizli bilgi'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(own)).toBeVisible()
  }
})
