import type { Page } from '@playwright/test'
import { expect } from '../../test.ts'
import { expectFocusSeen } from './focus.ts'

/** In forced colours the focus is visible, icons have contrast, and controls a border. */
export async function expectClearInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectFocusSeen(page, 'Tab', 'with forced colours')
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('button svg, a svg')]
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => {
        const { stroke, fill } = getComputedStyle(icon)
        const ground = getComputedStyle(document.body).backgroundColor
        const canvas =
          ground === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : ground
        return stroke === canvas && (fill === 'none' || fill === canvas)
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 160)),
  )
  expect(lost).toEqual([])
  const borderless = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input, main select, main textarea')]
      .filter((control) => control.checkVisibility() && control.textContent?.trim())
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control)
        return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none'
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  )
  expect(borderless, 'controls that only their colour made out').toEqual([])
  const alike = await page
    .locator('main button[aria-pressed="true"]')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && getComputedStyle(button).borderTopWidth !== '3px')
        .map((button) => button.outerHTML.slice(0, 160)),
    )
  expect(alike, 'pressed buttons that look like the others').toEqual([])
  const covered = await page.locator('main input[type="checkbox"]').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility() && getComputedStyle(box).appearance !== 'none')
      .filter((box) => !['none', 'normal'].includes(getComputedStyle(box, '::before').content))
      .filter((box) => getComputedStyle(box, '::before').display !== 'none')
      .map((box) => box.outerHTML.slice(0, 160)),
  )
  expect(covered, "native boxes under a switch's drawing").toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
