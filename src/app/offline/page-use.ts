import { used } from '../hydration/first-use.ts'

/** What a visitor does with a page. A pointer that moves over it is not yet a use, nor is a page that scrolls by itself. */
export const uses = ['pointerdown', 'keydown', 'wheel', 'input', 'change', 'click', 'drop', 'paste'] as const

/** What shows that a visitor is at work. */
export const atWork = [...uses, 'pointermove', 'scroll'] as const

/** Calls the listener at every event of these types, until the returned function is called. */
export function watchEvents(types: readonly string[], listener: () => void): () => void {
  const end = new AbortController()
  for (const type of types)
    addEventListener(type, listener, { capture: true, passive: true, signal: end.signal })
  return () => end.abort()
}

/** Resolves at the first use of the page, also if that was before this code was there. */
export function firstUse(): Promise<void> {
  const next = new Promise<void>((resolve) => {
    const end = watchEvents(uses, () => {
      end()
      resolve()
    })
  })
  const before = used.then((event) =>
    event instanceof Event && uses.some((type) => type === event.type) ? undefined : next,
  )
  return Promise.race([before, next])
}
