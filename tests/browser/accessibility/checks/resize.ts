import type { Page } from '@playwright/test'
import { painted } from '../../test.ts'

/** Gives the window another size, and waits until the page has it. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await painted(page)
}
