import { contrastRatio, parseHex } from '../../../../lib/contrast.ts'

/** Whether text of this colour (`#rrggbb`) can be read on white paper: a contrast of 4.5 (WCAG 2.2, 1.4.3). */
export const legible = (colour: string): boolean =>
  contrastRatio(parseHex(colour), parseHex('#ffffff')) >= 4.5
