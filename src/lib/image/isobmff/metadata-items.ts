import { latin1, viewOf } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'
import type { IsobmffFile } from './isobmff-file.ts'
import { readItemData } from './item-data.ts'
import type { ItemInfo } from './item-info.ts'

const xmpMediaType = 'application/rdf+xml'
const identifier = 'Exif\0\0'
const tiffSignatures = ['II*\0', 'MM\0*']

/** EXIF data of the picture as TIFF; null when there are none, or they are broken or longer than `maxBytes`. */
export async function readExifItem(
  file: IsobmffFile,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const item = describingPicture(file, ({ type }) => type === 'Exif')
  const data = item && (await readOrNull(file, item, maxBytes + 4 + identifier.length))
  const tiff = data && tiffIn(data)
  return tiff && tiff.length > 0 && tiff.length <= maxBytes ? tiff : null
}

/** XMP data of the picture in UTF-8; null when there are none, or they are broken or longer than `maxBytes`. */
export async function readXmpItem(
  file: IsobmffFile,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const item = describingPicture(file, isXmp)
  return item && readOrNull(file, item, maxBytes)
}

/** XMP data of any item, as `readXmpItem` gives them. */
export async function readXmpItemOf(
  file: IsobmffFile,
  id: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { items, references } = file.tables
  const item = [...items.values()].find(
    (each) => isXmp(each) && references.from(each.id, 'cdsc').includes(id),
  )
  return item ? readOrNull(file, item, maxBytes) : null
}

/** Whether the file has XMP data of its picture, which may be broken. */
export const hasXmpItem = (file: IsobmffFile): boolean => describingPicture(file, isXmp) !== null

const isXmp = ({ type, mediaType }: ItemInfo) => type === 'mime' && mediaType === xmpMediaType

/** The item that describes the primary one (`cdsc`; ISO/IEC 23008-12), or one of which that is not said. */
function describingPicture(
  { tables: { items, references, primary } }: IsobmffFile,
  isWanted: (item: ItemInfo) => boolean,
): ItemInfo | null {
  const wanted = [...items.values()].filter(isWanted)
  const described = ({ id }: ItemInfo) => references.from(id, 'cdsc')
  return (
    wanted.find((item) => primary !== null && described(item).includes(primary)) ??
    wanted.find((item) => described(item).length === 0) ??
    null
  )
}

async function readOrNull(file: IsobmffFile, item: ItemInfo, maxBytes: number) {
  return readItemData(file, item.id, maxBytes).catch((error: unknown) => {
    if (error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
    throw error
  })
}

/** The first four bytes count the further ones before the data (ISO/IEC 23008-12, A.2.1); some files lack them. */
function tiffIn(data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (data.length < 4) return null
  if (tiffSignatures.includes(latin1(data.subarray(0, 4)))) return data
  const tiff = data.slice(4 + viewOf(data).getUint32(0))
  return latin1(tiff.subarray(0, identifier.length)) === identifier ? tiff.slice(identifier.length) : tiff
}
