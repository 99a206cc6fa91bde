import { type Photo, type PhotoList, replacePhoto } from './photo-list.ts'

/** Puts a changed photo in its own place; nowhere if it has been removed meanwhile. */
export function changePhoto(list: PhotoList, photo: Photo): PhotoList {
  return list.photos.some(({ id }) => id === photo.id) ? replacePhoto(list, photo.id, [photo]) : list
}
