import { areSteps, type RecipeStep } from './recipe.ts'

/** What the fragment of an address says of a recipe. */
export type ReadRecipe =
  /** An anchor of the page, or nothing. */
  | { readonly state: 'none' }
  /** Of a later version, too long, or not of two or three tools that can be steps. */
  | { readonly state: 'unreadable' }
  | { readonly state: 'read'; readonly steps: readonly RecipeStep[] }

const version = 'v1'

/** More than three steps with all their settings need. */
const maxLength = 4000

/**
 * The fragment of a link to a recipe, without `#`: `v1/image-compressor/v1&size=300KB/photo-to-pdf/v1`. Without its
 * name, which somebody has typed: a link has settings only.
 */
export const writeRecipe = (steps: readonly RecipeStep[]): string =>
  [version, ...steps.flatMap(({ tool, settings }) => [tool, settings])].join('/')

/** Reads such a fragment, with or without `#`. `isStep` tells whether a tool can be a step. */
export function readRecipe(fragment: string, isStep: (tool: string) => boolean): ReadRecipe {
  const [first = '', ...parts] = fragment
    .slice(0, maxLength + 1)
    .replace(/^#/, '')
    .split('/')
  if (!/^v\d{1,4}$/.test(first)) return { state: 'none' }
  const steps = parts.flatMap((tool, index) =>
    index % 2 === 0 ? [{ tool, settings: parts[index + 1] ?? '' }] : [],
  )
  const isRead =
    first === version &&
    fragment.length <= maxLength &&
    areSteps(steps) &&
    steps.every(({ tool, settings }) => isStep(tool) && settings !== '')
  return isRead ? { state: 'read', steps } : { state: 'unreadable' }
}
