import { choice, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { type Goal, goalLimits, goalUnits } from './core/goal.ts'

/** The goal; not the text. */
export const settingsLink = defineSettingsLink<Goal>({
  initial: { unit: 'words', least: null, most: null },
  fields: [
    property('unit', 'unit', choice(goalUnits)),
    property('least', 'least', whole(goalLimits)),
    property('most', 'most', whole(goalLimits)),
  ],
})
