import { uprightSize } from '../exif/orientation.ts'
import type { ImageFacts } from '../image-work.ts'
import type { ImageHeader } from './image-header.ts'

/** 0 when the size is not known. */
export const pixelsOf = (facts: Pick<ImageFacts, 'width' | 'height'> | null): number =>
  facts ? facts.width * facts.height : 0

/** What a page shows of a picture before it is worked on. */
export function factsOf(
  header: ImageHeader,
  seen: Pick<ImageFacts, 'animated' | 'hasDetails' | 'remainingOrientation' | 'extras'>,
): ImageFacts {
  return {
    format: header.format,
    ...uprightSize(header),
    ...seen,
  }
}
