import { uprightSize } from '../exif/orientation.ts'
import type { ImageMetadata } from '../image-work.ts'
import type { ImageHeader } from './image-header.ts'

/** 0 when the size is unknown. */
export const pixelsOf = (metadata: Pick<ImageMetadata, 'width' | 'height'> | null): number =>
  metadata ? metadata.width * metadata.height : 0

/** What a page shows of a picture before processing. */
export function metadataOf(
  header: ImageHeader,
  rest: Pick<ImageMetadata, 'animated' | 'hasDetails' | 'remainingOrientation' | 'extras'>,
): ImageMetadata {
  return {
    format: header.format,
    ...uprightSize(header),
    ...rest,
  }
}
