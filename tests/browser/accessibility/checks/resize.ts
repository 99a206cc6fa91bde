import type { Page } from '@playwright/test'
import { painted } from '../../test.ts'

/** Resizes the window and waits until the page has the new size. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await painted(page)
}
