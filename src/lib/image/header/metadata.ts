import { uprightSize } from '../exif/orientation.ts'
import type { ImageMetadata } from '../image-work.ts'
import type { ImageHeader } from './image-header.ts'

/** 0 when the size is not known. */
export const pixelsOf = (metadata: Pick<ImageMetadata, 'width' | 'height'> | null): number =>
  metadata ? metadata.width * metadata.height : 0

/** What a page shows of a picture before it is worked on. */
export function metadataOf(
  header: ImageHeader,
  seen: Pick<ImageMetadata, 'animated' | 'hasDetails' | 'remainingOrientation' | 'extras'>,
): ImageMetadata {
  return {
    format: header.format,
    ...uprightSize(header),
    ...seen,
  }
}
