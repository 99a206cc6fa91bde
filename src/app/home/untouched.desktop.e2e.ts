import type { Page } from '@playwright/test'
import { screens } from '../../../tests/browser/screens.ts'
import { expect, test } from '../../../tests/browser/test.ts'

// Nobody has touched the page yet.
test.use({ pointerMoves: false })

/** With a first input where there is nothing to press. */
const devices = {
  'with a mouse': {
    use: { viewport: screens.desktop },
    firstInput: (page: Page) => page.mouse.move(30, 300),
  },
  'on a phone': {
    use: { viewport: screens.phone, hasTouch: true, isMobile: true },
    firstInput: (page: Page) => page.touchscreen.tap(4, 300),
  },
}

for (const [device, { use, firstInput }] of Object.entries(devices))
  test.describe(device, () => {
    test.use(use)

    test('no code of a tool is loaded before the first input, and nothing moves after it', async ({
      page,
    }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const tileScripts = () => requested.filter((path) => /Tile.*\.js$/.test(path))
      expect(tileScripts()).toEqual([])
      await firstInput(page)
      const copy = page.getByRole('button', { name: 'Copy this password' })
      await expect(copy).toBeVisible()
      await expect(page.getByText('25:00')).toBeVisible()
      expect(tileScripts().length).toBeGreaterThan(0)
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
      )
      expect(shift).toBeLessThanOrEqual(0.02)
    })
  })
