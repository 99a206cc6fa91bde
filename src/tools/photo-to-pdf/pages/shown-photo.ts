import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'

/** A photo as the preview shows it. */
export type ShownPhoto = Photo & {
  /** Reads its picture where that is not the photo itself. */
  readonly read?: PhotoReader['thumbnail']
}
