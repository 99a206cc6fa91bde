import { type Hex, hexOfRgb, type Rgb, rgbOf } from './hex.ts'
import { ciede2000, type Lab, labOf, linear } from './lab.ts'

/** Normal vision, and the lack of one kind of cone: red (protan), green (deutan) or blue (tritan). */
export const visions = ['normal', 'protan', 'deutan', 'tritan'] as const
export type Vision = (typeof visions)[number]

type Matrix = readonly [...Rgb, ...Rgb, ...Rgb]

/**
 * Severity 1.0 of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation
 * of Color Vision Deficiency", IEEE TVCG 15(6), 2009, table 1; for linear sRGB.
 */
const matrices: Readonly<Record<Exclude<Vision, 'normal'>, Matrix>> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

const encoded = (light: number) => {
  const value = Math.min(1, Math.max(0, light))
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** The colour as a person with this colour vision sees it, clamped to sRGB. */
export function simulate(hex: Hex, vision: Vision): Hex {
  if (vision === 'normal') return hex
  const [r, g, b] = rgbOf(hex).map(linear) as [number, number, number]
  const m = matrices[vision]
  const row = (at: 0 | 3 | 6) => encoded((m[at] ?? 0) * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b)
  return hexOfRgb([row(0), row(3), row(6)])
}

/** A Lab colour for each of `visions`, on which the differences are measured. */
export type SimulatedColours = readonly Lab[]

export const simulateAll = (hex: Hex): SimulatedColours =>
  visions.map((vision) => labOf(simulate(hex, vision)))

/** ΔE00 of two colours for each of `visions`. */
export function differences(first: SimulatedColours, second: SimulatedColours): readonly number[] {
  return first.map((lab, index) => ciede2000(lab, second[index] ?? lab))
}

/** The smallest ΔE00 of two colours over all kinds of colour vision. */
export const minDifference = (first: SimulatedColours, second: SimulatedColours): number =>
  Math.min(...differences(first, second))
