import { choice, colour, fraction, type LinkText, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink, type LinkField } from '../../lib/settings-link/settings-link.ts'
import {
  defaultSettings,
  formatChoices,
  kilobyteLimits,
  qualityLimits,
  qualityPresetNames,
  type StoredSettings,
  sideLimits,
  type Target,
} from './core/settings.ts'

/** The value of one target, which is then the active one: `size=100KB` needs no second field. */
function target<Key extends 'quality' | 'kilobytes' | 'look'>(
  name: string,
  key: Key,
  goal: Target,
  text: LinkText<StoredSettings[Key]>,
): LinkField<StoredSettings> {
  const field = property<StoredSettings, Key>(name, key, text)
  return {
    name,
    write: (settings) => (settings.goal === goal ? field.write(settings) : undefined),
    read(written, settings) {
      const next = field.read(written, settings)
      return next && { ...next, goal }
    },
  }
}

function side(name: 'width' | 'height'): LinkField<StoredSettings> {
  const text = whole(sideLimits, 'px')
  return {
    name,
    write: ({ box }) => text.write(box[name]),
    read(written, settings) {
      const value = text.read(written)
      return value === undefined ? undefined : { ...settings, box: { ...settings.box, [name]: value } }
    },
  }
}

/** What is preserved of a picture's details is not in it: nobody's link may publish where a photo was taken. */
export const settingsLink = defineSettingsLink<StoredSettings>({
  initial: { ...defaultSettings, format: 'jpeg', background: '#ffffff' },
  fields: [
    target('quality', 'quality', 'quality', fraction(10, qualityLimits)),
    target('size', 'kilobytes', 'size', whole(kilobyteLimits, 'KB')),
    target('look', 'look', 'look', choice(qualityPresetNames)),
    {
      name: 'lossless',
      write: ({ goal }) => (goal === 'lossless' ? 'on' : undefined),
      read: (text, settings) => (text === 'on' ? { ...settings, goal: 'lossless' } : undefined),
    },
    property('format', 'format', choice(formatChoices)),
    side('width'),
    side('height'),
    property('background', 'background', colour),
  ],
})
