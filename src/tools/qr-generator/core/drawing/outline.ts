import { alignmentCentres } from '../../../../lib/qr/layout.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'

/** Shapes of modules. Finder and alignment patterns are never dots: readers locate the code by them. */
export const shapes = ['square', 'rounded', 'dots'] as const
export type Shape = (typeof shapes)[number]

/** A path command, in modules from the upper left corner of the code, y downwards. */
export type Step =
  | { readonly op: 'move' | 'line'; readonly x: number; readonly y: number }
  /** A cubic Bézier curve: two control points and the end point. */
  | { readonly op: 'curve'; readonly points: readonly [number, number, number, number, number, number] }
  | { readonly op: 'close' }

/** Distance of control points, relative to the radius, for a quarter circle as a cubic curve (error 0.03 %). */
const kappa = 0.5523

/** Dot radius in modules: dots do not touch, and are dark enough for readers. */
export const dotRadius = 0.46

const isFinder = (size: number, x: number, y: number): boolean =>
  (x < 7 && (y < 7 || y >= size - 7)) || (x >= size - 7 && y < 7)

/** Whether a module belongs to a finder or alignment pattern. */
export function isPattern(size: number, x: number, y: number): boolean {
  if (isFinder(size, x, y)) return true
  const centres = alignmentCentres((size - 17) / 4, size)
  const near = (place: number) => centres.find((centre) => Math.abs(centre - place) <= 2)
  const [column, row] = [near(x), near(y)]
  // In three corners there are finder patterns instead.
  return column !== undefined && row !== undefined && !isFinder(size, column, row)
}

const isDark = ({ size, modules }: QrSymbol, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === 1

/** Which corners of a rounded module are round: those without a dark neighbour; clockwise from the upper left. */
export function roundCorners(
  symbol: QrSymbol,
  x: number,
  y: number,
): readonly [boolean, boolean, boolean, boolean] {
  const up = isDark(symbol, x, y - 1)
  const right = isDark(symbol, x + 1, y)
  const down = isDark(symbol, x, y + 1)
  const left = isDark(symbol, x - 1, y)
  return [!up && !left, !up && !right, !down && !right, !down && !left]
}

/** The outline of all dark modules as closed paths, which never overlap. */
export function outline(symbol: QrSymbol, shape: Shape): readonly Step[] {
  const steps: Step[] = []
  const { size } = symbol
  const dark = (x: number, y: number) => isDark(symbol, x, y)
  const isSolid = (x: number, y: number) => isPattern(size, x, y)
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!dark(x, y)) continue
      if (shape === 'square' || (shape === 'dots' && isSolid(x, y))) {
        let end = x + 1
        while (dark(end, y) && (shape === 'square' || isSolid(end, y))) end += 1
        steps.push(...box(x, y, end - x, [0, 0, 0, 0]))
        x = end - 1
      } else if (shape === 'dots') {
        steps.push(
          ...box(
            x + 0.5 - dotRadius,
            y + 0.5 - dotRadius,
            dotRadius * 2,
            uniformRadii(dotRadius),
            dotRadius * 2,
          ),
        )
      } else {
        const [tl, tr, br, bl] = roundCorners(symbol, x, y).map((round) => (round ? 0.5 : 0))
        steps.push(...box(x, y, 1, [tl ?? 0, tr ?? 0, br ?? 0, bl ?? 0]))
      }
    }
  return steps
}

type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number]

const uniformRadii = (radius: number): Radii => [radius, radius, radius, radius]

/** A rectangle with rounded corners, clockwise. */
function box(x: number, y: number, width: number, [tl, tr, br, bl]: Radii, height = 1): readonly Step[] {
  const [right, bottom] = [x + width, y + height]
  const corner = (
    radius: number,
    points: readonly [number, number, number, number, number, number],
  ): readonly Step[] => (radius === 0 ? [] : [{ op: 'curve', points }])
  const k = 1 - kappa
  return [
    { op: 'move', x: x + tl, y },
    { op: 'line', x: right - tr, y },
    ...corner(tr, [right - tr * k, y, right, y + tr * k, right, y + tr]),
    { op: 'line', x: right, y: bottom - br },
    ...corner(br, [right, bottom - br * k, right - br * k, bottom, right - br, bottom]),
    { op: 'line', x: x + bl, y: bottom },
    ...corner(bl, [x + bl * k, bottom, x, bottom - bl * k, x, bottom - bl]),
    { op: 'line', x, y: y + tl },
    ...corner(tl, [x, y + tl * k, x + tl * k, y, x + tl, y]),
    { op: 'close' },
  ]
}

/** Formats a number with at most four decimals. */
const short = (value: number): string => String(Math.round(value * 1e4) / 1e4)

/** The outline as the `d` of an SVG path, in modules. */
export const svgPath = (steps: readonly Step[]): string => steps.map(svgStep).join('')

function svgStep(step: Step): string {
  switch (step.op) {
    case 'move':
      return `M${short(step.x)} ${short(step.y)}`
    case 'line':
      return `L${short(step.x)} ${short(step.y)}`
    case 'curve':
      return `C${step.points.map(short).join(' ')}`
    case 'close':
      return 'z'
  }
}

/** The outline as PDF path operators, for a coordinate system with y downwards. */
export const pdfPath = (steps: readonly Step[]): string => steps.map(pdfStep).join('\n')

function pdfStep(step: Step): string {
  switch (step.op) {
    case 'move':
      return `${short(step.x)} ${short(step.y)} m`
    case 'line':
      return `${short(step.x)} ${short(step.y)} l`
    case 'curve':
      return `${step.points.map(short).join(' ')} c`
    case 'close':
      return 'h'
  }
}
