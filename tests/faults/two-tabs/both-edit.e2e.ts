import type { Page } from '@playwright/test'
import { messages as shell } from '../../../src/app/catalog/messages.en.ts'
import { messages as pomodoro } from '../../../src/tools/pomodoro/messages.en.ts'
import { uiText } from '../../../src/ui/text/messages.en.ts'
import { bringAxe, expectClear } from '../../browser/accessibility/checks/axe.ts'
import { smallTargets } from '../../browser/accessibility/checks/targets.ts'
import { expect, test, visit } from '../../browser/test.ts'
import { drafts, pathOf, records } from './edits.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const [tool, { store, sentence, edit, expectShown, replace }] of drafts) {
  const key = `toolnook:${tool}:${store}`
  const stored = async (page: Page) => (await records(page))[key]
  const isStored = (page: Page, part: string) =>
    expect.poll(async () => (await stored(page))?.toLowerCase().includes(part.toLowerCase())).toBe(true)

  test(`${tool}: of two edited tabs the newer edit wins, and both versions are available`, async ({
    context,
    page: first,
  }) => {
    await bringAxe(context)
    const second = await context.newPage()
    const showBoth = button(first, uiText.showBoth)
    await visit(first, pathOf(tool))
    await visit(second, pathOf(tool))
    const mine = await edit(first, 'first')
    await isStored(first, mine)
    // The second tab was not edited: it follows without a notice.
    await expectShown(second, mine)
    await expect(second.getByText(sentence)).toHaveCount(0)

    const theirs = await edit(second, 'second')
    await isStored(second, theirs)
    await expectShown(first, theirs)
    await expect(showBoth).toBeVisible()
    await expect(first.getByText(sentence).first()).toBeVisible()
    await first.bringToFront()
    await expect(first.getByRole('status').getByText(sentence)).toHaveCount(1)
    await expect(second.getByText(sentence)).toHaveCount(0)

    await showBoth.press('Enter')
    await expectClear(first, `${tool} with both versions`)
    expect.soft(await smallTargets(first)).toEqual([])
    const [inUse, other] = [
      first.getByRole('region', { name: uiText.versionInUse }),
      first.getByRole('region', { name: uiText.otherVersion }),
    ]
    await expect(inUse).toContainText(theirs, { ignoreCase: true })
    await expect(other).toContainText(mine, { ignoreCase: true })
    const use = button(first, uiText.useOtherVersion)
    await use.press('Enter')
    await expect(use).toBeFocused()
    await expectShown(first, mine)
    await expect(other).toContainText(theirs, { ignoreCase: true })
    await isStored(first, mine)
    // Replaces the second tab's own edit.
    await expectShown(second, mine)
    await expect(second.getByText(sentence).first()).toBeVisible()

    await first.getByRole('main').getByRole('button', { name: uiText.dismiss }).press('Enter')
    await expect(button(first, uiText.hideBoth)).toHaveCount(0)
    expect(await first.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await isStored(first, mine)
  })

  test(`${tool}: with full storage the page says so and preserves the edit`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await visit(page, pathOf(tool))
    const mine = await edit(page, 'only')
    await expect(page.getByRole('status').filter({ hasText: shell.storage.full })).toBeVisible()
    await expectShown(page, mine)
    expect(await records(page)).toEqual({})
  })

  if (replace)
    test(`${tool}: Undo is offered only until another tab edits`, async ({ context, page: first }) => {
      const second = await context.newPage()
      await visit(first, pathOf(tool))
      await visit(second, pathOf(tool))
      await isStored(first, await edit(first, 'first'))
      const mine = await stored(first)
      await replace(first)
      await expect(button(first, uiText.undo)).toBeVisible()
      // Until it is stored, it is an edit that the other tab's does not replace: both are kept.
      await expect.poll(() => stored(first)).not.toBe(mine)
      const theirs = await edit(second, 'second')
      await isStored(second, theirs)
      await expectShown(first, theirs)
      await expect(button(first, uiText.undo)).toHaveCount(0)
    })
}

test('pomodoro: Undo is offered only until another tab starts a timer', async ({ context, page: first }) => {
  const second = await context.newPage()
  await visit(first, pathOf('pomodoro'))
  await visit(second, pathOf('pomodoro'))
  await button(first, pomodoro.start).click()
  await button(first, pomodoro.reset).click()
  await expect(button(first, uiText.undo)).toBeVisible()
  await expect(button(second, pomodoro.start)).toBeVisible()
  await button(second, pomodoro.start).click()
  await expect(button(first, pomodoro.pause)).toBeVisible()
  await expect(button(first, uiText.undo)).toHaveCount(0)
})
