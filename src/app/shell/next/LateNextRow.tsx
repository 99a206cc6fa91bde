import { type ComponentType, useEffect, useState } from 'react'
import type { NextRow } from './NextRow.tsx'

type Row = typeof NextRow

/**
 * The row, loaded with the first result. Without Suspense: React holds what resolves within 300 ms of a fallback back, and
 * with it the notices of the site, which load at about the same time.
 */
export function LateNextRow(props: Parameters<Row>[0]) {
  const [Loaded, setLoaded] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    import('./NextRow.tsx').then(
      (module) => setLoaded(() => module.NextRow),
      // A notice of the site asks for a reload; the page stays usable.
      () => {},
    )
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
