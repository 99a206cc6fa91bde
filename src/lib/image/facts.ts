import type { ImageHeader } from './image-header.ts'
import type { ImageFacts } from './image-work.ts'
import { uprightSize } from './orientation.ts'

/** What a page shows of a picture before it is worked on. */
export function factsOf(
  header: ImageHeader,
  seen: Pick<ImageFacts, 'hasDetails' | 'leftToTurn'>,
): ImageFacts {
  return {
    format: header.format,
    ...uprightSize(header),
    animated: (header.format === 'png' || header.format === 'webp') && header.animated,
    ...seen,
  }
}
