import { useEffect, useState } from 'react'
import { recipeRun } from '../../../platform/recipe-run.ts'
import { useFilesInTab } from '../../../ui/files/incoming/use-files-in-tab.ts'
import { useIncoming } from '../../../ui/files/incoming/use-incoming.ts'
import { useStore } from '../../../ui/use-store.ts'
import { type Batch, type BatchOptions, createBatch } from './batch.ts'
import type { BatchItem, BatchState } from './batch-state.ts'
import type { ImageInspector } from './image-workers.ts'
import type { ImagePool } from './passes.ts'
import { itemsIn, savedItem } from './saved-items.ts'

/** How a tool processes its files. */
export type BatchWork<Settings, Result> = Omit<
  BatchOptions<Settings, Result>,
  'pool' | 'inspect' | 'stopInspecting'
> & {
  /** The tool's id, by which it receives files from other tools and after a reload. */
  readonly tool: string
  readonly createPool: () => ImagePool<Settings, Result>
  readonly createInspector: () => ImageInspector
  /** Gets files that another page sent, before they are added to an empty list: makes settings that take them. */
  readonly prepareFor?: (files: readonly File[]) => void
  /** Gets a text from the search or the home page that the tool accepts. */
  readonly readText?: (text: string) => void
}

/**
 * The batch of a tool's page: files also come by paste, from other tools and from before a reload. Only the
 * `work` of the first render is used; `onAdded` gets the number of files that were accepted.
 */
export function useBatch<Settings, Result>(
  work: BatchWork<Settings, Result>,
  onAdded: (count: number) => void,
): readonly [BatchState<Result>, Batch<Result>, (files: readonly File[]) => void] {
  const [{ batch, close }] = useState(() => {
    const { createPool, createInspector, readText: _, prepareFor: _prepareFor, ...rest } = work
    const pool = createPool()
    const inspector = createInspector()
    const newBatch = createBatch<Settings, Result>({
      ...rest,
      pool,
      inspect: inspector.inspect,
      stopInspecting: inspector.close,
    })
    const end = () => {
      newBatch.clear()
      pool.close()
      inspector.close()
    }
    return { batch: newBatch, close: end }
  })
  const state = useStore(batch)

  const add = (files: readonly File[]) => batch.add(files).then((count) => count > 0 && onAdded(count))
  const onFiles = (files: readonly File[]) => {
    void add(files)
    return () => batch.withdraw(files)
  }
  const makeRoom = useFilesInTab<BatchItem<Result>>(work.tool, {
    items: () => batch.read().items,
    isChecking: state.checking !== null,
    restore: batch.replace,
    remove: (left) => {
      for (const { id } of left) batch.remove(id)
    },
    toSave: (items) => items.map(savedItem),
    restoreSaved: (saved) => batch.restore(itemsIn(saved)),
    add,
    withdraw: batch.withdraw,
  })
  useIncoming(work.tool, {
    makeRoom,
    onFiles(files, how) {
      // A recipe says its settings.
      if (how && !recipeRun.settingsOf(work.tool) && batch.read().items.length === 0) work.prepareFor?.(files)
      return onFiles(files)
    },
    onText(text) {
      work.readText?.(text)
    },
  })
  useEffect(() => close, [close])

  return [state, batch, add]
}
