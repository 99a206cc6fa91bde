import { unedited } from '../../../lib/image/pixels/edit.ts'
import type { BatchItem } from '../batch/batch-state.ts'

/** A file of a batch, as it is when nothing was wished of it. */
export const batchItem = <Result>(
  given: Pick<BatchItem<Result>, 'id' | 'work'> & Partial<BatchItem<Result>>,
): BatchItem<Result> => ({
  file: new File([], `${given.id}.png`),
  metadata: null,
  imported: null,
  recover: false,
  force: false,
  page: 0,
  pages: 1,
  edit: unedited,
  ...given,
})
