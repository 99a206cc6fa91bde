import { BitFields } from './bit-fields.ts'
import type { ChromaFormat, ColourCoding } from './planes.ts'

/** What a stream says of its pictures before they are decoded. */
export interface SequenceParameterSet {
  /** After cropping, in pixels. */
  readonly width: number
  readonly height: number
  /** In whole blocks, without cropping. */
  readonly codedWidth: number
  readonly codedHeight: number
  readonly chroma: ChromaFormat
  readonly lumaBits: number
  readonly chromaBits: number
  /** As ITU-T H.265, E.3.1 infers it where nothing is said. */
  readonly colour: ColourCoding
}

const chromaFormats: readonly ChromaFormat[] = ['4:0:0', '4:2:0', '4:2:2', '4:4:4']
const unspecified: ColourCoding = { matrix: 2, fullRange: false }

/**
 * Reads a NAL unit of type 33 (ITU-T H.265, 7.3.2.2.1) up to the colours. Null when it is broken or has what pictures
 * alone do not need: colour planes coded apart, sets of reference pictures predicted from each other.
 */
export function readSequenceParameterSet(unit: Uint8Array): SequenceParameterSet | null {
  try {
    const fields = new BitFields(unit)
    // The header of the NAL unit and the number of the video parameter set.
    fields.skip(16 + 4)
    const subLayers = fields.bits(3)
    fields.skip(1)
    skipProfileTierLevel(fields, subLayers)
    return readPicture(fields, subLayers)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readPicture(fields: BitFields, subLayers: number): SequenceParameterSet | null {
  fields.golomb()
  const chroma = chromaFormats[fields.golomb()]
  if (!chroma || (chroma === '4:4:4' && fields.flag())) return null
  const [width, height] = [fields.golomb(), fields.golomb()]
  const [left = 0, right = 0, top = 0, bottom = 0] = fields.flag() ? fields.golombs(4) : []
  const unitX = chroma === '4:2:0' || chroma === '4:2:2' ? 2 : 1
  const unitY = chroma === '4:2:0' ? 2 : 1
  const [lumaBits, chromaBits] = [fields.golomb() + 8, fields.golomb() + 8]
  if (!skipCodingTools(fields, subLayers)) return null
  return {
    width: width - unitX * (left + right),
    height: height - unitY * (top + bottom),
    codedWidth: width,
    codedHeight: height,
    chroma,
    lumaBits,
    chromaBits,
    colour: fields.flag() ? readColour(fields) : unspecified,
  }
}

/** ITU-T H.265, 7.3.3. */
function skipProfileTierLevel(fields: BitFields, subLayers: number): void {
  fields.skip(88 + 8)
  const present = Array.from({ length: subLayers }, () => [fields.flag(), fields.flag()])
  if (subLayers > 0) fields.skip(2 * (8 - subLayers))
  for (const [profile, level] of present) fields.skip((profile ? 88 : 0) + (level ? 8 : 0))
}

/** From the bits of picture numbers to the use of usability information; false when that cannot be reached. */
function skipCodingTools(fields: BitFields, subLayers: number): boolean {
  const numberBits = fields.golomb() + 4
  fields.golombs(3 * (fields.flag() ? subLayers + 1 : 1))
  fields.golombs(6)
  if (fields.flag() && fields.flag()) skipScalingLists(fields)
  fields.skip(2)
  if (fields.flag()) skipPcm(fields)
  if (!skipReferencePictureSets(fields)) return false
  if (fields.flag()) for (let left = fields.golomb(); left > 0; left--) fields.skip(numberBits + 1)
  fields.skip(2)
  return true
}

function skipPcm(fields: BitFields): void {
  fields.skip(8)
  fields.golombs(2)
  fields.skip(1)
}

/** ITU-T H.265, 7.3.4. */
function skipScalingLists(fields: BitFields): void {
  for (let size = 0; size < 4; size++)
    for (let list = 0; list < (size === 3 ? 2 : 6); list++)
      if (fields.flag()) fields.golombs((size > 1 ? 1 : 0) + Math.min(64, 16 << (2 * size)))
      else fields.golomb()
}

/** ITU-T H.265, 7.3.7; false when one is predicted from another. */
function skipReferencePictureSets(fields: BitFields): boolean {
  const count = fields.golomb()
  for (let set = 0; set < count; set++) {
    if (set > 0 && fields.flag()) return false
    for (let left = fields.golomb() + fields.golomb(); left > 0; left--) {
      fields.golomb()
      fields.skip(1)
    }
  }
  return true
}

/** ITU-T H.265, E.2.1. */
function readColour(fields: BitFields): ColourCoding {
  const extendedRatio = 255
  if (fields.flag() && fields.bits(8) === extendedRatio) fields.skip(32)
  if (fields.flag()) fields.skip(1)
  if (!fields.flag()) return unspecified
  fields.skip(3)
  const fullRange = fields.flag()
  if (!fields.flag()) return { matrix: unspecified.matrix, fullRange }
  fields.skip(16)
  return { matrix: fields.bits(8), fullRange }
}
