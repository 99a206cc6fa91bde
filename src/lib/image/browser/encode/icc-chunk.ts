import { joinBytes } from '../../../files/bytes.ts'
import { pngChunk } from '../../png/png-file.ts'
import { deflate } from './zlib.ts'

/** The iCCP chunk of a PNG with this ICC profile. */
export async function iccChunk(profile: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Uint8Array(await (await deflate([profile].values())).arrayBuffer())
  // A name, which must not be empty, and the only compression method.
  return pngChunk('iCCP', joinBytes([Uint8Array.of(0x69, 0x63, 0x63, 0, 0), packed]))
}
