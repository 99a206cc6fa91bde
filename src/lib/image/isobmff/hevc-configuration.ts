import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'

/** A parameter set or SEI message: a NAL unit without start code or length (ITU-T H.265, 7.3.1). */
export type ParameterSet = {
  /** 32 VPS, 33 SPS, 34 PPS, 39 SEI (ITU-T H.265, table 7-1). */
  readonly type: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a decoder of HEVC needs before the data (ISO/IEC 14496-15, 8.3.3.1). */
export type HevcConfiguration = {
  /** `general_profile_idc`: 1 Main, 2 Main 10, 3 Main Still Picture, 4 range extensions. */
  readonly profile: number
  readonly chroma: '4:0:0' | '4:2:0' | '4:2:2' | '4:4:4'
  /** Bits of a sample, 8 to 15. */
  readonly lumaBits: number
  readonly chromaBits: number
  /** Bytes of the length before each NAL unit of the data. */
  readonly lengthSize: 1 | 2 | 4
  readonly parameterSets: readonly ParameterSet[]
  /** The content of the `hvcC` box, which decoders take as a whole. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

const chromaFormats = ['4:0:0', '4:2:0', '4:2:2', '4:4:4'] as const
const lengthSizes = [1, 2, null, 4] as const
const maxParameterSets = 1_024

/** Parses the content of an `hvcC` box. Fails with `corrupt`. */
export function parseHevcConfiguration(
  content: Uint8Array<ArrayBuffer>,
  format: IsobmffFormat,
): HevcConfiguration {
  const fields = new BoxFields(content, format)
  if (fields.unsigned(1) !== 1) throw corrupt(format)
  const profile = fields.unsigned(1) & 31
  // Compatibility, constraints, level, segmentation and parallelism.
  fields.bytes(14)
  const chroma = chromaFormats[fields.unsigned(1) & 3] ?? '4:2:0'
  const [lumaBits, chromaBits] = [(fields.unsigned(1) & 7) + 8, (fields.unsigned(1) & 7) + 8]
  // The average frame rate.
  fields.bytes(2)
  const lengthSize = lengthSizes[fields.unsigned(1) & 3] ?? null
  if (lengthSize === null) throw corrupt(format)
  return {
    profile,
    chroma,
    lumaBits,
    chromaBits,
    lengthSize,
    parameterSets: parseParameterSets(fields),
    bytes: content,
  }
}

function parseParameterSets(fields: BoxFields): readonly ParameterSet[] {
  const sets: ParameterSet[] = []
  for (let arrays = fields.unsigned(1); arrays > 0; arrays -= 1) {
    const type = fields.unsigned(1) & 63
    for (let left = fields.unsigned(2); left > 0; left -= 1) {
      if (sets.length === maxParameterSets) throw corrupt(fields.format)
      sets.push({ type, bytes: fields.bytes(fields.unsigned(2)) })
    }
  }
  return sets
}
