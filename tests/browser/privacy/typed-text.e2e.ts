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
  for (const [path, { items }, words] of [
    ['/privacy-check', t.limits, 'spell checking'],
    ['/tr/privacy-check', turkish.limits, 'yazım denetim'],
  ] as const) {
    const limit = items.find(({ text }) => text.includes(words))
    await visit(page, path)
    await page.getByText(limit?.title ?? 'missing', { exact: true }).click()
    await expect(page.getByText(limit?.text ?? 'missing')).toBeVisible()
  }
  for (const [path, own] of [
    ['/privacy-policy', 'If cloud spell checking or writing suggestions are on, your browser may send'],
    ['/tr/privacy-policy', 'Bulut yazım denetimi ya da yazma önerileri açıksa tarayıcınız'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(own)).toBeVisible()
  }
})
