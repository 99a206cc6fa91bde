import { choice, onOff, property, whole } from '../../lib/settings-link/fields.ts'
import { defineSettingsLink, type LinkField } from '../../lib/settings-link/settings-link.ts'
import { characterTypes } from './core/character-sets.ts'
import { bitLimits, countLimits, lengthLimits, pinLimits, wordLimits } from './core/recipe.ts'
import { defaultSettings, kinds, type Settings, separators } from './core/settings.ts'

/**
 * Without the visitor's own symbols, which are typed text, and without where and how long passwords are stored, which
 * nobody's link may decide.
 */
export type LinkedSettings = Omit<Settings, 'ownSymbols' | 'place' | 'expiry'>

const { ownSymbols: _, place: __, expiry: ___, ...initial } = defaultSettings

const typeFields = characterTypes.map(
  (type): LinkField<LinkedSettings> => ({
    name: type,
    write: ({ types }) => onOff.write(types[type]),
    read(text, settings) {
      const isOn = onOff.read(text)
      return isOn === undefined ? undefined : { ...settings, types: { ...settings.types, [type]: isOn } }
    },
  }),
)

export const settingsLink = defineSettingsLink<LinkedSettings>({
  initial,
  fields: [
    property('kind', 'kind', choice(kinds)),
    property('size-by', 'by', choice(['length', 'bits'])),
    property('length', 'length', whole(lengthLimits)),
    property('bits', 'bits', whole(bitLimits)),
    ...typeFields,
    property('look-alikes', 'noLookAlikes', { write: (no) => (no ? 'off' : 'on'), read: readNo }),
    property('words', 'words', whole(wordLimits)),
    property(
      'separator',
      'separator',
      choice(separators, { '-': 'hyphen', ' ': 'space', '.': 'dot', _: 'underscore', '': 'none' }),
    ),
    property('capitals', 'capitals', onOff),
    property('digit', 'digit', onOff),
    property('pin-length', 'pinLength', whole(pinLimits)),
    property('count', 'count', whole(countLimits)),
  ],
})

function readNo(text: string): boolean | undefined {
  const isOn = onOff.read(text)
  return isOn === undefined ? undefined : !isOn
}
