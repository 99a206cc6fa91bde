import type { Page } from '@playwright/test'

/** Collects what status regions announce from now on; returns a function that reads it. */
export async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[role="status"]'))
          for (const node of addedNodes) announced.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}
