import type { Page } from '@playwright/test'
import { pagesIn, shellTexts, toolPages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

const t = shellTexts.en
const tools = toolPages.filter(({ language }) => language === 'en')

const dropdown = (page: Page) => {
  const nav = page.getByRole('banner').getByRole('navigation', { name: t.mainMenu })
  return {
    nav,
    button: nav.getByRole('button', { name: t.tools }),
    links: nav.locator('a[href^="/tools/"]'),
    first: nav.locator('a[href^="/tools/"]').first(),
    last: nav.locator('a[href^="/tools/"]').last(),
  }
}

/** A point in the margin of the page, below the bar. */
const besideEverything = [6, 500] as const

const expectOpen = async (menu: ReturnType<typeof dropdown>, open: boolean) => {
  await expect(menu.button).toHaveAttribute('aria-expanded', String(open))
  await expect(menu.links.filter({ visible: true })).toHaveCount(open ? tools.length : 0)
}

test.describe('the Tools dropdown', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('lists every tool and works with the mouse', async ({ page }) => {
    await visit(page, '/')
    const menu = dropdown(page)
    await expectOpen(menu, false)
    await menu.button.click()
    await expectOpen(menu, true)
    await menu.button.click()
    await expectOpen(menu, false)
    await menu.button.click()
    await page.mouse.click(...besideEverything)
    await expectOpen(menu, false)
    await menu.button.click()
    const path = await menu.last.getAttribute('href')
    await menu.last.click()
    await expect(page).toHaveURL(path ?? '')
    await expectOpen(menu, false)
  })

  test('works with the keyboard', async ({ page }) => {
    await visit(page, '/')
    const menu = dropdown(page)
    await page.getByRole('link', { name: t.logo }).focus()
    await page.keyboard.press('Tab')
    await expect(menu.button).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen(menu, true)
    await page.keyboard.press('Tab')
    await expect(menu.first).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(menu, false)
    await expect(menu.button).toBeFocused()

    await page.keyboard.press('Space')
    await expectOpen(menu, true)
    await menu.last.focus()
    await page.keyboard.press('Tab')
    await expectOpen(menu, false)
    await expect(menu.button).not.toBeFocused()

    await menu.button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: t.logo })).toBeFocused()
    await expectOpen(menu, false)

    await menu.button.focus()
    await page.keyboard.press('Enter')
    await expectOpen(menu, true)
    const path = await menu.first.getAttribute('href')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path ?? '')
    await expectOpen(menu, false)
  })

  test('one menu closes the other', async ({ page }) => {
    await visit(page, '/')
    const buttons = dropdown(page).nav.getByRole('button')
    for (const button of await buttons.all()) {
      await button.click()
      await expect(buttons.and(page.locator('[aria-expanded="true"]'))).toHaveCount(1)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    }
  })
})

test.describe('the Tools dropdown on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('works with taps', async ({ page }) => {
    await visit(page, '/')
    const menu = dropdown(page)
    await menu.button.tap()
    await expectOpen(menu, true)
    await page.touchscreen.tap(...besideEverything)
    await expectOpen(menu, false)
    await menu.button.tap()
    const path = await menu.first.getAttribute('href')
    await menu.first.tap()
    await expect(page).toHaveURL(path ?? '')
    await expectOpen(menu, false)
  })
})

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  const sheet = (page: Page) => ({
    button: page.getByRole('button', { name: t.openMenu }),
    dialog: page.getByRole('dialog', { name: t.menu }),
  })

  test('lists every tool, the guides and About Us, and closes when one is chosen', async ({ page }) => {
    await visit(page, '/')
    const { button, dialog } = sheet(page)
    await expect(dropdown(page).nav).toBeHidden()
    await button.tap()
    await expect(dialog).toBeVisible()
    // Presets are linked from their tools.
    for (const { path } of pagesIn('en').filter((each) =>
      /^\/(tools|guides|about)(\/[^/]+)?$/.test(each.path),
    ))
      await expect(dialog.locator(`a[href="${path}"]`)).toHaveCount(1)
    const links = await dialog
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    for (const href of links)
      await test.step(`${href}`, async () => {
        if (await dialog.isHidden()) await button.tap()
        await dialog.locator(`a[href="${href}"]`).tap()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(href ?? '')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      })
    await button.tap()
    await dialog.locator(`a[href="${links.at(-1)}"]`).tap()
    await expect(dialog, 'the page that is shown already was chosen').toBeHidden()
  })

  test('closes with its button and with Escape, and restores the focus', async ({ page }) => {
    await visit(page, '/')
    const { button, dialog } = sheet(page)
    await button.tap()
    await dialog.getByRole('button', { name: t.closeMenu }).tap()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('gives its button the focus where a press does not', async ({ page }) => {
    await visit(page, '/')
    const { button, dialog } = sheet(page)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: t.closeMenu }).tap(),
    ]) {
      // As in Safari: pressed, but without the focus.
      await button.evaluate((element: HTMLElement) => {
        element.blur()
        element.click()
      })
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  test('prevents scrolling of the page behind', async ({ page }) => {
    await visit(page, '/')
    const { button, dialog } = sheet(page)
    const scroll = () =>
      page.evaluate(() => {
        scrollTo(0, 0)
        const before = scrollY
        const event = new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
        return { before, locked: getComputedStyle(document.documentElement).overflowY === 'hidden' }
      })
    expect(await scroll()).toEqual({ before: 0, locked: false })
    await button.tap()
    await expect(dialog).toBeVisible()
    expect(await scroll()).toEqual({ before: 0, locked: true })
    // Modal: the page behind cannot be reached by keyboard either.
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(behind).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect.poll(scroll).toEqual({ before: 0, locked: false })
  })

  test.describe('on a wider one', () => {
    test.use({ viewport: { width: 700, height: 640 } })

    test('closes with a tap beside it', async ({ page }) => {
      await visit(page, '/')
      const { button, dialog } = sheet(page)
      await button.tap()
      await expect(dialog).toBeVisible()
      await page.touchscreen.tap(100, 400)
      await expect(dialog).toBeHidden()
      await button.tap()
      await dialog.getByRole('heading', { name: t.tools }).tap()
      await expect(dialog).toBeVisible()
    })
  })
})
