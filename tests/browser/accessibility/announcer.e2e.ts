import { messages } from '../../../src/tools/color-palette/messages.en.ts'
import { uiText } from '../../../src/ui/text/messages.en.ts'
import { expect, test, visit } from '../test.ts'

test('a message stays for a while beside the one that follows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, '/tools/color-palette')
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  const spoken = page.getByRole('status').locator('p')
  await page.getByRole('button', { name: messages.random, exact: true }).click()
  await expect(spoken).toHaveText([/^Palette: #/])
  await page.getByRole('button', { name: 'Copy as CSS variables' }).click()
  await expect(spoken).toHaveText([/^Palette: #/, uiText.copied])
  // Not atomic: a screen reader reads the new message alone.
  await expect(page.getByRole('status').filter({ hasText: uiText.copied })).toHaveAttribute(
    'aria-atomic',
    'false',
  )
  await page.clock.runFor(5000)
  await expect(spoken).toHaveText([uiText.copied])
})
