import type { Hex } from './hex.ts'
import { oklchOf } from './oklch.ts'

const hueNames = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown'] as const
const shades = ['dark', 'medium', 'light'] as const

type HueName = (typeof hueNames)[number]
export type Shade = (typeof shades)[number]

/** A colour in everyday words, for people who cannot see it or not its hue. */
export type ColourDescription =
  | { readonly name: 'black' | 'white' }
  | { readonly name: 'grey' | HueName; readonly shade: Shade }

/** The end of each hue in degrees of OKLCH; hues beyond 360 wrap around to red. */
const hueEnds: readonly (readonly [number, HueName])[] = [
  [5, 'pink'],
  [42, 'red'],
  [80, 'orange'],
  [117, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [280, 'blue'],
  [330, 'purple'],
  [360, 'pink'],
]

/** Colours below this chroma look grey. */
const maxGreyChroma = 0.025

const shadeOf = (lightness: number, dark: number, light: number): Shade => {
  if (lightness < dark) return 'dark'
  return lightness > light ? 'light' : 'medium'
}

function describeGrey(lightness: number): ColourDescription {
  if (lightness < 0.2) return { name: 'black' }
  if (lightness > 0.97) return { name: 'white' }
  return { name: 'grey', shade: shadeOf(lightness, 0.5, 0.8) }
}

/** The bounds are chosen so that CSS's named colours get the name of their hue (tested). */
export function describeColour(hex: Hex): ColourDescription {
  const { l, c, h } = oklchOf(hex)
  if (c < maxGreyChroma || l < 0.12) return describeGrey(l)
  const hue = hueEnds.find(([end]) => h < end)?.[1] ?? 'pink'
  // Nobody calls a light red red.
  const name = hue === 'red' && l > 0.75 ? 'pink' : hue
  if (name === 'orange' && l < 0.58) return { name: 'brown', shade: shadeOf(l, 0.38, 0.52) }
  // Yellow is lighter than other hues of medium shade.
  if (name === 'yellow') return { name, shade: shadeOf(l, 0.65, 0.97) }
  return { name, shade: shadeOf(l, 0.45, 0.83) }
}
