import { type Hex, parseHex } from '../core/colour/hex.ts'
import { paletteFromBase } from '../core/generate/schemes.ts'

const noRandom = () => {
  throw new Error('The tone "same" draws nothing')
}

/** Five colours from a typed colour, the same each time, so that the tool shows those of the home page. */
export function paletteOfText(text: string): readonly Hex[] | undefined {
  const base = parseHex(text)
  return base === undefined ? undefined : paletteFromBase(base, 'specified', 'same', noRandom)
}
