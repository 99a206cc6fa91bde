import { type Hex, parseHex } from '../colour/hex.ts'
import { paletteSize } from '../generate/schemes.ts'

/** The palette as a URL fragment, which browsers never send: `#264653-2a9d8f-…`. */
export const fragmentOf = (hexes: readonly Hex[]): string => `#${hexes.map((hex) => hex.slice(1)).join('-')}`

/** Parses such a fragment; returns `undefined` for any other. */
export function readFragment(fragment: string): readonly Hex[] | undefined {
  const hexes = fragment
    .replace(/^#/, '')
    .split('-')
    .map((digits) => parseHex(`#${digits}`))
    .filter((hex) => hex !== undefined)
  return hexes.length === paletteSize && fragmentOf(hexes) === fragment.toLowerCase() ? hexes : undefined
}
