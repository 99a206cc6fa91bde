import type { EncoderName } from '../../metrics/equivalent-quality.ts'
import type { QualityRange } from '../../metrics/fineness.ts'
import type { PixelSource } from '../draw/pixel-source.ts'

export type EncoderSettings = {
  /** On the scale of the Independent JPEG Group, within the encoder's range; what it means differs between encoders. */
  readonly quality: number
  /** Chroma at full resolution instead of half in both directions, where the encoder can. */
  readonly fullColour: boolean
}

/** Encodes pictures in one format, at any quality of its range. */
export type Encoder = {
  readonly name: EncoderName
  readonly range: QualityRange
  /** Can encode chroma at full resolution at any quality. */
  readonly hasFullColour: boolean
  /** Measures SSIMULACRA 2, see `createSsimulacra2`. */
  readonly metric?: WebAssembly.Module
  encode(source: PixelSource, settings: EncoderSettings): Promise<Blob>
}
