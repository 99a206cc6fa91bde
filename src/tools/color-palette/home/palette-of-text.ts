import { colorsNamed } from 'culori/fn'
import { type Hex, hexOfRgb, parseHex } from '../core/colour/hex.ts'
import { paletteFromBase } from '../core/generate/schemes.ts'

const noRandom = () => {
  throw new Error('The tone "same" draws nothing')
}

/** The colour of `#rrggbb` or of a name of CSS Color 4, section 6.1; undefined for anything else. */
function colourOfText(text: string): Hex | undefined {
  const name = text.trim().toLowerCase().replaceAll(' ', '')
  if (!Object.hasOwn(colorsNamed, name)) return parseHex(text)
  const value = colorsNamed[name as keyof typeof colorsNamed]
  return hexOfRgb([value >> 16, (value >> 8) & 255, value & 255])
}

/** Five colours from a typed colour, the same each time, so that the tool shows those of the home page. */
export function paletteOfText(text: string): readonly [base: Hex, ...others: Hex[]] | undefined {
  const base = colourOfText(text)
  if (base === undefined) return undefined
  const [, ...others] = paletteFromBase(base, 'specified', 'same', noRandom)
  return [base, ...others]
}
