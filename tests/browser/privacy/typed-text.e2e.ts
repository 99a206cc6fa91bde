import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { messages as turkish } from '../../../src/pages/privacy-check/messages.tr.ts'
import { expect, test, visit } from '../test.ts'

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
