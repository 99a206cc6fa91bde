const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'dragover'] as const

/** Resolves at the first sign of a visitor: a key, a pointer, a scroll; never where there is no page. */
export function firstInput(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined') return
    const controller = new AbortController()
    const { signal } = controller
    const found = () => {
      controller.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, found, { signal, passive: true, capture: true })
  })
}
