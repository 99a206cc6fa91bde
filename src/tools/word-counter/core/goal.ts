/** How many words the text is to have; null where there is no such limit. */
export type Goal = { readonly least: number | null; readonly most: number | null }

/** The fields of a goal accept nine digits. */
export const goalLimits = { min: 0, max: 999_999_999 } as const
