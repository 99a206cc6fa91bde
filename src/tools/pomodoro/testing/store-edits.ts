import type { Page } from '@playwright/test'
import { visit } from '../../../../tests/browser/test.ts'
import { press, type StoreEdits } from '../../../../tests/faults/two-tabs/store-edits.ts'
import { messages as t } from '../messages.en.ts'

/** A session that ended while no tab was open is counted when one opens. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = Date.now() - 1000
    const timer = {
      ...{ id: 'ended', mode: 'work', status: 'running', durationMs: 1_500_000 },
      ...{ startedAt: end - 1_500_000, deadline: end },
    }
    localStorage.setItem('toolnook:pomodoro:timer', JSON.stringify({ v: 1, d: { timer, last: null } }))
  })
  await page.reload()
  await visit(page, page.url())
}

export const edits: StoreEdits = {
  stores: {
    days: endSession,
    async settings(page) {
      await page.locator('summary', { hasText: t.settings }).click()
      await page.getByLabel(t.flash).check({ force: true })
    },
    timer: (page) => press(page, t.start),
  },
  sharedDraft: 'timer',
}
