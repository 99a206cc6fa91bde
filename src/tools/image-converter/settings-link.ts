import { choice, colour, onOff, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { conversionTypes, defaultSettings, qualityLimits, type StoredSettings } from './core/settings.ts'

/** What is preserved of a picture's details is not in it: nobody's link may publish where a photo was taken. */
export const settingsLink = defineSettingsLink<StoredSettings>({
  initial: { ...defaultSettings, background: '#ffffff', lossless: false },
  fields: [
    property('conversion', 'type', choice(conversionTypes)),
    property('quality', 'quality', whole(qualityLimits)),
    property('background', 'background', colour),
    property('lossless', 'lossless', onOff),
    property('smaller', 'smaller', onOff),
  ],
})
