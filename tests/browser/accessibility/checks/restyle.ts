import type { Page } from '@playwright/test'

/** Adds a constructed style sheet, which the page's policy allows. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
