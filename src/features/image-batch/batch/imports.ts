import { pixelsOf } from '../../../lib/image/header/metadata.ts'
import type { ImageImport, Imported } from '../../../lib/image/image-import.ts'
import type { Inspection, WorkError } from '../../../lib/image/image-work.ts'
import type { Edit } from '../../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { BatchItems } from './batch-items.ts'
import type { BatchItem } from './batch-state.ts'
import { createTurns } from './turns.ts'

/** Of imported pictures that are kept after the work on them, in bytes. */
const maxImportedBytes = 256 * 1024 * 1024
/** Imported pictures are made no faster than they are worked on. */
const maxImportsAtWork = 4

type ImportsOptions<Result> = {
  readonly items: BatchItems<Result>
  readonly inspect: (file: File) => Promise<Inspection>
  readonly pictureImport: ImageImport<File>
}

type ImportReport = {
  /** Of the files that wait for their turn the lowest is next. */
  readonly rank: () => number
  /** The picture is being made; not called when it is still there. */
  readonly began: () => void
  /** The file keeps its turn until `end`. */
  readonly ready: (picture: File) => void
  readonly failed: (error: WorkError) => void
}

export type Imports = {
  /** Makes a file readable when it has a turn. Nothing is reported once it was cancelled. */
  start(id: number, report: ImportReport): void
  /** Makes a file's picture again, to be shown beside its result. */
  show(id: number): void
  /** Stops a running import. */
  cancel(id: number): void
  /** Ends a file's turn, or its wait for one. */
  end(id: number): void
}

/** Makes the files of a batch readable that no browser, or not this one, decodes. */
export function createImports<Result>(options: ImportsOptions<Result>): Imports {
  const { items, inspect, pictureImport } = options
  type Item = BatchItem<Result>
  const turns = createTurns(maxImportsAtWork)
  const running = new Map<number, () => void>()

  const cancel = (id: number) => {
    running.get(id)?.()
    running.delete(id)
  }

  const run = (
    { id, file, metadata, page, edit }: Item,
    { ready, failed }: Pick<ImportReport, 'ready' | 'failed'>,
  ) => {
    cancel(id)
    const fail = (error: WorkError) => {
      if (running.get(id) !== stop) return
      running.delete(id)
      failed(error)
    }
    const onImported = async (imported: Imported<File>) => {
      const inspection = metadata ? null : await inspect(imported.picture)
      if (running.get(id) !== stop) return
      if (inspection && !inspection.ok) return fail(inspection.error)
      running.delete(id)
      const inspected = inspection?.ok ? inspection.metadata : null
      const { pages } = imported
      items.change(
        id,
        inspected
          ? { imported, pages, metadata: inspected, edit: fitting(edit, inspected) }
          : { imported, pages },
      )
      evictPictures(id)
      ready(imported.picture)
    }
    const stop = pictureImport.start(
      { file, format: 'png', pixels: pixelsOf(metadata), page },
      { progress: () => {}, done: (imported) => void onImported(imported), failed: fail },
    )
    running.set(id, stop)
  }

  /** Of imported pictures only some are kept in memory: uncompressed, they take three bytes a pixel. */
  const evictPictures = (latest: number) => {
    let left = maxImportedBytes
    const isKept = ({ id, imported, work }: Item): boolean => {
      // A part of the picked file takes no memory.
      if (!imported || imported === 'needed' || imported.from === 'embedded') return true
      left -= imported.picture.size
      return left >= 0 || id === latest || !['done', 'early', 'failed'].includes(work.state)
    }
    const evicted = items
      .all()
      .toSorted((a, b) => Number(b.id === latest) - Number(a.id === latest))
      .filter((item) => !isKept(item))
    if (evicted.length > 0)
      items.edit((item) => (evicted.includes(item) ? { ...item, imported: 'needed' } : item))
  }

  return {
    start(id, report) {
      const take = () => {
        const item = items.find(id)
        if (!item) return
        if (item.imported && item.imported !== 'needed') return report.ready(item.imported.picture)
        report.began()
        run(item, report)
      }
      turns.take(id, take, report.rank)
    },
    show(id) {
      const item = items.find(id)
      if (item?.imported !== 'needed' || running.has(id)) return
      // Without it only the result is shown.
      run(item, { ready: () => {}, failed: () => {} })
    },
    cancel,
    end: turns.end,
  }
}

/** Pages of a file may be of different sizes: a crop of one that goes beyond another is dropped. */
function fitting(edit: Edit, { width, height }: PixelSize): Edit {
  const { crop } = edit
  const fits = !crop || (crop.left + crop.width <= width && crop.top + crop.height <= height)
  return fits ? edit : { ...edit, crop: null }
}
