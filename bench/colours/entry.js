import { contrastRatio } from '../../src/lib/contrast.ts'
import {
  contrastRamp,
  contrastTargets,
  hueTolerance,
} from '../../src/tools/color-palette/core/contrast-ramp.ts'
import { formatColour, formats, parseColour } from '../../src/tools/color-palette/core/formats.ts'
import { rgbOf } from '../../src/tools/color-palette/core/hex.ts'
import { hueDistance, oklchOf } from '../../src/tools/color-palette/core/oklch.ts'
import { findSafePalette, safeDifference } from '../../src/tools/color-palette/core/safe-search.ts'
import { paletteFromBase } from '../../src/tools/color-palette/core/schemes.ts'
import { differences, seenBy } from '../../src/tools/color-palette/core/vision.ts'

/** What is measured of the tool. */
export const core = {
  contrastRamp,
  contrastRatio,
  contrastTargets,
  differences,
  findSafePalette,
  formatColour,
  formats,
  hueDistance,
  hueTolerance,
  oklchOf,
  paletteFromBase,
  parseColour,
  rgbOf,
  safeDifference,
  seenBy,
}
