import type { PhotoMetadata } from '../core/worker-messages.ts'

/** A picked photo that can become a page. */
export type Photo = {
  readonly id: number
  readonly file: File
  /** What the visitor picked: the file itself, or what it was imported or recovered from. */
  readonly picked: File
  readonly metadata: PhotoMetadata
  /** The file was truncated, and the missing part is blank. */
  readonly recovered: boolean
  /** It is the largest JPEG that was embedded in the picked raw photo. */
  readonly embedded: boolean
  /** How many pages the picked file has, of which it is one. */
  readonly pages: number
  /** The animation of which it is a frame other than the first, counted from 0. */
  readonly animation?: { readonly file: File; readonly metadata: PhotoMetadata; readonly frame: number }
}

/** The photos in page order, and the last removal. */
export type PhotoList = {
  readonly photos: readonly Photo[]
  readonly undo: { readonly before: PhotoList; readonly removed: readonly Photo[] } | null
}

export const emptyList: PhotoList = { photos: [], undo: null }

export function addPhotos(list: PhotoList, photos: readonly Photo[]): PhotoList {
  return photos.length === 0 ? list : { photos: [...list.photos, ...photos], undo: null }
}

/** Puts photos in the place of another one; at the end if that has been removed. */
export function replacePhoto(list: PhotoList, former: number, photos: readonly Photo[]): PhotoList {
  if (photos.length === 0 || !list.photos.some(({ id }) => id === former)) return addPhotos(list, photos)
  return { photos: list.photos.flatMap((each) => (each.id === former ? photos : [each])), undo: null }
}

/** Moves one photo; both indexes count from 0 and must be within the list. */
export function movePhoto(list: PhotoList, from: number, to: number): PhotoList {
  const photos = [...list.photos]
  photos.splice(to, 0, ...photos.splice(from, 1))
  return { photos, undo: null }
}

/** Removes photos; `undoRemoval` restores them, removal by removal. */
export function removePhotos(list: PhotoList, isRemoved: (photo: Photo) => boolean): PhotoList {
  const removed = list.photos.filter(isRemoved)
  if (removed.length === 0) return list
  return { photos: list.photos.filter((photo) => !isRemoved(photo)), undo: { before: list, removed } }
}

export function undoRemoval(list: PhotoList): PhotoList {
  return list.undo?.before ?? list
}
