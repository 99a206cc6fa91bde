import type { HevcConfiguration } from '../isobmff/hevc-configuration.ts'
import type { ColourCoding, Planes } from './planes.ts'

export interface HevcPicture extends Planes {
  readonly bitDepth: number
  /** As the stream has it, or as ITU-T H.265, E.3.1 infers it; what the file around it says comes first. */
  readonly colour: ColourCoding
}

export interface HevcDecoder {
  /**
   * Decodes one intra picture of at most `maxPixels`. Its planes may lie in the decoder's memory and are valid until the
   * next call. Fails with an `ImageFailure` for whatever the data are.
   */
  decode(
    configuration: HevcConfiguration,
    sample: Uint8Array<ArrayBuffer>,
    maxPixels: number,
  ): HevcPicture | Promise<HevcPicture>
}
