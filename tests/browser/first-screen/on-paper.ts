import type { Page } from '@playwright/test'
import { textOf } from '../../../src/lib/pdf/testing/programs.ts'
import { painted } from '../test.ts'

/** The text of the page as it is printed. */
export async function textOnPaper(page: Page): Promise<string> {
  return textOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
}

/** What belongs to the screen: controls, and texts about the tool. */
const onlyForScreens = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'body :is(button:not([data-print] *), input, select, summary, nav, footer, h2 ~ * a[href], dialog)',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** What is printed of a tool besides its result. The page is as for a printer from then on. */
export async function printedBesides(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  await painted(page)
  // In the case of the headings: a quote says "how to use it". Their letters are so close that the spaces get lost.
  const headings = (await textOnPaper(page)).match(/How ?to ?Use|Nasıl ?Kullanılır/g)
  return [...(await onlyForScreens(page)), ...(headings ?? []).map((each) => `the heading ${each}`)]
}
