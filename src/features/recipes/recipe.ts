/** What one tool does with the files that it gets. */
export type RecipeStep = {
  /** The tool's id. */
  readonly tool: string
  /** Its settings as a link to the tool has them behind `#`, such as `v1&size=300KB`. */
  readonly settings: string
}

/** Steps that were done once, to be done again with other files: each tool gets what the one before has made. */
export type Recipe = { readonly name: string; readonly steps: readonly RecipeStep[] }

export const stepLimits = { min: 2, max: 3 } as const

export const maxNameLength = 60

/** On one device. */
export const maxRecipes = 20

/** Whether these can be the steps of a recipe: no tool twice, as each has one list of files. */
export const areSteps = (steps: readonly Pick<RecipeStep, 'tool'>[]): boolean =>
  steps.length >= stepLimits.min &&
  steps.length <= stepLimits.max &&
  new Set(steps.map(({ tool }) => tool)).size === steps.length
