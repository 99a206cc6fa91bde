import { BoxFields, type IsobmffFormat } from './box-fields.ts'
import type { ItemProperty } from './item-properties.ts'

/** Code points of a colour space (ITU-T H.273, tables 2 to 4) and whether its values use the full range. */
export type ColourCodePoints = {
  readonly primaries: number
  readonly transfer: number
  readonly matrix: number
  readonly fullRange: boolean
}

/** The colour space of a picture, as code points and as an ICC profile; null where the file has none. */
export type Colour = {
  readonly codePoints: ColourCodePoints | null
  readonly icc: Uint8Array<ArrayBuffer> | null
}

/** The first `colr` box of each kind (ISO/IEC 14496-12, 12.1.5). Fails with `corrupt`. */
export function colourOf(properties: readonly ItemProperty[], format: IsobmffFormat): Colour {
  let codePoints: ColourCodePoints | null = null
  let icc: Uint8Array<ArrayBuffer> | null = null
  for (const { type, content } of properties) {
    if (type !== 'colr') continue
    const fields = new BoxFields(content, format)
    const kind = fields.code()
    if (kind === 'nclx') codePoints ??= parseCodePoints(fields)
    else if (kind === 'prof' || kind === 'rICC') icc ??= fields.rest()
  }
  return { codePoints, icc }
}

function parseCodePoints(fields: BoxFields): ColourCodePoints {
  const [primaries, transfer, matrix] = [fields.unsigned(2), fields.unsigned(2), fields.unsigned(2)]
  return { primaries, transfer, matrix, fullRange: (fields.unsigned(1) & 0x80) !== 0 }
}
