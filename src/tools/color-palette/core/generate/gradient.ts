import type { Hex } from '../colour/hex.ts'
import { hexOfOklch, type Oklch, oklchOf } from '../colour/oklch.ts'

/** Direction of the hue interpolation, as named in CSS Color 4, section 12.4. */
export const huePaths = ['shorter', 'longer'] as const
export type HuePath = (typeof huePaths)[number]

/** The directions of `linear-gradient()`, and the other kinds of gradient. */
export const gradientShapes = ['to right', 'to bottom', 'to bottom right', 'radial', 'conic'] as const
export type GradientShape = (typeof gradientShapes)[number]

/** Degrees from one hue to another. Source: CSS Color 4, sections 12.4.1 and 12.4.2. */
function hueDelta(from: number, to: number, huePath: HuePath): number {
  const degrees = to - from
  if (huePath === 'shorter') return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  return degrees > 0 && degrees < 180
    ? degrees - 360
    : degrees > -180 && degrees <= 0
      ? degrees + 360
      : degrees
}

/** Interpolates in OKLCH, `share` from 0 to 1. A grey has no hue and takes that of the other colour. */
function between(first: Oklch, second: Oklch, share: number, huePath: HuePath): Oklch {
  const from = first.c === 0 ? second.h : first.h
  const to = second.c === 0 ? first.h : second.h
  const part = (start: number, end: number) => start + (end - start) * share
  return {
    l: part(first.l, second.l),
    c: part(first.c, second.c),
    // Between a colour and a grey the hue does not change, whichever the direction.
    h: (((from === to ? from : from + hueDelta(from, to, huePath) * share) % 360) + 360) % 360,
  }
}

/**
 * `count` evenly spaced colours from the first of `hexes` to the last through those between; at least 2 of both.
 * Interpolated in OKLCH, with colours outside sRGB mapped as CSS Color 4 says. The ends are exact.
 */
export function gradientSteps(hexes: readonly Hex[], count: number, huePath: HuePath): readonly Hex[] {
  if (hexes.length < 2 || count < 2) throw new RangeError('A gradient has two ends')
  const colours = hexes.map(oklchOf)
  return Array.from({ length: count }, (_, step) => {
    const position = (step / (count - 1)) * (hexes.length - 1)
    const index = Math.min(Math.floor(position), hexes.length - 2)
    const share = position - index
    const [first, second] = [colours[index], colours[index + 1]]
    const end = share === 0 ? hexes[index] : share === 1 ? hexes[index + 1] : undefined
    return end ?? (first && second ? hexOfOklch(between(first, second, share, huePath)) : '#000000')
  })
}

const cssFunctions: Readonly<Record<GradientShape, readonly [name: string, direction: string]>> = {
  'to right': ['linear-gradient', 'to right'],
  'to bottom': ['linear-gradient', 'to bottom'],
  'to bottom right': ['linear-gradient', 'to bottom right'],
  radial: ['radial-gradient', 'circle'],
  conic: ['conic-gradient', 'from 0deg'],
}

/** Stops per segment for browsers that cannot interpolate in OKLCH. */
const stopsBetween = 4

/** A gradient with sRGB stops so close that it looks like one in OKLCH; every browser supports it. */
export function plainGradient(
  hexes: readonly Hex[],
  shape: GradientShape,
  huePath: HuePath,
  stops = stopsBetween,
): string {
  const [name, direction] = cssFunctions[shape]
  return `${name}(${direction}, ${gradientSteps(hexes, (hexes.length - 1) * stops + 1, huePath).join(', ')})`
}

/** CSS of the gradient: a fallback for browsers that cannot interpolate in OKLCH, then the syntax of CSS Color 4. */
export function gradientCss(hexes: readonly Hex[], shape: GradientShape, huePath: HuePath): string {
  const [name, direction] = cssFunctions[shape]
  const space = huePath === 'shorter' ? 'in oklch' : 'in oklch longer hue'
  return [
    `background: ${plainGradient(hexes, shape, huePath)};`,
    `background: ${name}(${direction} ${space}, ${hexes.join(', ')});`,
  ].join('\n')
}
