import type { SettingsLink } from '../lib/settings-link/settings-link.ts'
import { byFolder } from './by-folder.ts'

/** The links to settings of tools, by id: each a file that is loaded when it is needed. */
export const settingsLinks = byFolder<(() => Promise<SettingsLink>) | undefined>(
  import.meta.glob<SettingsLink>('../tools/*/settings-link.ts', { import: 'settingsLink' }),
)
