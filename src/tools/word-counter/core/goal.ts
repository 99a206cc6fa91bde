/** What a text is measured by: its words, or the length that a post on X may have. */
export const goalUnits = ['words', 'post'] as const
export type GoalUnit = (typeof goalUnits)[number]

export type Goal = {
  readonly unit: GoalUnit
  /** How many words the text is to have; null where there is no such limit. */
  readonly least: number | null
  readonly most: number | null
}

/** The fields of a goal accept nine digits. */
export const goalLimits = { min: 0, max: 999_999_999 } as const
