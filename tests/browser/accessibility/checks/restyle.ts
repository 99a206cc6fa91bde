import type { Page } from '@playwright/test'

/** A constructed style sheet is the visitor's own: the policy of the page does not refuse it. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
