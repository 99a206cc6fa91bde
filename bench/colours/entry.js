import { contrastRatio } from '../../src/lib/contrast.ts'
import { formatColour, formats, parseColour } from '../../src/tools/color-palette/core/colour/formats.ts'
import { rgbOf } from '../../src/tools/color-palette/core/colour/hex.ts'
import { hueDistance, oklchOf } from '../../src/tools/color-palette/core/colour/oklch.ts'
import { differences, simulateAll } from '../../src/tools/color-palette/core/colour/vision.ts'
import { findAccessiblePalette } from '../../src/tools/color-palette/core/contrast/accessible-palette.ts'
import {
  contrastRamp,
  contrastTargets,
  hueTolerance,
} from '../../src/tools/color-palette/core/contrast/contrast-ramp.ts'
import { minPaletteDifference } from '../../src/tools/color-palette/core/contrast/least-difference.ts'
import { paletteFromBase } from '../../src/tools/color-palette/core/generate/schemes.ts'

/** The measured parts of the tool. */
export const core = {
  contrastRamp,
  contrastRatio,
  contrastTargets,
  differences,
  findSafePalette: findAccessiblePalette,
  formatColour,
  formats,
  hueDistance,
  hueTolerance,
  oklchOf,
  paletteFromBase,
  parseColour,
  rgbOf,
  safeDifference: minPaletteDifference,
  seenBy: simulateAll,
}
