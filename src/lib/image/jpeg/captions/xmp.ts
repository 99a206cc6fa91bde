import type { PixelSize } from '../../pixels/fit-box.ts'
import { marker } from '../markers.ts'
import { maxSegmentContent, segmentOf } from '../metadata-segments.ts'

export const xmpIdentifier = 'http://ns.adobe.com/xap/1.0/\0'
export const extensionIdentifier = 'http://ns.adobe.com/xmp/extension/\0'

const end = '</rdf:RDF>'

/** XMP data with these elements of `rdf:RDF` and nothing else (ISO 16684-1, 7.3). */
export const xmpOf = (description: string) =>
  `<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}${end}</x:xmpmeta><?xpacket end="w"?>`

/** XMP data, in UTF-8 read byte by byte, as an APP1 segment; null when they are too long for one. */
export function xmpSegment(xmp: string): Uint8Array<ArrayBuffer> | null {
  const text = xmpIdentifier + xmp
  if (text.length > maxSegmentContent) return null
  return segmentOf(
    marker.APP1,
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  )
}

/** Small copies of the original picture, and the list of what follows it. */
const goneElements = ['xmp:Thumbnails', 'xap:Thumbnails', 'Container:Directory', 'GContainer:Directory']
/** What is said of a gain map, a video or a depth map that are not there any more, or said anew. */
const goneFields = ['hdrgm:\\w+', 'G?Camera:(?:Motion|Micro)\\w+']
const pictureFields = ['GDepth:\\w+', 'GImage:\\w+']
/** What is left of an element that said nothing else. */
const emptyDescription =
  /<rdf:Description(?:\s+(?:rdf:about|xmlns:\w+)\s?=\s?(?:"[^"]*"|'[^']*'))*\s*(?:\/>|>\s*<\/rdf:Description>)/g
const extended = 'xmpNote:HasExtendedXMP'

type NewPicture = {
  /** In pixels; the picture is upright. */
  readonly size: PixelSize
  /** Whether the further segments of long XMP data are kept. */
  readonly hasExtension: boolean
  /** Whether a depth map or a picture in these segments is kept. */
  readonly hasPictures?: boolean
  /** Elements of `rdf:RDF` to add. */
  readonly description: string
}

/**
 * The XMP data of a file for a new picture made of it: captions, ratings and edits stay, what describes the stored picture
 * is corrected or left out. null where the data are not what XMP data are to be.
 */
export function normalizeXmp(
  xmp: string,
  { size, hasExtension, hasPictures, description }: NewPicture,
): string | null {
  const last = xmp.lastIndexOf(end)
  if (last < 0 || !xmp.includes('<rdf:RDF')) return null
  // What follows is room for later changes.
  const wrapper = xmp.slice(last).replace(/\s{2,}/g, '\n')
  let text = goneElements.reduce(withoutElement, xmp.slice(0, last))
  const gone = [...goneFields, ...(hasPictures ? [] : pictureFields), ...(hasExtension ? [] : [extended])]
  for (const name of gone) text = withoutField(text, name)
  const values = {
    'tiff:Orientation': 1,
    'tiff:ImageWidth': size.width,
    'tiff:ImageLength': size.height,
    'exif:PixelXDimension': size.width,
    'exif:PixelYDimension': size.height,
  }
  for (const [name, value] of Object.entries(values)) text = withNumber(text, name, value)
  return text.replace(emptyDescription, '') + description + wrapper
}

function withoutElement(xmp: string, name: string): string {
  const start = xmp.indexOf(`<${name}>`)
  const close = `</${name}>`
  const until = xmp.indexOf(close, start)
  return start < 0 || until < 0 ? xmp : xmp.slice(0, start) + xmp.slice(until + close.length)
}

/** Without attributes and simple elements of that name. */
function withoutField(xmp: string, name: string): string {
  return xmp
    .replace(new RegExp(`\\s${name}\\s?=\\s?(?:"[^"]*"|'[^']*')`, 'g'), '')
    .replace(new RegExp(`<(${name})>[^<]*</\\1>`, 'g'), '')
}

function withNumber(xmp: string, name: string, value: number): string {
  return xmp
    .replace(new RegExp(`(\\s${name}\\s?=\\s?["'])\\d{1,10}(?=["'])`, 'g'), `$1${value}`)
    .replace(new RegExp(`(<${name}>)\\d{1,10}(?=<)`, 'g'), `$1${value}`)
}
