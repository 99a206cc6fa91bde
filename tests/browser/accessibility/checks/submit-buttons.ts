import { expect, type Page } from '@playwright/test'

/**
 * Every form that submits something has a button for it (technique H32 of WCAG 2.2). Outside of a dialog the method
 * `dialog` submits nothing.
 */
export async function expectSubmitButtons(page: Page): Promise<void> {
  const lacking = await page
    .locator('form:not([method="dialog"]), dialog form')
    .evaluateAll((forms) =>
      forms
        .filter(
          (form) => ![...(form as HTMLFormElement).elements].some((each) => each.matches('[type="submit"]')),
        )
        .map((form) => form.outerHTML),
    )
  expect.soft(lacking).toEqual([])
}
