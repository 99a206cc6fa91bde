import { type ComponentType, useEffect, useState } from 'react'

import { used } from '../../hydration/first-use.ts'
import type { CopySettingsLink } from './CopySettingsLink.tsx'

type Button = typeof CopySettingsLink

/** The button, loaded at the first sign of a visitor. Without Suspense, as `LateNextRow`. */
export function LateCopySettingsLink(props: Parameters<Button>[0]) {
  const [Loaded, setLoaded] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    let active = true
    used
      .then(() => import('./parts.ts'))
      .then(
        (module) => {
          if (active) setLoaded(() => module.CopySettingsLink)
        },
        // A notice of the site asks for a reload; the page stays usable.
        () => {},
      )
    return () => {
      active = false
    }
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
