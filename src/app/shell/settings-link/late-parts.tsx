import { useEffect, useState } from 'react'
import { used } from '../../hydration/first-use.ts'
import type { SettingsFromLinkProps } from './SettingsFromLink.tsx'

type Parts = typeof import('./parts.ts')

/** Both parts, once it is time. Without Suspense, as `LateNextRow`. */
function useParts(time: Promise<unknown>): Partial<Parts> {
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    let active = true
    time
      .then(() => import('./parts.ts'))
      .then(
        (loaded) => {
          if (active) setParts(loaded)
        },
        // A notice of the site asks for a reload; the page stays usable.
        () => {},
      )
    return () => {
      active = false
    }
  }, [time])
  return parts ?? {}
}

const now = Promise.resolve()

/** Loaded at once, where a link has settings. */
export function LateSettingsFromLink(props: SettingsFromLinkProps) {
  const { SettingsFromLink } = useParts(now)
  return SettingsFromLink ? <SettingsFromLink {...props} /> : null
}

/** Loaded at the first sign of a visitor. */
export function LateCopySettingsLink(props: { readonly tool: string }) {
  const { CopySettingsLink } = useParts(used)
  return CopySettingsLink ? <CopySettingsLink {...props} /> : null
}
