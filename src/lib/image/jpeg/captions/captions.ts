import { type ByteSource, joinBytes } from '../../../files/bytes.ts'
import { openBufferedReader } from '../../bytes/buffered-reader.ts'
import { latin1 } from '../../bytes/byte-order.ts'
import { chunksIn } from '../../bytes/chunks.ts'
import type { Inflate } from '../../bytes/inflate.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import { openIsobmff } from '../../isobmff/isobmff-file.ts'
import { readXmpItem } from '../../isobmff/metadata-items.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { readPngCaptions } from '../../png/png-texts.ts'
import { marker } from '../markers.ts'
import { iptcIn, iptcSegment, photoshopIdentifier } from './iptc.ts'
import { iptcAsXmp } from './iptc-xmp.ts'
import { extensionIdentifier, normalizeXmp, xmpIdentifier, xmpOf, xmpSegment } from './xmp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a file says of its picture in XMP and IPTC. */
export type Captions = {
  /** UTF-8 read byte by byte. */
  readonly xmp: string | null
  /** The segments of XMP data that are too long for one. */
  readonly extension: readonly Bytes[]
  /** Pictures in these segments, which are of use only beside the same picture. */
  readonly pictures: readonly ('depth-map' | 'pictures')[]
  /** An APP13 segment. */
  readonly iptc: Bytes | null
  /** There are captions, and none that could not be read. */
  readonly complete: boolean
}

export const noCaptions: Captions = {
  xmp: null,
  extension: [],
  pictures: [],
  iptc: null,
  complete: false,
}

/** XMP data that are longer are not read, except in further segments of a JPEG. */
export const maxXmpBytes = 65_000
const inExtension = [
  ['depth-map', /GDepth:|depthmap|DepthMap/],
  ['pictures', /GImage:/],
] as const

/** Reads the captions of a JPEG, PNG, WebP, AVIF or HEIC file; none of other formats. Fails with `unreadable`. */
export async function readCaptions(
  source: ByteSource,
  header: ImageHeader,
  inflate: Inflate,
): Promise<Captions> {
  if (header.format === 'png') {
    const { xmp, others } = await readPngCaptions(source, maxXmpBytes, inflate)
    return { ...noCaptions, xmp: xmp && latin1(xmp), complete: xmp !== null && !others }
  }
  if (header.format === 'webp') return captionsOfWebp(source)
  if (header.format === 'avif' || header.format === 'heic') {
    const xmp = await readXmpItem(await openIsobmff(source, header.format), maxXmpBytes)
    return xmp ? { ...noCaptions, xmp: latin1(xmp), complete: true } : noCaptions
  }
  if (header.format !== 'jpeg') return noCaptions
  const reader = openBufferedReader(source, 'jpeg')
  let xmp: string | null = null
  const extension: Bytes[] = []
  const resources: Bytes[] = []
  for (const { start, end } of header.privateRanges) {
    if (end - start < 8) continue
    const segment = (await reader.bytes(start, end - start)).slice()
    const code = segment[1]
    const begins = (identifier: string) => latin1(segment.subarray(4, 4 + identifier.length)) === identifier
    if (code === marker.APP1 && begins(xmpIdentifier))
      xmp ??= latin1(segment.subarray(4 + xmpIdentifier.length))
    else if (code === marker.APP1 && begins(extensionIdentifier)) extension.push(segment)
    else if (code === marker.APP13 && begins(photoshopIdentifier))
      resources.push(segment.subarray(4 + photoshopIdentifier.length))
  }
  const iptc = iptcIn(joinBytes(resources))
  const pictures = inExtension.flatMap(([part, pattern]) =>
    extension.some((segment) => pattern.test(latin1(segment))) ? [part] : [],
  )
  const iptcKept = iptc && iptcSegment(iptc)
  const complete = (xmp !== null || iptc !== null) && (iptc === null || iptcKept !== null)
  return { xmp, extension, pictures, iptc: iptcKept, complete }
}

async function captionsOfWebp(source: ByteSource): Promise<Captions> {
  for await (const { type, start, length } of chunksIn(source, 'webp')) {
    if (type !== 'XMP ') continue
    if (length > maxXmpBytes || start + length > source.size) return noCaptions
    return { ...noCaptions, xmp: latin1(await source.read(start, start + length)), complete: true }
  }
  return noCaptions
}

/**
 * Segments with the captions for a new, upright picture of `size`, and with elements to add to its XMP data; `complete`
 * unless captions had to be left out. Pictures in the XMP data stay only with `keepsPictures`; `pictures` names those that
 * are in the segments.
 */
export function captionSegments(
  { xmp, extension: all, pictures, iptc, complete }: Captions,
  size: PixelSize,
  description: string,
  keepsPictures = false,
): { readonly segments: readonly Bytes[]; readonly complete: boolean } & Pick<Captions, 'pictures'> {
  const extension = pictures.length === 0 || keepsPictures ? all : []
  const hasExtension = extension.length > 0
  const text =
    xmp === null
      ? null
      : normalizeXmp(xmp, {
          size,
          hasExtension,
          hasPictures: keepsPictures && pictures.length > 0,
          description,
        })
  const kept = text === null ? null : xmpSegment(text)
  const added = kept ?? (description ? xmpSegment(xmpOf(description)) : null)
  return {
    segments: [...(added ? [added] : []), ...(kept ? extension : []), ...(iptc ? [iptc] : [])],
    complete: complete && (xmp === null || kept !== null),
    pictures: kept && keepsPictures ? pictures : [],
  }
}

/**
 * The captions as XMP data alone, for formats that hold nothing else, of a new, upright picture of `size`: what is said in
 * IPTC is said there; `complete` unless captions had to be left out. null where there are none.
 */
export function captionXmp(
  { xmp, extension, pictures, iptc, complete }: Captions,
  size: PixelSize,
): { readonly xmp: Bytes | null; readonly complete: boolean } {
  const data = iptc && iptcIn(iptc.subarray(4 + photoshopIdentifier.length))
  const fromIptc = data && iptcAsXmp(data, xmp ?? '')
  const description = fromIptc?.description ?? ''
  const text =
    xmp === null
      ? description && xmpOf(description)
      : normalizeXmp(xmp, { size, hasExtension: false, description })
  return {
    xmp: text ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : null,
    complete:
      complete &&
      text !== null &&
      (extension.length === 0 || pictures.length > 0) &&
      (fromIptc?.complete ?? true),
  }
}
