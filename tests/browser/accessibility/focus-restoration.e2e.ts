import { test as anyVisit, type Page } from '@playwright/test'
import { messages as counter } from '../../../src/tools/word-counter/messages.en.ts'
import { doMainJob } from '../main-job.ts'
import { pagesIn, type SitePage } from '../site.ts'
import { arrived, expect, movePointer, painted, test } from '../test.ts'

/*
 * Whichever button is pressed by key, the focus stays in the page (WCAG 2.2, 2.4.3): none may
 * leave it on the body, from where the keyboard would start at the top again.
 */
test.describe.configure({ timeout: 600_000 })
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

/** Buttons that clear and remove come after those that fill what they clear. */
const removing = /remove|clear|delete|dismiss|reset|forget|stop|cancel/i
const maxPresses = 400

/** Focuses the next button that was not pressed yet and returns its name; `undefined` when there is none left. */
const focusNext = (page: Page, pressed: ReadonlySet<string>) =>
  page.evaluate(
    ({ done, last }) => {
      const later = new RegExp(last, 'i')
      const nameOf = (button: HTMLElement) => {
        const panel = button.closest('section')?.getAttribute('aria-labelledby')
        const title = panel ? document.getElementById(panel)?.textContent : ''
        return `${title}: ${button.getAttribute('aria-label') ?? button.textContent}`.replace(/\d{6,}/g, '#')
      }
      const left = [...document.querySelectorAll<HTMLButtonElement>('main button, main summary')]
        .filter(
          (button) =>
            !button.matches(':disabled') &&
            button.closest('[inert]') === null &&
            button.checkVisibility({ visibilityProperty: true }) &&
            !done.includes(nameOf(button)),
        )
        .map((button) => ({ button, name: nameOf(button) }))
      const next = left.find(({ name }) => !later.test(name)) ?? left[0]
      next?.button.focus()
      return next?.name
    },
    { done: [...pressed], last: removing.source },
  )

const focusIsLost = (page: Page) =>
  page.evaluate(() => document.hasFocus() && (document.activeElement ?? document.body) === document.body)

async function pressEveryButton(page: Page): Promise<{ pressed: number; lost: readonly string[] }> {
  const pressed = new Set<string>()
  const lost: string[] = []
  for (let name = await focusNext(page, pressed); name !== undefined; name = await focusNext(page, pressed)) {
    pressed.add(name)
    if (pressed.size > maxPresses) throw new Error(`More than ${maxPresses} buttons: ${name}`)
    await page.keyboard.press('Enter')
    await painted(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await painted(page)
    if (await focusIsLost(page)) lost.push(name)
  }
  return { pressed: pressed.size, lost }
}

async function fillTool(page: Page, path: string): Promise<void> {
  const [, tool] = /\/tools\/([\w-]+)$/.exec(path) ?? []
  if (tool === undefined) return
  await doMainJob(page, tool)
}

const pages: readonly SitePage[] = pagesIn('en')
const groups = {
  tools: pages.filter(({ path }) => path.includes('/tools/')),
  'other pages': pages.filter(({ path }) => !path.includes('/tools/')),
}

test('dismissing a message moves the focus to what it is about', async ({ page }) => {
  await page.goto('/tools/word-counter')
  await arrived(page)
  await page.locator('main input[type=file]').setInputFiles({
    name: 'picture.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0x89, 0x50, 0, 0, 13]),
  })
  await page.getByRole('alert').getByRole('button').press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel(counter.text)).toBeFocused()
})

test('every page is tried', () => {
  expect(groups.tools.length).toBeGreaterThan(10)
  expect(groups.tools.length + groups['other pages'].length).toBe(pages.length)
})

for (const { path } of groups.tools)
  test(`the focus stays on the page after any button of ${path}`, async ({ page }) => {
    // With a listener the browser opens no file chooser.
    page.on('filechooser', () => {})
    await page.goto(path)
    await arrived(page)
    await fillTool(page, path)
    const { pressed, lost } = await pressEveryButton(page)
    expect(lost).toEqual([])
    expect(pressed).toBeGreaterThan(2)
  })

// Not the site's own `test`: one of the pages tries on demand what the policy forbids, which is reported as errors.
anyVisit('the focus stays on the page after any button of the other pages', async ({ page }) => {
  page.on('filechooser', () => {})
  await page.addInitScript(movePointer)
  let sum = 0
  for (const { path } of groups['other pages']) {
    await page.goto(path)
    await arrived(page)
    const { pressed, lost } = await pressEveryButton(page)
    expect.soft(lost, path).toEqual([])
    sum += pressed
  }
  expect(sum).toBeGreaterThan(5)
})
