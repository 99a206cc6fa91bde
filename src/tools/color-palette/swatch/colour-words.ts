import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { describeColour } from '../core/colour/describe-colour.ts'
import type { Hex } from '../core/colour/hex.ts'
import { nearestName } from '../core/colour/names.ts'
import type { Messages } from '../messages.en.ts'

/** "dark green": for people who cannot see the colour or do not read hex digits. */
function colourWords(t: Messages, hex: Hex): string {
  const described = describeColour(hex)
  const word = t.colourWords[described.name]
  return 'shade' in described ? t.shades[described.shade](word) : word
}

/** "#0F766E (dark teal)" */
export const describedHex = (t: Messages, hex: Hex): string =>
  t.described(hex.toUpperCase(), colourWords(t, hex))

export const describedPalette = (t: Messages, language: Language, hexes: readonly Hex[]): string =>
  listed(
    hexes.map((hex) => colourWords(t, hex)),
    language,
  )

/** The name of the nearest well-known colour, "royal blue", or the colour in words where none is near. */
export function nearestColourName(t: Messages, hex: Hex): string {
  const name = nearestName(hex)
  return name === undefined ? colourWords(t, hex) : t.colourNames[name]
}
