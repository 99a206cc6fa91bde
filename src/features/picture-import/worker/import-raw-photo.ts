import type { ByteSource } from '../../../lib/files/bytes.ts'
import type { RawPhoto } from '../../../lib/image/header/sniff.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'

/** The largest JPEG that the camera saved within a raw photo. */
export async function importRawPhoto(_file: Blob, _source: ByteSource, format: RawPhoto): Promise<Blob> {
  throw new ImageFailure({ kind: 'unsupported', format })
}
