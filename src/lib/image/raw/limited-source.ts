import type { ByteSource } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import type { TiffFormat } from './tiff-directory.ts'

/** Bytes that may be read of one file; real ones need less than 1 MB. */
const maxBytesRead = 33_554_432

/** The same source, which fails with `corrupt` when far more is read of it than directories and headers take. */
export function limitedSource(source: ByteSource, format: TiffFormat): ByteSource {
  let left = maxBytesRead
  return {
    size: source.size,
    async read(start, end) {
      left -= end - start
      if (left < 0) throw new ImageFailure({ kind: 'corrupt', format })
      return source.read(start, end)
    },
  }
}
