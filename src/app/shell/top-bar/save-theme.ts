import { deviceStorage } from '../../../platform/storage/backends.ts'
import { createPreference, isBoolean } from '../../../platform/storage/settings/preference.ts'

const darkMode = createPreference(deviceStorage, 'darkMode', false, isBoolean)

/** Stores the choice on the device. */
export const saveTheme = (dark: boolean): void => darkMode.write(dark)
