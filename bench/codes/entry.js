import { encode } from '../../src/lib/qr/encode.ts'
import { chosenSets } from '../../src/tools/password-generator/core/character-sets.ts'
import { drawPassword } from '../../src/tools/password-generator/core/draw.ts'
import { rowsOf } from '../../src/tools/qr-generator/core/batch.ts'
import { batchFiles } from '../../src/tools/qr-generator/core/batch-files.ts'
import { kinds } from '../../src/tools/qr-generator/core/kinds.ts'
import { logoLoad, maxLoad } from '../../src/tools/qr-generator/core/logo.ts'
import { shapes } from '../../src/tools/qr-generator/core/outline.ts'
import { payload } from '../../src/tools/qr-generator/core/payload.ts'
import { rasterize } from '../../src/tools/qr-generator/core/picture.ts'
import { defaultStyle } from '../../src/tools/qr-generator/core/settings.ts'
import { marksUtf8 } from '../../src/tools/qr-generator/core/text-mark.ts'

/** What is measured of the two tools. */
export const core = {
  chosenSets,
  drawPassword,
  rowsOf,
  batchFiles,
  encode,
  kinds,
  payload,
  rasterize,
  defaultStyle,
  logoLoad,
  maxLoad,
  marksUtf8,
  shapes,
}
