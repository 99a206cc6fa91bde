import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { lateDragOut } from '../../../ui/files/drag-out/late-drag-out.ts'
import type { Batch } from '../batch/batch.ts'
import { type BatchItem, neighbourOf } from '../batch/batch-state.ts'
import type { Downloads } from '../download/use-downloads.ts'
import type { RowActions } from './row-actions.ts'
import { type Compared, useCompared } from './use-compared.ts'

type Rows<Result> = {
  /** For the element around the shown file. */
  readonly surface: RefObject<HTMLDivElement | null>
  /** For the element around the list. */
  readonly list: RefObject<HTMLElement | null>
  readonly actions: RowActions
  /** The file on the work surface: the chosen one, otherwise the first with a result; none without files. */
  readonly shown: BatchItem<Result> | undefined
  /** Its result, if it has one. */
  readonly shownResult: Compared<Result> | null
  readonly show: (id: number) => void
  /** Ids of the files whose facts are shown. */
  readonly open: ReadonlySet<number>
  /** Shows the facts of a file, and its row. */
  readonly showDetails: (id: number) => void
  /** Whether only the files that failed are listed. */
  readonly onlyFailed: boolean
  readonly filter: (onlyFailed: boolean) => void
  /** Lists the files that failed and moves to the first of them. */
  readonly showFailed: () => void
}

/** Which file of a batch is shown, of which the facts are, and what the rows' buttons do. */
export function useRows<Result extends EncodedImage<Blob>>(
  items: readonly BatchItem<Result>[],
  batch: Batch<Result>,
  { one, fileOf }: Pick<Downloads, 'one' | 'fileOf'>,
): Rows<Result> {
  const [chosen, setChosen] = useState<number | null>(null)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [onlyFailed, filter] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  const compared = useCompared(items, chosen)
  // A chosen file without a result is shown with its state, which may be the reason of a failure.
  const shown = items.find(({ id }) => id === chosen) ?? compared?.item ?? items[0]
  const shownResult = compared && compared.item.id === shown?.id ? compared : null
  const isOver = shown?.work.state === 'done' || shown?.work.state === 'early'
  const missingOriginal = shown?.imported === 'needed' && isOver ? shown.id : null
  useEffect(() => {
    if (missingOriginal !== null) batch.showOriginal(missingOriginal)
  }, [batch, missingOriginal])
  const shownId = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    shownId.current = shown?.id
    batch.show(shown?.id)
  })
  const remove = useCallback(
    (id: number) => {
      // The next file is shown instead of the removed one, not the first.
      if (shownId.current === id) setChosen(neighbourOf(batch.read().items, id))
      batch.remove(id)
    },
    [batch],
  )
  const filesOf = useCallback(
    (id: number) => {
      const file = fileOf(id) ?? batch.read().items.find((item) => item.id === id)?.file
      return file ? [file] : []
    },
    [batch, fileOf],
  )
  const actions = useMemo<RowActions>(
    () => ({
      compare(id) {
        flushSync(() => setChosen(id))
        // The picture may be far above the list.
        surface.current?.scrollIntoView({ block: 'nearest' })
        surface.current?.querySelector<HTMLElement>('input[type="range"]')?.focus({ preventScroll: true })
      },
      toggleDetails: (id) => setOpen((ids) => toggled(ids, id)),
      remove,
      retry: batch.retry,
      pickAgain: batch.pickAgain,
      skip: batch.skip,
      download: one,
      drag(event, id) {
        const [file] = filesOf(id)
        if (file) lateDragOut.start(event, file, file.name)
      },
      files: filesOf,
    }),
    [batch, remove, one, filesOf],
  )
  const showDetails = (id: number) => {
    flushSync(() => setOpen((ids) => new Set(ids).add(id)))
    moveTo(id)
  }
  const showFailed = () => {
    flushSync(() => filter(true))
    const first = items.find(({ work }) => work.state === 'failed')
    if (first) moveTo(first.id)
  }
  const moveTo = (id: number) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-file="${id}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus()
  }
  const view = { surface, list, shown, shownResult, open, onlyFailed }
  return { ...view, actions, show: setChosen, showDetails, filter, showFailed }
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set(ids).add(id)
