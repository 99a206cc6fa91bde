import { choice, type LinkText, property } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink } from '../../lib/settings-link/settings-link.ts'
import { type Hex, parseHex } from './core/colour/hex.ts'
import { type BaseSettings, initialBase } from './core/generate/base-settings.ts'
import { schemes, tones } from './core/generate/schemes.ts'

const hex: LinkText<Hex> = {
  write: (value) => value.slice(1),
  read: (text) => (/^[\da-f]{6}$/i.test(text) ? parseHex(`#${text}`) : undefined),
}

/** How palettes are generated. A palette has a link of its own, `core/export/share-link.ts`. */
export const settingsLink = defineSettingsLink<BaseSettings>({
  initial: initialBase,
  fields: [
    property('base', 'base', hex),
    property('scheme', 'scheme', choice(schemes)),
    property('tone', 'tone', choice(tones)),
  ],
})
