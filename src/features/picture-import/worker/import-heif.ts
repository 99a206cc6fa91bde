import { type ByteSource, joinBytes } from '../../../lib/files/bytes.ts'
import { openHevcDecoder } from '../../../lib/image/browser/decode/hevc.ts'
import { createPlatformHevc } from '../../../lib/image/browser/decode/platform-hevc.ts'
import { drawToCanvas, release } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import { deflate } from '../../../lib/image/browser/encode/zlib.ts'
import { isWide } from '../../../lib/image/colour/colour-gamut.ts'
import { normalizeExif } from '../../../lib/image/exif/normalize-exif.ts'
import type { HevcDecoder } from '../../../lib/image/hevc/hevc-decoder.ts'
import type { ImportFormat } from '../../../lib/image/image-import.ts'
import type { Colour } from '../../../lib/image/isobmff/colour.ts'
import { type HeifFile, readHeifFile } from '../../../lib/image/isobmff/heif-file.ts'
import { openIsobmff } from '../../../lib/image/isobmff/isobmff-file.ts'
import { readExifItem } from '../../../lib/image/isobmff/metadata-items.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import {
  type PixelGrid,
  transformedGrid,
  transformedRows,
} from '../../../lib/image/pixels/transformed-rows.ts'
import { colourTypes, pngChunk, srgbChunk } from '../../../lib/image/png/png-file.ts'
import { uncompressedPng } from '../../../lib/image/png/uncompressed-png.ts'
import type { ImportResponse } from '../import-messages.ts'
import { addAlpha } from './add-alpha.ts'
import { decodeHeif } from './decode-heif.ts'

/** The most that a JPEG segment holds. */
const maxExifBytes = 65_527
/** The quality of Photo to PDF for what it has to encode. */
const jpegQuality = 0.95

/** Remembers for all files of this worker whether the browser decodes HEVC. */
const platformHevc = createPlatformHevc()

type Decoded = {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  readonly grid: PixelGrid
  readonly opaque: boolean
}

/** The main picture of a HEIF file, upright, with its colour space and EXIF data. Fails with an `ImageFailure`. */
export async function importHeif(
  source: ByteSource,
  format: ImportFormat,
  decoder: WebAssembly.Module | null,
): Promise<ImportResponse> {
  const heif = await readHeifFile(source, 'heic')
  const { picture, alpha } = heif
  checkDecodeSize(picture.coded)
  const pixels = await decodePixels(source, heif, decoder)
  if (!pixels) return { type: 'decoder-needed' }
  const grid = transformedGrid(picture.coded, picture.transformations)
  const exif = await readExifItem(await openIsobmff(source, 'heic'), maxExifBytes)
  const decoded = { pixels, grid, opaque: !alpha }
  const file =
    format === 'jpeg' && !alpha
      ? await toJpeg(decoded, picture.colour, exif)
      : await toPng(decoded, picture.colour, exif)
  return { type: 'imported', from: 'decoded', picture: file }
}

/** RGBA pixels by the browser's decoder, else by the given one; null when there is neither. */
async function decodePixels(
  source: ByteSource,
  { picture, alpha }: HeifFile,
  module: WebAssembly.Module | null,
): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
  const decodeWith = async (decoder: HevcDecoder) => {
    const pixels = await decodeHeif(source, picture, decoder)
    if (alpha) await addAlpha(pixels, picture.coded, alpha, (mask) => decodeHeif(source, mask, decoder))
    return pixels
  }
  return (await platformHevc.use(decodeWith)) ?? (module && decodeWith(openHevcDecoder(module)))
}

async function toPng(
  { pixels, grid, opaque }: Decoded,
  colour: Colour,
  exif: Uint8Array<ArrayBuffer> | null,
): Promise<Blob> {
  const details = exif && normalizeExif(exif, grid)
  const pieces = uncompressedPng(
    grid,
    opaque ? colourTypes.rgb : colourTypes.rgba,
    [await profileChunk(colour), ...(details ? [pngChunk('eXIf', details)] : [])],
    transformedRows(pixels, grid, opaque ? 3 : 4),
  )
  return new Blob(pieces, { type: 'image/png' })
}

/** By way of the PNG, so that the browser brings all colours to the canvas's. */
async function toJpeg(decoded: Decoded, colour: Colour, exif: Uint8Array<ArrayBuffer> | null): Promise<Blob> {
  const { width, height } = decoded.grid
  const bitmap = await createImageBitmap(await toPng(decoded, colour, null))
  const canvas = drawToCanvas(bitmap, isWideColour(colour) ? 'display-p3' : 'srgb')
  bitmap.close()
  const jpeg = await encodeCanvas(canvas, 'image/jpeg', jpegQuality)
  release(canvas)
  return withMetadata(jpeg, { exif, iccSegments: null, size: { width, height } })
}

/** Code points of ITU-T H.273: BT.709 or unspecified, and the transfer functions that are shown as sRGB's. */
const srgbPrimaries = [1, 2]
const srgbTransfers = [1, 2, 6, 13, 14, 15]

/** Declares the colours of samples: the profile of the file, else its code points (PNG, third edition, 11.3.2.6). */
async function profileChunk({ icc, codePoints }: Colour): Promise<Uint8Array<ArrayBuffer>> {
  if (icc) {
    const packed = new Uint8Array(await (await deflate([icc].values())).arrayBuffer())
    // A name, which must not be empty, and the only compression method.
    return pngChunk('iCCP', joinBytes([Uint8Array.of(0x69, 0x63, 0x63, 0, 0), packed]))
  }
  const { primaries, transfer } = codePoints ?? { primaries: 1, transfer: 13 }
  if (srgbPrimaries.includes(primaries) && srgbTransfers.includes(transfer)) return srgbChunk
  return pngChunk('cICP', Uint8Array.of(primaries, transfer, 0, 1))
}

function isWideColour({ icc, codePoints }: Colour): boolean {
  return icc ? isWide(icc) : codePoints !== null && !srgbPrimaries.includes(codePoints.primaries)
}
