/**
 * Presses every button once, up to `max`. Sent to the page as text, like `mainJob`. Returns how many.
 */
export function pressAll(max = 200): Promise<number> {
  const main = document.querySelector('main')
  const pressed = new Set<Element>()
  const next = () => [...(main?.querySelectorAll('button:enabled') ?? [])].find((each) => !pressed.has(each))
  return new Promise((resolve) => {
    const step = () => {
      const button = next()
      if (!(button instanceof HTMLElement) || pressed.size === max) return resolve(pressed.size)
      pressed.add(button)
      button.click()
      setTimeout(step)
    }
    step()
  })
}
