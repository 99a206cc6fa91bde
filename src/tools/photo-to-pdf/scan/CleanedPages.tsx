import { Scan } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { pageSizeOf } from '../core/scan.ts'
import { type PdfSettings, perPageOf, type ScanKind } from '../core/settings.ts'
import { PageGrid } from '../pages/PageGrid.tsx'
import { SheetGrid } from '../pages/SheetGrid.tsx'
import type { ShownPhoto } from '../pages/shown-photo.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { CornersEditor } from './CornersEditor.tsx'
import { createScanReader, type ScanReader } from './scan-reader.ts'
import { type ScanPage, type ScansStore, setPage } from './scans.ts'
import { searchPages } from './search-pages.ts'
import { useScanTexts } from './use-scan-texts.ts'

type CleanedPagesProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  /** Reads the photos as they are. */
  readonly read: PhotoReader['thumbnail']
  readonly scans: ScansStore
  readonly onMove: (from: number, to: number) => void
  /** The corners of a page were changed. */
  readonly onAdjust: () => void
}

/** The pages of the document with the photos' pages cleaned up, which it looks for, and the editor of their corners. */
export function CleanedPages({ photos, settings, read, scans, onMove, onAdjust }: CleanedPagesProps) {
  const t = useScanTexts()
  const announce = useAnnounce()
  const { pages, edited } = useStore(scans)
  const [reader] = useState(createScanReader)
  const { scan: kind = 'gray' } = settings
  const readOf = useMemo(() => createReads(reader, kind), [reader, kind])
  const shown = useMemo(
    () => photos.map((photo) => shownPhoto(photo, pages.get(photo.file), readOf)),
    [photos, pages, readOf],
  )
  useEffect(() => reader.close, [reader])
  useEffect(() => {
    const end = new AbortController()
    const search = async () => {
      const files = photos.map(({ file }) => file)
      const { searched, found } = await searchPages({ files, scans, find: reader.find, signal: end.signal })
      if (searched > 0) announce(t.searched(found, searched))
    }
    void search()
    return () => end.abort()
  }, [photos, scans, reader, announce, t])

  const editedPhoto = photos.find(({ file }) => file === edited)
  const editedPage = editedPhoto && pages.get(editedPhoto.file)
  return (
    <>
      {perPageOf(settings) > 1 ? (
        <SheetGrid photos={shown} settings={settings} read={read} />
      ) : (
        <PageGrid
          photos={shown}
          {...{ settings, read, onMove }}
          action={({ file }) =>
            pages.has(file) ? (
              <Button
                variant="quiet"
                size="icon"
                aria-label={t.adjustOf(file.name)}
                onClick={() => scans.set({ ...scans.read(), edited: file })}
              >
                <Icon of={Scan} size={18} />
              </Button>
            ) : null
          }
        />
      )}
      {editedPhoto && editedPage ? (
        <CornersEditor
          photo={editedPhoto}
          page={editedPage}
          read={read}
          find={reader.find}
          onDone={(page) => {
            setPage(scans, editedPhoto.file, page)
            onAdjust()
          }}
          onClose={() => scans.set({ ...scans.read(), edited: null })}
        />
      ) : null}
    </>
  )
}

type ReadOf = (page: ScanPage) => PhotoReader['thumbnail']

/** Reads the cleaned page; the same function as long as its corners are the same, as a new one draws again. */
function createReads({ clean }: ScanReader, kind: ScanKind): ReadOf {
  const reads = new WeakMap<ScanPage, PhotoReader['thumbnail']>()
  return (page) => {
    const known = reads.get(page)
    if (known) return known
    const { corners } = page
    const read: PhotoReader['thumbnail'] = (file, side, signal) =>
      clean(file, { corners, kind, side, signal })
    reads.set(page, read)
    return read
  }
}

/** Nothing is shown of a photo before its page has been looked for: it would jump. */
const nothing: PhotoReader['thumbnail'] = async () => null

function shownPhoto(photo: Photo, page: ScanPage | undefined, readOf: ReadOf): ShownPhoto {
  if (!page) return { ...photo, read: nothing }
  const metadata = { ...photo.metadata, ...pageSizeOf(page.corners, photo.metadata) }
  return { ...photo, metadata, read: readOf(page) }
}
