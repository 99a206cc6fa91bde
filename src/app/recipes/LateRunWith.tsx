import { stores } from '../../features/recipes/stores.ts'
import { recordKey } from '../../platform/storage/records/keys.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
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

/** The recipes that can be run on files, loaded if there are any. */
export function LateRunWith(props: RunWithProps) {
  const { loaded } = useLoaded(() => (holdsRecipes() ? import('./RunWith.tsx') : undefined))
  return loaded ? <loaded.RunWith {...props} /> : null
}
