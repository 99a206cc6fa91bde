import { type Level, levels } from '../../../lib/qr/blocks.ts'
import { sizeLimits } from './checks/weakness.ts'
import type { Kind } from './content/kinds.ts'
import type { Shape } from './drawing/outline.ts'

/** Quiet zones in modules: the specified one, and that of ISO/IEC 18004 for prints and dark surroundings. */
export const margins = [2, 4] as const

/** Allowed widths on paper in millimetres. */
export const printWidths = { min: 10, max: 1000 } as const

export type Style = {
  /** Width and height of the picture in pixels, quiet zone included. */
  readonly size: number
  /** Colour of the dark modules, `#rrggbb`. */
  readonly color: string
  readonly background: string
  readonly level: Level
  readonly margin: (typeof margins)[number]
  readonly shape: Shape
  /** Always declares UTF-8 by ECI. */
  readonly eci: boolean
}

export const defaultStyle: Style = {
  size: 256,
  color: '#000000',
  background: '#ffffff',
  level: 'M',
  margin: 2,
  shape: 'square',
  eci: false,
}

/** The nearest allowed size; the default for NaN. */
export function clampSize(size: number): number {
  const { min, max, step } = sizeLimits
  return Math.min(max, Math.max(min, Math.round(size / step) * step)) || defaultStyle.size
}

/** Transfers always use level M, as EPC069-12 requires. */
export const levelFor = (kind: Kind, style: Style): Level => (kind === 'payment' ? levels[1] : style.level)
