import { latePart } from '../../ui/late-part.tsx'
import { stepsTo } from './chain.ts'

const Late = latePart(async () => (await import('./SaveRecipe.tsx')).SaveRecipe)

/** Loaded with a result to which more than one tool has led. */
export function LateSaveRecipe({ tool }: { readonly tool: string }) {
  return stepsTo(tool).length > 1 ? <Late tool={tool} /> : null
}
