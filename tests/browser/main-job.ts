import type { Page } from '@playwright/test'
import { jobScript, type Outcome } from '../jobs/main-job.js'

/**
 * Does the main job of a tool on its open page. Returns the presses and picks until the result was in hand; throws with
 * where it got stuck, and what the page says there.
 */
export async function doMainJob(page: Page, tool: string): Promise<number> {
  const outcome = await page.evaluate<Outcome>(jobScript({ tool }))
  if (outcome.kind === 'done') return outcome.taps
  throw new Error(`The main job of ${tool} was not done: ${JSON.stringify(outcome)}`)
}
