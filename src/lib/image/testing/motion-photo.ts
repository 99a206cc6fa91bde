import { ascii, joined, uint16le, uint32, uint32le } from './bytes.ts'
import { box } from './isobmff-file.ts'
import { type JpegOptions, jpegFile, xmpSegment } from './jpeg-file.ts'

/** An MP4 file, as far as its boxes go. */
export const motionVideo = joined(
  box('ftyp', ascii('mp42'), uint32(0), ascii('isommp42')),
  box('moov'),
  box('mdat', new Uint8Array(1500).fill(7)),
)

/** How the video is announced: by Google's directory, by its older offset, in Samsung's trailer, or not at all. */
export type MotionForm = 'directory' | 'offset' | 'trailer' | 'unannounced'

export const motionTimestamp = 750_000

const directory = (length: number) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1" GCamera:MotionPhotoVersion="1" GCamera:MotionPhotoPresentationTimestampUs="${motionTimestamp}" xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"><Container:Directory><rdf:Seq><rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" Item:Semantic="Primary" Item:Length="0" Item:Padding="0"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="video/mp4" Item:Semantic="MotionPhoto" Item:Length="${length}" Item:Padding="0"/></rdf:li></rdf:Seq></Container:Directory></rdf:Description></rdf:RDF></x:xmpmeta>`
const offset = (length: number) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MicroVideo="1" GCamera:MicroVideoVersion="1" GCamera:MicroVideoOffset="${length}" GCamera:MicroVideoPresentationTimestampUs="${motionTimestamp}"/></rdf:RDF></x:xmpmeta>`

/** A video between other blocks of Samsung's trailer. */
function trailer(): Uint8Array {
  const block = (type: number, name: string, content: Uint8Array) => ({
    type,
    bytes: joined(uint16le(0), uint16le(type), uint32le(name.length), ascii(name), content),
  })
  const blocks = [
    block(0x0a01, 'Image_UTC_Data', ascii('1700000000000')),
    block(0x0a30, 'MotionPhoto_Data', motionVideo),
    block(0x0aa1, 'MCC_Data', ascii('286')),
  ]
  let left = blocks.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const entries = blocks.map(({ type, bytes }) => {
    const entry = joined(uint16le(0), uint16le(type), uint32le(left), uint32le(bytes.length))
    left -= bytes.length
    return entry
  })
  const head = joined(ascii('SEFH'), uint32le(106), uint32le(blocks.length), ...entries)
  return joined(...blocks.map(({ bytes }) => bytes), head, uint32le(head.length), ascii('SEFT'))
}

/** A motion photo of 64 × 32 pixels. */
export function motionPhoto(form: MotionForm, picture: Partial<JpegOptions> = {}): Uint8Array<ArrayBuffer> {
  const { length } = motionVideo
  const announced =
    form === 'directory'
      ? [xmpSegment(directory(length))]
      : form === 'offset'
        ? [xmpSegment(offset(length))]
        : []
  return jpegFile({
    columns: 8,
    rows: 4,
    block: (column, row) => [30 + column * 20 + row * 10, 128, 128],
    ...picture,
    segments: [...announced, ...(picture.segments ?? [])],
    appended: form === 'trailer' ? trailer() : motionVideo,
  })
}
