import { useMemo, useState } from 'react'
import { isAbortError } from '../../../lib/abort-error.ts'
import { baseNameOf } from '../../../lib/files/file-names.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { ExportFiles } from '../../../ui/files/export-menu/export-files.ts'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import type { Batch } from '../batch/batch.ts'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'
import { whenReady } from './when-ready.ts'

export type Downloads = {
  /** Whether the ZIP is being created, or failed. */
  readonly packing: 'idle' | 'busy' | 'failed'
  readonly one: (id: number) => void
  /** A single result as a file, several as a ZIP. */
  readonly all: () => void
  readonly dismiss: () => void
  /** The result of a file, under its name; the same function at every render. */
  readonly fileOf: (id: number) => File | undefined
  /** All results, for what leaves the site besides the download. */
  readonly exportFiles: ExportFiles
  /** The result of a file alone, given as it is shown. */
  readonly exportOne: (id: number, shown: Blob) => ExportFiles
  /** The results, for other tools. */
  readonly next: NextContent
}

const photos = (count: number) => ({ what: 'photo', count }) as const

/** The name of a ZIP by the number of files in it and the visitor's calendar day, `YYYY-MM-DD`. */
export type ZipName = (count: number, day: string) => string

/**
 * Downloads results under unique names.
 *
 * @param items the files with the results that are shown; newer ones that are being made are waited for
 */
export function useDownloads<Result extends EncodedImage<Blob>>(
  batch: Batch<Result>,
  items: readonly BatchItem<Result>[],
  nameFor: (name: string, result: Blob) => string,
  zipName: ZipName,
): Downloads {
  const [packing, setPacking] = useState<Downloads['packing']>('idle')
  // Stable functions: every row would render again with a new one.
  const actions = useMemo(() => {
    const ready = () =>
      batch.read().items.flatMap((item) => {
        const result = resultOf(item)
        return result
          ? {
              id: item.id,
              source: item.file,
              name: nameFor(nameWithPage(item), result.blob),
              blob: result.blob,
            }
          : []
      })
    const runWhenReady = async (run: () => void, id?: number) => {
      try {
        await whenReady(batch, run, id)
      } catch (error) {
        if (!isAbortError(error)) throw error
      }
    }
    const pack = async () => {
      const files = ready()
      setPacking('busy')
      try {
        const { zipFiles } = await import('./zip.ts')
        download(await zipFiles(files), zipName(files.length, systemClock.today()), photos(files.length))
        setPacking('idle')
      } catch {
        setPacking('failed')
      }
    }
    const find = (id: number) => ready().find((each) => each.id === id)
    return {
      one: (id: number) =>
        void runWhenReady(() => {
          const found = find(id)
          if (found) download(found.blob, found.name, photos(1))
        }, id),
      all: () =>
        void runWhenReady(() => {
          const [only, ...more] = ready()
          if (only && more.length === 0) download(only.blob, only.name, photos(1))
          else if (only) void pack()
        }),
      dismiss: () => setPacking('idle'),
      fileOf(id: number) {
        const found = find(id)
        return found && fileFrom(found)
      },
      exportOne: (id: number, { type, size }: Blob): ExportFiles => ({
        types: [type],
        count: 1,
        bytes: size,
        read: () =>
          whenReady(
            batch,
            () => {
              const found = find(id)
              return found ? [fileFrom(found)] : []
            },
            id,
          ),
      }),
      files: () => whenReady(batch, () => ready().map(fileFrom)),
      resultsOf(sources: readonly File[]) {
        const wanted = new Set(sources)
        const own = ready().filter(({ source }) => wanted.has(source))
        const done = new Set(own.map(({ source }) => source))
        return {
          files: own.map(fileFrom),
          failed: sources.filter((source) => !done.has(source)).map(({ name }) => name),
        }
      },
    }
  }, [batch, nameFor, zipName])
  const { files, resultsOf, ...rest } = actions
  const results = items.flatMap((item) => resultOf(item) ?? [])
  const types = [...new Set(results.map(({ blob }) => blob.type))]
  const count = results.length
  const bytes = results.reduce((sum, { blob }) => sum + blob.size, 0)
  return {
    packing,
    ...rest,
    exportFiles: { types, count, bytes, read: files },
    next: {
      kind: 'files',
      types,
      count,
      async read() {
        const made = await files()
        return made.length > 0 ? { files: made } : undefined
      },
      // A recipe goes on with the results that there are now.
      ...(items === batch.read().items && { resultsOf }),
    },
  }
}

/** By reference: no byte is copied. */
const fileFrom = ({ name, blob }: { readonly name: string; readonly blob: Blob }) =>
  new File([blob], name, { type: blob.type })

/** "scan.tif" as "scan-page-2.tif", so that the results of several pages or frames of a file have names of their own. */
function nameWithPage({ file: { name }, metadata, page }: BatchItem<unknown>): string {
  if (page === 0) return name
  const base = baseNameOf(name)
  const kind = metadata?.animated ? 'frame' : 'page'
  return `${base}-${kind}-${page + 1}${name.slice(base.length)}`
}
