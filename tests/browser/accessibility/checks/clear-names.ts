import type { Page } from '@playwright/test'

/** Controls without an accessible name, or with that of another control around them. Needs axe in the page. */
export const unclearNames = (page: Page, part = 'html') =>
  page.evaluate((selector) => {
    const { axe } = window as unknown as {
      axe: {
        setup(): void
        teardown(): void
        commons: { text: { accessibleText(element: Element): string } }
      }
    }
    axe.setup()
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        element.closest(selector) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        // For pointers alone, beside a control that does the same.
        !element.matches('[aria-hidden="true"] [tabindex="-1"]'),
    )
    const around = 'nav, header, footer, main, section, dialog, fieldset, form, [role="group"]'
    const named = controls.map((element) => ({
      element,
      name: axe.commons.text.accessibleText(element).trim(),
      place: element.closest(around),
      does: element instanceof HTMLAnchorElement ? element.href : '',
    }))
    axe.teardown()
    const isClear = (one: (typeof named)[number]) =>
      one.name !== '' &&
      named.every(
        (other) =>
          other.element === one.element ||
          other.name !== one.name ||
          other.place !== one.place ||
          (one.does !== '' && other.does === one.does),
      )
    return named
      .filter((one) => !isClear(one))
      .map(({ name, element }) => `"${name}": ${element.outerHTML.slice(0, 160)}`)
  }, part)
