import { colorsNamed } from 'culori/fn'
import { type Hex, hexOfRgb } from './hex.ts'
import { ciede2000, type Lab, labOf } from './lab.ts'

/**
 * The well-known ones of the named colours of CSS Color 4, section 6.1. Left out: second names of one colour, names that
 * say little (`peru`, `gainsboro`) and those that mislead (`darkgray` is lighter than `gray`, `chocolate`
 * an orange).
 */
// biome-ignore format: one name a line would be a hundred lines
export const namedColours = [
  'aliceblue', 'aquamarine', 'beige', 'black', 'blue', 'blueviolet', 'brown', 'cadetblue', 'chartreuse',
  'coral', 'cornflowerblue', 'crimson', 'cyan', 'darkblue', 'darkcyan', 'darkgoldenrod',
  'darkgreen', 'darkkhaki', 'darkmagenta', 'darkolivegreen', 'darkorange', 'darkorchid', 'darkred',
  'darksalmon', 'darkslateblue', 'darkslategray', 'darkturquoise', 'darkviolet', 'deeppink',
  'deepskyblue', 'dimgray', 'dodgerblue', 'firebrick', 'forestgreen', 'gold', 'goldenrod', 'gray',
  'green', 'greenyellow', 'honeydew', 'hotpink', 'indianred', 'indigo', 'ivory', 'khaki', 'lavender',
  'lavenderblush', 'lemonchiffon', 'lightblue', 'lightcoral', 'lightcyan', 'lightgray', 'lightgreen',
  'lightpink', 'lightsalmon', 'lightseagreen', 'lightskyblue', 'lightslategray', 'lightsteelblue',
  'lightyellow', 'lime', 'limegreen', 'linen', 'magenta', 'maroon', 'mediumblue', 'mediumorchid',
  'mediumpurple', 'mediumseagreen', 'mediumslateblue', 'mediumvioletred', 'midnightblue', 'mistyrose',
  'navy', 'olive', 'olivedrab', 'orange', 'orangered', 'orchid', 'palegreen', 'paleturquoise',
  'palevioletred', 'peachpuff', 'pink', 'plum', 'powderblue', 'purple', 'rebeccapurple', 'red',
  'rosybrown', 'royalblue', 'saddlebrown', 'salmon', 'sandybrown', 'seagreen', 'seashell', 'sienna',
  'silver', 'skyblue', 'slateblue', 'slategray', 'snow', 'springgreen', 'steelblue', 'tan', 'teal',
  'thistle', 'tomato', 'turquoise', 'violet', 'wheat', 'white', 'yellow', 'yellowgreen',
] as const satisfies readonly (keyof typeof colorsNamed)[]
export type NamedColour = (typeof namedColours)[number]

let table: readonly (readonly [NamedColour, Lab])[] | undefined

const hexOfName = (name: NamedColour): Hex => {
  const value = colorsNamed[name]
  return hexOfRgb([value >> 16, (value >> 8) & 255, value & 255])
}

/** The greatest ΔE00 at which a colour still goes by the name of another. */
export const maxNameDifference = 8

/** The nearest named colour by ΔE00; undefined if none is near enough for its name to be true. */
export function nearestName(hex: Hex): NamedColour | undefined {
  table ??= namedColours.map((name) => [name, labOf(hexOfName(name))] as const)
  const lab = labOf(hex)
  let nearest: NamedColour | undefined
  let least = maxNameDifference
  for (const [name, named] of table) {
    const difference = ciede2000(lab, named)
    if (difference > least) continue
    least = difference
    nearest = name
  }
  return nearest
}
