type Presses = { readonly max?: number; readonly drawn?: boolean }

/**
 * Presses every button once, but those that open another tool, up to `max`, also those of a dialog that one of them
 * opens. Sent to the page as text, like `mainJob`. With `drawn`, each press is drawn before the next. Returns how many.
 */
export function pressAll({ max = 200, drawn = false }: Presses): Promise<number> {
  const main = document.querySelector('main')
  const pressed = new Set<Element>()
  const next = () =>
    [...(main?.querySelectorAll('button:enabled:not([data-next] button)') ?? [])].find(
      (each) => !pressed.has(each),
    )
  return new Promise((resolve) => {
    const step = () => {
      const button = next()
      if (!(button instanceof HTMLElement) || pressed.size === max) return resolve(pressed.size)
      pressed.add(button)
      button.click()
      if (drawn) requestAnimationFrame(() => requestAnimationFrame(step))
      else setTimeout(step)
    }
    step()
  })
}
