import { CopySettingsLink } from './CopySettingsLink.tsx'
import { SettingsFromLink } from './SettingsFromLink.tsx'

/** Loaded together: they share more than what each has alone. */
export { CopySettingsLink, SettingsFromLink }
