import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { usePaste } from '../../../ui/file-input/use-paste.ts'
import { type Batch, type BatchOptions, createBatch, type ImagePool } from './batch.ts'
import type { BatchState } from './batch-state.ts'
import type { ImageInspector } from './image-workers.ts'

export type UseBatchOptions<Settings, Result> = Omit<
  BatchOptions<Settings, Result>,
  'pool' | 'inspect' | 'stopInspecting'
> & {
  /** The tool's id, under which files arrive from other tools and survive a reload. */
  readonly tool: string
  readonly createPool: () => ImagePool<Settings, Result>
  readonly createInspector: () => ImageInspector
  readonly onAdded: (count: number) => void
}

/** The batch of a tool's page: files also come by paste, from other tools and from before an update of the site. */
export function useBatch<Settings, Result>(
  options: UseBatchOptions<Settings, Result>,
): readonly [BatchState<Result>, Batch<Result>, (files: readonly File[]) => void] {
  const { tool, createPool, createInspector, ...rest } = options
  const [{ batch, close }] = useState(() => {
    const pool = createPool()
    const inspector = createInspector()
    const made = createBatch<Settings, Result>({
      ...rest,
      pool,
      inspect: inspector.inspect,
      stopInspecting: inspector.close,
    })
    const end = () => {
      made.clear()
      pool.close()
      inspector.close()
    }
    return { batch: made, close: end }
  })
  const state = useSyncExternalStore(batch.subscribe, batch.read, batch.read)

  const add = useEffectEvent(async (files: readonly File[]) => {
    if (files.length === 0) return
    const added = await batch.add(files)
    if (added > 0) options.onAdded(added)
  })
  usePaste(({ files }) => {
    void add(files)
    return files.length > 0
  })

  useEffect(() => {
    const snapshot = () => {
      const { items } = batch.read()
      return items.length > 0 ? items.map(({ file }) => file) : undefined
    }
    return sessionRestore.register({ key: tool, snapshot })
  }, [batch, tool])
  useEffect(() => {
    const arrive = (files: unknown) => {
      if (Array.isArray(files)) void add(files.filter((file) => file instanceof File))
    }
    arrive(toolTransfer.take(tool)?.files)
    void sessionRestore.take(tool).then(arrive)
    return close
  }, [tool, close])

  return [state, batch, (files) => void batch.add(files).then((count) => count > 0 && options.onAdded(count))]
}
