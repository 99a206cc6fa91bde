import { deviceArea } from '../../platform/storage/browser-areas.ts'
import { createPreference, isBoolean } from '../../platform/storage/preference.ts'

const darkMode = createPreference(deviceArea, 'darkMode', false, isBoolean)

/** Keeps the choice on the device. */
export const keepTheme = (dark: boolean): void => darkMode.write(dark)
