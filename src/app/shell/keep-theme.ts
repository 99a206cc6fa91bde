import { deviceDoors } from '../../platform/storage/doors.ts'
import { createPreference, isBoolean } from '../../platform/storage/preference.ts'

const darkMode = createPreference(deviceDoors, 'darkMode', false, isBoolean)

/** Keeps the choice on the device. */
export const keepTheme = (dark: boolean): void => darkMode.write(dark)
