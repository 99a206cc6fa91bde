import { type ComponentType, useEffect, useState } from 'react'

/** Not part of the prerendered page: what is on the device is everybody's own. Without Suspense, as `LateNextRow`. */
export function LateRecipes() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    import('./Recipes.tsx').then(
      ({ Recipes }) => setLoaded(() => Recipes),
      // A notice of the site asks for a reload.
      () => {},
    )
  }, [])
  return Loaded ? <Loaded /> : null
}
