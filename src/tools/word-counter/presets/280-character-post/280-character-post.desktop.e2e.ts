import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { messages as english } from '../../messages.en.ts'
import { messages as turkish } from '../../messages.tr.ts'

/** 200 letters, a space, a link of 80 letters that counts 23, and an emoji of seven signs that counts 2. */
const post = `${'a'.repeat(200)} https://example.com/${'b'.repeat(60)} 👨‍👩‍👧‍👦`

for (const [path, t] of [
  ['/tools/word-counter', english],
  ['/tr/tools/word-counter', turkish],
] as const)
  test(`${path}: a post is counted as X counts it`, async ({ page }) => {
    await visit(page, `${path}/280-character-post`)
    await expect(page.getByRole('radio', { name: t.goalUnits.post })).toBeChecked()
    const goal = page.locator('details').filter({ has: page.getByRole('radio', { name: t.goalUnits.post }) })
    await page.getByLabel(t.text).fill(post)
    await expect(goal).toContainText(`${t.ofLimit('227', '280')}, ${t.fits}`)
    await page.getByLabel(t.text).fill(`${post} ${'c'.repeat(60)}`)
    await expect(goal).toContainText(`${t.ofLimit('288', '280')}, ${t.over('8')}`)
  })
