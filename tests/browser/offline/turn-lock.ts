import { expect, type Page } from '@playwright/test'
import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'

/**
 * Turns the lock on or off on `/privacy-check`, and waits until the page has reloaded with the matching headers: the
 * switch shows its new state and has the focus before, too.
 */
export async function turnLock(page: Page): Promise<void> {
  const field = page.getByRole('checkbox', { name: t.lock.label })
  await page.evaluate(() => Object.assign(window, { beforeLock: true }))
  await field.click()
  await page.waitForFunction(() => !('beforeLock' in window))
  await expect(field).toBeFocused()
}
