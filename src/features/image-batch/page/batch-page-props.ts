import type { ReactNode } from 'react'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { Batch } from '../batch/batch.ts'
import type { BatchItem, RefusedFile } from '../batch/batch-state.ts'
import type { BatchWork } from '../batch/use-batch.ts'
import type { ZipName } from '../download/use-downloads.ts'
import type { BatchMessages } from '../messages.en.ts'
import type { SampleType } from './sample-image.ts'

/** The texts of a tool's page, with the shared ones in `batch`. */
type BatchPageTexts = {
  readonly batch: BatchMessages
  readonly title: string
  readonly intro: string
  readonly upload: string
  readonly formats: string
  /** The title of the alert with refused files, and the reason for one of them. */
  readonly refusal: string
  readonly refusedReason?: (error: ImageError) => string
  readonly settings: string
  /** The label of the button, its label once there are results, and while work is running. */
  readonly run: string
  readonly runAgain: string
  readonly running: string
  readonly empty: string
  readonly emptyHint: string
  readonly zipName: ZipName
  readonly howTo: string
  readonly steps: readonly string[]
}

/** Adds files as if they had been picked. */
export type AddFiles = (files: readonly File[]) => void

/** What a tool gives its page. */
export type BatchPageProps<Settings, Result extends EncodedImage<Blob>> = {
  readonly t: BatchPageTexts
  readonly language: Language
  /** As in HTML: media types, separated by commas. */
  readonly accept: string
  readonly sample: SampleType
  /** Must not change after the first render. */
  readonly work: BatchWork<Settings, Result>
  /** The file name of a result; must be a stable function as long as it returns the same names. */
  readonly nameFor: (name: string, result: Blob) => string
  readonly fields: (batch: Batch<Result>) => ReactNode
  /** A button for refused files that can be used after all, in the alert that names them. */
  readonly remedy?: (refused: readonly RefusedFile[], batch: Batch<Result>, add: AddFiles) => ReactNode
  /** A second way to begin, beside the sample. */
  readonly begin?: (batch: Batch<Result>, add: AddFiles) => ReactNode
  /** A message about the files, above them. */
  readonly notice?: (batch: Batch<Result>) => ReactNode
  /** Must be a stable function as long as its output is the same: every row renders again with a new one. */
  readonly notes: (item: BatchItem<Result>, batch: Batch<Result>) => ReactNode
  /** Pictures can be cropped and turned: the tool's worker does what an order's edit says. */
  readonly canEdit?: boolean
}
