import { useEffect, useState } from 'react'
import { type ReadRecipe, readRecipe } from '../../features/recipes/recipe-link.ts'
import { isStepTool } from '../../registry/recipe-steps.ts'
import { placeOf } from '../navigation/routes.ts'

/** What the fragment of the address says of a recipe. */
export function useLinkedRecipe(): ReadRecipe {
  const [linked, setLinked] = useState<ReadRecipe>({ state: 'none' })
  useEffect(() => {
    const follow = () => {
      const { route } = placeOf(location.pathname)
      if (route.kind === 'page' && route.id === 'recipes') setLinked(readRecipe(location.hash, isStepTool))
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return linked
}
