import type { JobStart } from '../work/job.ts'
import type { WorkError } from './image-work.ts'

/** What an imported picture becomes: a PNG without loss, or a JPEG of high quality where it has no transparency. */
export type ImportFormat = 'png' | 'jpeg'

export type ImportOrder<PickedFile> = {
  readonly file: PickedFile
  readonly format: ImportFormat
  /** Its size as far as its header says, for the time and memory that it may take; 0 where that is unknown. */
  readonly pixels: number
  /** Which page or frame is wanted of a file that has several, counted from 0; the first without one. */
  readonly page?: number
  /** How many the file has, where they have been counted: a TIFF is then not gone through to its end for each page. */
  readonly pages?: number
}

/** Of what a file has several, one of which is used at a time, and how many. */
export type PageCount = { readonly kind: 'page' | 'frame'; readonly count: number }

/**
 * A file that browsers do not open as one that they do, upright. `decoded`: its picture; `embedded`: the largest JPEG
 * that a camera saved within its raw photo. `pages`: how many pages or frames the file has; 1 or more.
 */
export type Imported<PickedFile> = {
  readonly picture: PickedFile
  readonly from: 'decoded' | 'embedded'
  readonly pages: number
}

/** Makes pictures readable that no browser, or not this one, decodes. */
export type ImageImport<PickedFile> = {
  /** Whether a file that failed so may be imported. */
  readonly accepts: (error: WorkError) => boolean
  readonly start: JobStart<ImportOrder<PickedFile>, Imported<PickedFile>, WorkError, null>
  /** Counts the pages of a TIFF, or the frames of an animation; null where the browser gives only the first of these. */
  readonly count: JobStart<PickedFile, PageCount | null, WorkError, null>
}
