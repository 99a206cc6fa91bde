import { useEffect, useState } from 'react'
import { createBatch } from '../../../features/image-batch/batch/batch.ts'
import type { BatchState } from '../../../features/image-batch/batch/batch-state.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'
import { work } from '../work.ts'

const nothing: BatchState<Compressed<Blob>> = { items: [], refused: [], checking: null }

/** Compresses files in the tool's sealed workers for as long as they are shown; other files start anew. */
export function useHomeBatch(files: readonly File[]): BatchState<Compressed<Blob>> {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    const { createPool, createInspector } = work
    const pool = createPool()
    const inspector = createInspector()
    const batch = createBatch<CompressorSettings, Compressed<Blob>>({
      refuse: work.refuse,
      settingsFor: work.settingsFor,
      timeoutFor: work.timeoutFor,
      bytesFor: work.bytesFor,
      pictureImport: work.pictureImport,
      pool,
      inspect: inspector.inspect,
      stopInspecting: inspector.close,
    })
    const stop = batch.subscribe(() => setState(batch.read()))
    void batch.add(files)
    return () => {
      stop()
      batch.clear()
      pool.close()
      inspector.close()
      setState(nothing)
    }
  }, [files])
  return state
}
