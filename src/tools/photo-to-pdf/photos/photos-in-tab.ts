import type { useFilesInTab } from '../../../ui/files/incoming/use-files-in-tab.ts'
import { type ScanPage, type ScansStore, setPages } from '../scan/scans.ts'
import { addPhotos, type Photo, removePhotos } from './photo-list.ts'
import type { Selection } from './selection.ts'

/** A photo with what is known of the page in it, such as corners that were set by hand. */
type LeftPhoto = { readonly photo: Photo; readonly page: ScanPage | undefined }

/** What `useFilesInTab` keeps of the photos while another page is open. */
export function photosInTab(
  selection: Pick<Selection, 'read' | 'change'>,
  scans: ScansStore,
): Parameters<typeof useFilesInTab<LeftPhoto>>[1] {
  return {
    items: () =>
      selection.read().list.photos.map((photo) => ({ photo, page: scans.read().pages.get(photo.file) })),
    restore(left) {
      setPages(
        scans,
        left.flatMap(({ photo, page }) => (page ? [[photo.file, page] as const] : [])),
      )
      selection.change((current) =>
        addPhotos(
          current,
          left.map(({ photo }) => photo),
        ),
      )
    },
    remove(left) {
      // By their ids, as one whose frame was changed is another object.
      const ids = left.map(({ photo }) => photo.id)
      selection.change((current) => removePhotos(current, ({ id }) => ids.includes(id)))
    },
  }
}
