import type { Hex } from '../colour/hex.ts'
import { hexOfOklch, type Oklch, oklchOf } from '../colour/oklch.ts'

/** Which way round the hues go, as CSS Color 4, section 12.4 names them. */
export const huePaths = ['shorter', 'longer'] as const
export type HuePath = (typeof huePaths)[number]

/** `linear-gradient()`'s directions and the two other kinds of gradient. */
export const gradientShapes = ['to right', 'to bottom', 'to bottom right', 'radial', 'conic'] as const
export type GradientShape = (typeof gradientShapes)[number]

/** Degrees from one hue to another. Source: CSS Color 4, sections 12.4.1 and 12.4.2. */
function turn(from: number, to: number, way: HuePath): number {
  const degrees = to - from
  if (way === 'shorter') return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  return degrees > 0 && degrees < 180
    ? degrees - 360
    : degrees > -180 && degrees <= 0
      ? degrees + 360
      : degrees
}

/** The colour at `share` (0 to 1) of the way, in OKLCH. A grey has no hue of its own and takes the other's. */
function between(first: Oklch, second: Oklch, share: number, way: HuePath): Oklch {
  const from = first.c === 0 ? second.h : first.h
  const to = second.c === 0 ? first.h : second.h
  const part = (start: number, end: number) => start + (end - start) * share
  return {
    l: part(first.l, second.l),
    c: part(first.c, second.c),
    // Between a colour and a grey no hue is passed, whichever way.
    h: (((from === to ? from : from + turn(from, to, way) * share) % 360) + 360) % 360,
  }
}

/**
 * `count` colours at even distances from the first of `hexes` to the last, by way of those between; at least 2 of both.
 * Interpolated in OKLCH, what sRGB lacks mapped as CSS Color 4 says. The ends are exactly those given.
 */
export function gradientSteps(hexes: readonly Hex[], count: number, way: HuePath): readonly Hex[] {
  if (hexes.length < 2 || count < 2) throw new RangeError('A gradient has two ends')
  const places = hexes.map(oklchOf)
  return Array.from({ length: count }, (_, step) => {
    const place = (step / (count - 1)) * (hexes.length - 1)
    const index = Math.min(Math.floor(place), hexes.length - 2)
    const share = place - index
    const [first, second] = [places[index], places[index + 1]]
    const end = share === 0 ? hexes[index] : share === 1 ? hexes[index + 1] : undefined
    return end ?? (first && second ? hexOfOklch(between(first, second, share, way)) : '#000000')
  })
}

const written: Readonly<Record<GradientShape, readonly [name: string, how: string]>> = {
  'to right': ['linear-gradient', 'to right'],
  'to bottom': ['linear-gradient', 'to bottom'],
  'to bottom right': ['linear-gradient', 'to bottom right'],
  radial: ['radial-gradient', 'circle'],
  conic: ['conic-gradient', 'from 0deg'],
}

/** How many stops stand for one stretch where a browser cannot interpolate in OKLCH. */
const stopsBetween = 4

/** A gradient of stops in sRGB, so close that it looks as one in OKLCH; every browser knows it. */
export function plainGradient(
  hexes: readonly Hex[],
  shape: GradientShape,
  way: HuePath,
  stops = stopsBetween,
): string {
  const [name, how] = written[shape]
  return `${name}(${how}, ${gradientSteps(hexes, (hexes.length - 1) * stops + 1, way).join(', ')})`
}

/** CSS of the gradient: first for browsers that cannot interpolate in OKLCH, then as CSS Color 4 has it. */
export function gradientCss(hexes: readonly Hex[], shape: GradientShape, way: HuePath): string {
  const [name, how] = written[shape]
  const space = way === 'shorter' ? 'in oklch' : 'in oklch longer hue'
  return [
    `background: ${plainGradient(hexes, shape, way)};`,
    `background: ${name}(${how} ${space}, ${hexes.join(', ')});`,
  ].join('\n')
}
