import { useLoaded } from '../../ui/use-loaded.ts'

/** Not part of the prerendered page: what is on the device is everybody's own. */
export function LateRecipes() {
  const { loaded } = useLoaded(() => import('./Recipes.tsx'))
  return loaded ? <loaded.Recipes /> : null
}
