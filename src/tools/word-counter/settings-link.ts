import { property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { type Goal, goalLimits } from './core/goal.ts'

/** The goal; not the text. */
export const settingsLink = defineSettingsLink<Goal>({
  initial: { least: null, most: null },
  fields: [property('least', 'least', whole(goalLimits)), property('most', 'most', whole(goalLimits))],
})
