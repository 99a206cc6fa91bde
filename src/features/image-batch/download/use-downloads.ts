import { useMemo, useState } from 'react'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { download } from '../../../platform/files/download.ts'
import type { Batch } from '../batch/batch.ts'
import { resultOf } from '../batch/batch-state.ts'

export type Downloads = {
  /** Whether the ZIP is being made, or could not be. */
  readonly packing: 'idle' | 'busy' | 'failed'
  readonly one: (id: number) => void
  /** The only result as it is, several as a ZIP. */
  readonly all: () => void
  readonly dismiss: () => void
}

/** Saves results, under names that tell them apart. */
export function useDownloads<Result extends EncodedImage<Blob>>(
  batch: Batch<Result>,
  nameFor: (name: string) => string,
  zipName: string,
): Downloads {
  const [packing, setPacking] = useState<Downloads['packing']>('idle')
  // The same functions whether a ZIP is being made or not: every row is rendered anew with another one.
  const actions = useMemo(() => {
    const ready = () =>
      batch.read().items.flatMap((item) => {
        const made = resultOf(item)
        return made ? { id: item.id, name: nameFor(item.file.name), blob: made.blob } : []
      })
    const pack = async () => {
      const files = ready()
      setPacking('busy')
      try {
        const { zipFiles } = await import('./zip.ts')
        download(await zipFiles(files), zipName)
        setPacking('idle')
      } catch {
        setPacking('failed')
      }
    }
    return {
      one(id: number) {
        const found = ready().find((each) => each.id === id)
        if (found) download(found.blob, found.name)
      },
      all() {
        const [only, ...more] = ready()
        if (only && more.length === 0) download(only.blob, only.name)
        else if (only) void pack()
      },
      dismiss: () => setPacking('idle'),
    }
  }, [batch, nameFor, zipName])
  return { packing, ...actions }
}
