import { latin1, viewOf } from '../../bytes/byte-order.ts'
import { marker } from '../markers.ts'
import { maxSegmentContent, segmentOf } from '../metadata-segments.ts'

export const photoshopIdentifier = 'Photoshop 3.0\0'
const iptcResource = 0x0404
const headLength = 12

/**
 * The IPTC data among Photoshop's image resources ("Adobe Photoshop File Formats Specification", "Image Resource
 * Blocks"); null where there are none. `resources` is what follows the identifier, of all segments in order.
 */
export function iptcIn(resources: Uint8Array): Uint8Array | null {
  const view = viewOf(resources)
  for (let at = 0; at + headLength <= resources.length; ) {
    if (latin1(resources.subarray(at, at + 4)) !== '8BIM') return null
    // A name with its length before it, padded to an even number of bytes.
    const sizeAt = at + 6 + even(1 + (resources[at + 6] ?? 0))
    if (sizeAt + 4 > resources.length) return null
    const size = view.getUint32(sizeAt)
    const data = resources.subarray(sizeAt + 4, sizeAt + 4 + size)
    if (view.getUint16(at + 4) === iptcResource && size > 0) return data.length === size ? data : null
    at = sizeAt + 4 + even(size)
  }
  return null
}

const even = (length: number) => length + (length % 2)

/** An APP13 segment with nothing but these IPTC data; null when they are too long for one. */
export function iptcSegment(data: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const start = photoshopIdentifier.length
  const content = new Uint8Array(start + headLength + even(data.length))
  if (content.length > maxSegmentContent) return null
  content.set(Array.from(`${photoshopIdentifier}8BIM`, (character) => character.charCodeAt(0)))
  const view = viewOf(content)
  view.setUint16(start + 4, iptcResource)
  view.setUint32(start + 8, data.length)
  content.set(data, start + headLength)
  return segmentOf(marker.APP13, content)
}
