import { type ContainerItem, partsDescription } from '../../../jpeg/appended/container-xmp.ts'
import { samsungTrailer } from '../../../jpeg/appended/samsung-trailer.ts'
import { isoVersion } from '../../../jpeg/gain-map/gain-map-metadata.ts'
import { marker } from '../../../jpeg/markers.ts'
import { firstEnd, insertFirst, segmentOf } from '../../../jpeg/metadata-segments.ts'
import { multiPictureSegment } from '../../../jpeg/multi-picture.ts'
import type { MotionVideo } from './find-motion-video.ts'
import type { FurtherPicture } from './find-pictures.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What follows the picture of a JPEG file. */
export type Appended = {
  /** A JPEG file with its metadata. */
  readonly gainMap: Bytes | null
  /** None beside a video: the directory of a motion photo has no word for them. */
  readonly pictures: readonly FurtherPicture[]
  readonly video: MotionVideo | null
}

export const nothingAppended: Appended = { gainMap: null, pictures: [], video: null }

/** In the order of the file. */
function piecesOf({ gainMap, pictures, video }: Appended): (Bytes | Blob)[] {
  const files = [...(gainMap ? [gainMap] : []), ...pictures.map(({ file }) => file)]
  if (!video) return files
  if (!video.inTrailer) return [...files, video.file]
  const [before, after] = samsungTrailer(video.file.size)
  return [...files, before, video.file, after]
}

/** Elements that the XMP data of the picture must have. */
export function appendedDescription({ gainMap, video }: Appended): string {
  const [before, after] = video?.inTrailer ? samsungTrailer(video.file.size) : []
  const items: ContainerItem[] = []
  if (gainMap) items.push({ semantic: 'GainMap', type: 'image/jpeg', length: gainMap.length })
  if (video) {
    // Programs count from the end of the file.
    const length = video.file.size + (after?.length ?? 0)
    items.push({ semantic: 'MotionPhoto', type: 'video/mp4', length, gap: before?.length ?? 0 })
  }
  return partsDescription(items, video?.timestamp ?? null)
}

/** `jpeg`, whose XMP data have the description of the parts, followed by them. */
export function withAppended(jpeg: Bytes, appended: Appended): (Bytes | Blob)[] {
  const { gainMap, pictures } = appended
  const version = gainMap ? [segmentOf(marker.APP2, isoVersion())] : []
  const others = [
    ...(gainMap ? [{ length: gainMap.length, kind: 0 }] : []),
    ...pictures.map(({ file, kind }) => ({ length: file.size, kind })),
  ]
  const at = firstEnd(jpeg) + (version[0]?.length ?? 0)
  const index = (length: number) => multiPictureSegment({ length, others, at })
  const length = at + index(0).length + jpeg.length - firstEnd(jpeg)
  const segments = others.length > 0 ? [...version, index(length)] : []
  return [...insertFirst(jpeg, segments), ...piecesOf(appended)]
}

/** In bytes, of all parts; those that describe them come in addition. */
export const appendedBytes = (appended: Appended): number =>
  piecesOf(appended).reduce((sum, piece) => sum + (piece instanceof Blob ? piece.size : piece.length), 0)
