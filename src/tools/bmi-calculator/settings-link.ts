import { choice, onOff, property } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { type BmiSettings, unitSystems } from './core/settings.ts'

/** Units and the table, not measures; and not whether results are stored, which nobody's link may decide. */
export type LinkedSettings = Omit<BmiSettings, 'keep'>

export const settingsLink = defineSettingsLink<LinkedSettings>({
  initial: { units: 'metric', lowerPoints: false },
  fields: [property('units', 'units', choice(unitSystems)), property('lower-points', 'lowerPoints', onOff)],
})
