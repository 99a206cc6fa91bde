import type { ByteSource } from '../../../lib/files/bytes.ts'
import { type ByteRange, excludeRange } from '../../../lib/image/bytes/range.ts'
import { iccComponents } from '../../../lib/image/colour/icc.ts'
import { type ImageHeader, readImageHeader } from '../../../lib/image/header/image-header.ts'
import { findJpegEnd, findPrivateInScans } from '../../../lib/image/jpeg/end-of-image.ts'
import type { JpegHeader } from '../../../lib/image/jpeg/jpeg-header.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import type { PngHeader } from '../../../lib/image/png/png-header.ts'
import type { ColourSpace, EmbeddedImage } from './embedded-image.ts'

/** How a file gets into the PDF: its encoded data is embedded, or the browser has to decode it first. */
export type PhotoPlan =
  | { readonly kind: 'embed'; readonly header: ImageHeader; readonly image: EmbeddedImage }
  | { readonly kind: 'decode'; readonly header: ImageHeader }

export type PlanOptions = {
  /** false: EXIF, GPS and other private segments of a JPEG are left out. */
  readonly keepMetadata: boolean
  /** Inflates a zlib stream; rejects with any error when it is broken or too long. */
  readonly inflate: (zlib: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

const maxPackedProfile = 4 * 1024 * 1024
/** The gAMA value of sRGB pictures: 0.45455. */
const srgbGamma = 0.45455
const gammaTolerance = 0.005

/**
 * Reads the file's header and, for a JPEG, finds its end; reads the rest of a file only where necessary. Fails with an
 * `ImageFailure`, also for a picture that would have to be decoded and is too large for that.
 */
export async function planPhoto(source: ByteSource, options: PlanOptions): Promise<PhotoPlan> {
  const header = await readImageHeader(source)
  const image = await embed(source, header, options)
  if (image !== null) return { kind: 'embed', header, image }
  checkDecodeSize(header)
  return { kind: 'decode', header }
}

async function embed(source: ByteSource, header: ImageHeader, options: PlanOptions) {
  if (header.format === 'jpeg')
    return embedJpeg(header, await partsOfJpeg(source, header, options.keepMetadata))
  return header.format === 'png' ? embedPng(source, header, options) : null
}

/** What of the file is embedded: the picture without what is appended to it and, unless they are kept, private segments. */
async function partsOfJpeg(source: ByteSource, header: JpegHeader, keepMetadata: boolean) {
  if (keepMetadata) return [{ start: 0, end: await findJpegEnd(source, header) }]
  const { end, privateRanges } = await findPrivateInScans(source, header.scanStart)
  return excludeRange({ start: 0, end }, [...header.privateRanges, ...privateRanges])
}

/** PDF's DCTDecode supports baseline, extended and progressive JPEGs with 8 bits (ISO 32000-1, 7.4.8). */
function embedJpeg(header: JpegHeader, data: readonly ByteRange[]): EmbeddedImage | null {
  const { width, height, orientation, process, bits, components, adobeTransform } = header
  const kind = ({ 1: 'gray', 3: 'rgb', 4: 'cmyk' } as const)[components]
  if (kind === undefined || bits !== 8 || process === 'lossless' || process === 'arithmetic') return null
  return {
    width,
    height,
    orientation,
    bitsPerComponent: 8,
    colourSpace: { kind, icc: matchingProfile(header.icc, components) },
    coding: {
      kind: 'jpeg',
      noColourTransform:
        components === 3 &&
        (adobeTransform === 0 || (adobeTransform === null && header.namedRgb && !header.hasJfif)),
      inverted: components === 4 && adobeTransform !== null,
    },
    data,
  }
}

/** PDF's FlateDecode with PNG predictors is PNG's own encoding, if the picture is opaque and not interlaced. */
async function embedPng(
  source: ByteSource,
  header: PngHeader,
  options: PlanOptions,
): Promise<EmbeddedImage | null> {
  const { width, height, orientation, bitDepth, colourType, palette } = header
  const isTransparent = colourType === 4 || colourType === 6 || header.hasTransparency
  if (isTransparent || header.interlaced || !hasEmbeddableColour(header)) return null
  const icc = matchingProfile(await readProfile(source, header.iccProfile, options), colourType === 0 ? 1 : 3)
  const colourSpace: ColourSpace =
    colourType === 3 && palette !== null
      ? { kind: 'indexed', palette: palette.subarray(0, 3 * 2 ** bitDepth), icc }
      : { kind: colourType === 0 ? 'gray' : 'rgb', icc }
  const data: ByteRange[] = []
  for (let at = 0; at < header.data.length; at += 2) {
    data.push({ start: header.data[at] ?? 0, end: header.data[at + 1] ?? 0 })
  }
  return {
    width,
    height,
    orientation,
    bitsPerComponent: bitDepth,
    colourSpace,
    coding: { kind: 'png' },
    data,
  }
}

/** Whether a PDF shows the colours as in the PNG: sRGB or a profile. The browser converts cICP, other gammas and primaries. */
function hasEmbeddableColour({ hasCicp, iccProfile, hasSrgb, gamma, hasOtherPrimaries }: PngHeader): boolean {
  if (hasCicp) return false
  if (iccProfile !== null || hasSrgb) return true
  if (hasOtherPrimaries) return false
  return gamma === null || Math.abs(gamma - srgbGamma) <= gammaTolerance
}

async function readProfile(source: ByteSource, range: ByteRange | null, { inflate }: PlanOptions) {
  if (range === null || range.end - range.start > maxPackedProfile) return null
  const packed = await source.read(range.start, range.end)
  try {
    return await inflate(packed)
  } catch {
    // Viewers ignore a broken profile too.
    return null
  }
}

function matchingProfile(icc: Uint8Array<ArrayBuffer> | null, components: number) {
  return icc !== null && iccComponents(icc) === components ? icc : null
}
