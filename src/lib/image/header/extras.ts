import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import { extrasInIsobmff } from '../isobmff/extras.ts'
import { depthMapPattern, gainMapPattern } from '../jpeg/appended/part-patterns.ts'
import { findSamsungVideo } from '../jpeg/appended/samsung-trailer.ts'
import { findJpegEnd } from '../jpeg/end-of-image.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import { otherPictures, picturesEnd } from '../jpeg/multi-picture.ts'
import type { ImageHeader } from './image-header.ts'

/**
 * What a file may contain besides its picture and EXIF data, of which results keep a part: a gain map for HDR, the
 * video of a motion photo, a depth map, further pictures, other data after the picture, and the captions, ratings and
 * edits of XMP, IPTC or PNG text chunks.
 */
export type ImageExtra = 'gain-map' | 'video' | 'depth-map' | 'pictures' | 'appended' | 'captions'

const app1 = 0xe1
const app2 = 0xe2
const app13 = 0xed
const identifierLength = 40
/** Less data after the picture is not reported, in bytes; cameras pad files with less. */
const minAppended = 1_024

const isoGainMap = 'urn:iso:std:iso:ts:21496'
/** In XMP data, or at the start of a further picture. */
const xmpPatterns: readonly (readonly [ImageExtra, RegExp])[] = [
  ['gain-map', gainMapPattern],
  ['video', /MotionPhoto|MicroVideo/],
  ['depth-map', depthMapPattern],
  ['pictures', /GImage:(?:Data|Mime)/],
]

/** Prefixes of names in XMP data that describe the file's other parts, or the XMP data themselves. */
const technical =
  /^(?:x|xml|xmlns|rdf|xmpNote|hdrgm|HDRGainMap|apdi|G?Camera|G?Container|Item|GDepth|GImage)$/

/** Whether XMP data say more than which parts the file has. */
function hasCaptions(xmp: string): boolean {
  for (const [, prefix = ''] of xmp.matchAll(/[<\s](\w{1,40}):\w{1,80}(?=[\s=>/])/g))
    if (!technical.test(prefix)) return true
  return false
}

/** Finds a file's extras; none in formats other than JPEG, PNG, WebP, JPEG XL, AVIF and HEIC. */
export async function findExtras(source: ByteSource, header: ImageHeader): Promise<readonly ImageExtra[]> {
  switch (header.format) {
    case 'jpeg':
      return extrasInJpeg(source, header)
    case 'png':
      return sorted([
        ...(header.hasGainMap ? (['gain-map'] as const) : []),
        ...(header.hasText ? (['captions'] as const) : []),
      ])
    case 'webp':
      return header.hasText ? ['captions'] : []
    case 'jxl':
      return header.hasXmp ? ['captions'] : []
    case 'avif':
    case 'heic':
      return sorted(await extrasInIsobmff(source, header.format))
    default:
      return []
  }
}

const namedIn = (text: string): readonly ImageExtra[] =>
  xmpPatterns.flatMap(([extra, pattern]) => (pattern.test(text) ? [extra] : []))

async function extrasInJpeg(source: ByteSource, header: JpegHeader): Promise<readonly ImageExtra[]> {
  const reader = openBufferedReader(source, 'jpeg')
  const found = new Set<ImageExtra>()
  let picturesUntil = 0
  const addFrom = (text: string) => {
    const named = namedIn(text)
    for (const extra of named) found.add(extra)
    return named.length > 0
  }
  for (const { start, end } of header.privateRanges) {
    if (end - start < 8) continue
    const code = (await reader.bytes(start + 1, 1))[0]
    const content = await reader.bytes(start + 4, end - start - 4)
    const identifier = latin1(content.subarray(0, identifierLength))
    if (code === app1 && /^https?:\/\/ns\.adobe\.com\//.test(identifier)) {
      const xmp = latin1(content)
      if (hasCaptions(xmp)) found.add('captions')
      addFrom(xmp)
    } else if (code === app2 && identifier.startsWith(isoGainMap)) found.add('gain-map')
    else if (code === app2 && identifier.startsWith('MPF\0')) {
      const index = content.slice(4)
      const last = picturesEnd(index)
      if (last > 0) picturesUntil = start + 8 + last
      for (const at of otherPictures(index)) {
        const head = await source.read(
          Math.min(source.size, start + 8 + at),
          Math.min(source.size, start + 8 + at + 65_536),
        )
        if (!addFrom(latin1(head))) found.add('pictures')
      }
    } else if (code === app13 && hasIptc(content)) found.add('captions')
  }
  if (picturesUntil > 0) for (const extra of await extrasFrom(source, picturesUntil)) found.add(extra)
  else if ([...found].every((extra) => extra === 'captions'))
    for (const extra of await extrasFrom(source, await pictureEnd(source, header))) found.add(extra)
  return sorted([...found])
}

const order: readonly ImageExtra[] = ['gain-map', 'video', 'depth-map', 'pictures', 'appended', 'captions']
const sorted = (found: readonly ImageExtra[]) => order.filter((extra) => found.includes(extra))

/** An image resource block with IPTC data (Photoshop File Formats, 0x0404). */
function hasIptc(content: Uint8Array): boolean {
  const at = latin1(content).indexOf('8BIM\x04\x04')
  return at > 0 && at + 12 <= content.length && viewOf(content).getUint32(at + 8) > 0
}

/** The end of the file for a truncated picture. */
const pictureEnd = (source: ByteSource, header: JpegHeader) =>
  findJpegEnd(source, header).catch(() => source.size)

/** The extras after the end of the last picture. */
async function extrasFrom(source: ByteSource, end: number): Promise<readonly ImageExtra[]> {
  if (source.size - end < minAppended) return []
  const head = latin1(await source.read(end, Math.min(source.size, end + 4_096)))
  const isVideo = head.startsWith('ftyp', 4) || /ftyp(?:mp4|isom|qt|avc|heic)/.test(head)
  // In Samsung's trailer other data may come before it.
  return [isVideo || (await findSamsungVideo(source)) ? 'video' : 'appended']
}
