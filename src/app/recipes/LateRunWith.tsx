import { type ComponentType, useEffect, useState } from 'react'
import { stores } from '../../features/recipes/stores.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import type { RunWithProps } from './RunWith.tsx'

const prefix = `${recordKey(stores.saved)}:`

/** Without the storage area, which is not loaded for visitors without recipes. */
function holdsRecipes(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}

/** The recipes that can be run on files, loaded if there are any. Without Suspense, as `LateNextRow`. */
export function LateRunWith(props: RunWithProps) {
  const [Loaded, setLoaded] = useState<ComponentType<RunWithProps>>()
  useEffect(() => {
    if (!holdsRecipes()) return
    import('./RunWith.tsx').then(
      ({ RunWith }) => setLoaded(() => RunWith),
      // A notice of the site asks for a reload; the tools are offered.
      () => {},
    )
  }, [])
  return Loaded ? <Loaded {...props} /> : null
}
