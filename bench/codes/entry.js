import { encode } from '../../src/lib/qr/encode.ts'
import { selectedSets } from '../../src/tools/password-generator/core/character-sets.ts'
import { generatePassword } from '../../src/tools/password-generator/core/generate-password.ts'
import { rowsOf } from '../../src/tools/qr-generator/core/batch/batch.ts'
import { batchFiles } from '../../src/tools/qr-generator/core/batch/batch-files.ts'
import { needsUtf8Eci } from '../../src/tools/qr-generator/core/content/eci.ts'
import { kinds } from '../../src/tools/qr-generator/core/content/kinds.ts'
import { payload } from '../../src/tools/qr-generator/core/content/payload.ts'
import { logoLoad, maxLoad } from '../../src/tools/qr-generator/core/drawing/logo.ts'
import { shapes } from '../../src/tools/qr-generator/core/drawing/outline.ts'
import { rasterize } from '../../src/tools/qr-generator/core/drawing/picture.ts'
import { defaultStyle } from '../../src/tools/qr-generator/core/settings.ts'

/** The measured parts of the two tools. */
export const core = {
  selectedSets,
  generatePassword,
  rowsOf,
  batchFiles,
  encode,
  kinds,
  payload,
  rasterize,
  defaultStyle,
  logoLoad,
  maxLoad,
  marksUtf8: needsUtf8Eci,
  shapes,
}
