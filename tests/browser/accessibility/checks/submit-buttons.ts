import { expect, type Page } from '@playwright/test'

/**
 * Forms can be sent by a button (technique H32 of WCAG 2.2), but those that submit nothing: outside of a dialog the method
 * `dialog` does nothing.
 */
export async function expectSubmitButtons(page: Page): Promise<void> {
  const lacking = await page
    .locator('form:not([method="dialog"])')
    .evaluateAll((forms) =>
      forms
        .filter(
          (form) => ![...(form as HTMLFormElement).elements].some((each) => each.matches('[type="submit"]')),
        )
        .map((form) => form.outerHTML),
    )
  expect.soft(lacking).toEqual([])
}
