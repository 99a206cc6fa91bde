import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import { extrasInIsobmff } from '../isobmff/extras.ts'
import { findJpegEnd } from '../jpeg/end-of-image.ts'
import type { JpegHeader } from '../jpeg/jpeg-header.ts'
import { otherPictures } from '../jpeg/multi-picture.ts'
import type { ImageHeader } from './image-header.ts'

/**
 * What a file may contain besides its picture and EXIF data, and what every image tool drops: a gain map for HDR, the
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

const xmpPatterns: readonly (readonly [ImageExtra, RegExp])[] = [
  ['gain-map', /hdrgm[:=]|hdr-gain-map|HDRGainMap/],
  ['video', /MotionPhoto|MicroVideo/],
  ['depth-map', /GDepth|depthmap|DepthMap/],
]

/** Finds a file's extras; none in formats other than JPEG, PNG, WebP, JPEG XL, AVIF and HEIC. */
export async function findExtras(source: ByteSource, header: ImageHeader): Promise<readonly ImageExtra[]> {
  switch (header.format) {
    case 'jpeg':
      return extrasInJpeg(source, header)
    case 'png':
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

async function extrasInJpeg(source: ByteSource, header: JpegHeader): Promise<readonly ImageExtra[]> {
  const reader = openBufferedReader(source, 'jpeg')
  const found = new Set<ImageExtra>()
  const addFrom = (xmp: string) => {
    for (const [extra, pattern] of xmpPatterns) if (pattern.test(xmp)) found.add(extra)
  }
  for (const { start, end } of header.privateRanges) {
    if (end - start < 8) continue
    const code = (await reader.bytes(start + 1, 1))[0]
    const content = await reader.bytes(start + 4, end - start - 4)
    const identifier = latin1(content.subarray(0, identifierLength))
    if (code === app1 && /^https?:\/\/ns\.adobe\.com\//.test(identifier)) {
      found.add('captions')
      addFrom(latin1(content))
    } else if (code === app2 && identifier.startsWith('urn:iso:std:iso:ts:21496')) found.add('gain-map')
    else if (code === app2 && identifier.startsWith('MPF\0')) {
      for (const at of otherPictures(content.slice(4))) {
        const head = await source.read(
          Math.min(source.size, start + 8 + at),
          Math.min(source.size, start + 8 + at + 65_536),
        )
        const before = found.size
        addFrom(latin1(head))
        if (found.size === before && !found.has('gain-map')) found.add('pictures')
      }
    } else if (code === app13 && hasIptc(content)) found.add('captions')
  }
  if (found.size === 0 || [...found].every((extra) => extra === 'captions'))
    for (const extra of await extrasAfterPicture(source, header)) found.add(extra)
  return sorted([...found])
}

const order: readonly ImageExtra[] = ['gain-map', 'video', 'depth-map', 'pictures', 'appended', 'captions']
const sorted = (found: readonly ImageExtra[]) => order.filter((extra) => found.includes(extra))

/** An image resource block with IPTC data (Photoshop File Formats, 0x0404). */
function hasIptc(content: Uint8Array): boolean {
  const at = latin1(content).indexOf('8BIM\x04\x04')
  return at > 0 && at + 12 <= content.length && viewOf(content).getUint32(at + 8) > 0
}

/** The extras after the end of the picture; none in a truncated file. */
async function extrasAfterPicture(source: ByteSource, header: JpegHeader): Promise<readonly ImageExtra[]> {
  const end = await findJpegEnd(source, header).catch(() => source.size)
  if (source.size - end < minAppended) return []
  const head = latin1(await source.read(end, Math.min(source.size, end + 4_096)))
  return [/ftyp(?:mp4|isom|qt|avc|heic)/.test(head) ? 'video' : 'appended']
}
