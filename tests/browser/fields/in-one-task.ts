import type { ElementHandle, Locator, Page } from '@playwright/test'

type Then = {
  /** What is pressed when the fields are filled in. */
  readonly press?: readonly Locator[]
  readonly reload?: boolean
}

const handleOf = (locator: Locator) =>
  locator.elementHandle() as Promise<ElementHandle<HTMLInputElement | HTMLTextAreaElement>>

/** Fills in fields in one task, as browsers do with what they know: nothing is rendered before what comes then. */
export async function fillInOneTask(
  page: Page,
  texts: readonly (readonly [Locator, string])[],
  { press = [], reload = false }: Then = {},
): Promise<void> {
  const filled = await Promise.all(
    texts.map(async ([field, text]) => ({ field: await handleOf(field), text })),
  )
  const pressed = await Promise.all(press.map(handleOf))
  await page.evaluate(
    ({ filled, pressed, reload }) => {
      for (const { field, text } of filled) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (const each of pressed) each.click()
      if (reload) location.reload()
    },
    { filled, pressed, reload },
  )
}
