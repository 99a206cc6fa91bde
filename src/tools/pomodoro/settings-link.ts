import { onOff, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { customLimits } from './core/modes.ts'
import { initialSettings, type PomodoroSettings } from './core/settings.ts'

export const settingsLink = defineSettingsLink<PomodoroSettings>({
  initial: initialSettings,
  fields: [
    property('minutes', 'customMinutes', whole(customLimits)),
    property('custom-counts', 'customCounts', onOff),
    property('start-breaks', 'autoStartBreaks', onOff),
    property('start-work', 'autoStartWork', onOff),
    property('sound', 'sound', onOff),
    property('volume', 'volume', whole({ min: 0, max: 100, step: 5 })),
    property('flash', 'flash', onOff),
    property('screen-on', 'keepScreenOn', onOff),
  ],
})
