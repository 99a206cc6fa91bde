import { type Hex, parseHex } from '../colour/hex.ts'
import { isPaletteSize, paletteSize } from '../palette-size.ts'

/** The palette as a URL fragment, which browsers never send: `#264653-2a9d8f-…`. */
export const fragmentOf = (hexes: readonly Hex[]): string => `#${hexes.map((hex) => hex.slice(1)).join('-')}`

/** Parses such a fragment; returns `undefined` for any other, also with too few or too many colours. */
export function readFragment(fragment: string): readonly Hex[] | undefined {
  const digits = fragment.replace(/^#/, '').split('-', paletteSize.max + 1)
  const hexes = digits.map((each) => parseHex(`#${each}`)).filter((hex) => hex !== undefined)
  return isPaletteSize(hexes.length) && fragmentOf(hexes) === fragment.toLowerCase() ? hexes : undefined
}
