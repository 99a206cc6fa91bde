export const unitSystems = ['metric', 'imperial', 'us'] as const
export type UnitSystem = (typeof unitSystems)[number]

export type BmiSettings = {
  readonly units: UnitSystem
  /** Whether Calculate adds to the history. */
  readonly keep: boolean
  /** Whether the additional action points are shown; not personal data. */
  readonly lowerPoints: boolean
}
