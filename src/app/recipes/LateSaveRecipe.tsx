import { latePart } from '../../ui/late-part.tsx'

/** Loaded with a result that no other tool goes on with; elsewhere it is in the row of "Next". */
export const LateSaveRecipe = latePart(async () => (await import('./SaveRecipe.tsx')).SaveRecipe)
