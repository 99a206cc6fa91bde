import { useEffect } from 'react'
import type { Place } from '../navigation/routes.ts'

/** Presses and typing use a tool; a guide is used by being read, so scrolling counts there too. */
const signs = {
  tool: ['pointerdown', 'keydown', 'drop', 'paste'],
  guide: ['pointerdown', 'keydown', 'wheel', 'touchmove'],
}

/** Notes the id of a tool or guide on the device once a visitor does something with it; merely opening it does not count. */
export function RememberUse({ place: { route } }: { readonly place: Place }) {
  const id = route.kind === 'tool' || route.kind === 'guide' ? route.id : undefined
  useEffect(() => {
    const content = document.getElementById('content')
    if (id === undefined || !content) return
    const controller = new AbortController()
    const remember = () => {
      controller.abort()
      // Storage modules are loaded with the first use. Without them it is not noted.
      import('./recent.ts').then(
        ({ rememberUse }) => rememberUse(id),
        () => {},
      )
    }
    for (const sign of signs[route.kind === 'guide' ? 'guide' : 'tool'])
      content.addEventListener(sign, remember, { capture: true, passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [id, route.kind])
  return null
}
