import { drawToCanvas, release } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { iccChunk } from '../../../lib/image/browser/encode/icc-chunk.ts'
import { isWide } from '../../../lib/image/colour/colour-gamut.ts'
import { normalizeExif } from '../../../lib/image/exif/normalize-exif.ts'
import type { ImportFormat } from '../../../lib/image/image-import.ts'
import type { Colour } from '../../../lib/image/isobmff/colour.ts'
import { addToJpeg } from '../../../lib/image/jpeg/metadata-segments.ts'
import { type PixelGrid, transformedRows } from '../../../lib/image/pixels/transformed-rows.ts'
import { colourTypes, pngChunk, srgbChunk } from '../../../lib/image/png/png-file.ts'
import { uncompressedPng } from '../../../lib/image/png/uncompressed-png.ts'

/** The quality of Photo to PDF for what it has to encode. */
const jpegQuality = 0.95

/** A picture in RGBA, with how it is to be read to be upright. */
export type Decoded = {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
  readonly grid: PixelGrid
  readonly opaque: boolean
  readonly colour: Colour
  readonly exif: Uint8Array<ArrayBuffer> | null
  /** Further chunks of a PNG, such as a gain map. */
  readonly chunks?: readonly Uint8Array<ArrayBuffer>[]
}

/** A file that browsers open: a JPEG where one is asked for and can hold the picture, else a PNG without loss. */
export function writePicture(decoded: Decoded, format: ImportFormat): Promise<Blob> {
  return format === 'jpeg' && decoded.opaque ? toJpeg(decoded) : toPng(decoded)
}

async function toPng({ pixels, grid, opaque, colour, exif, chunks = [] }: Decoded): Promise<Blob> {
  const details = exif && normalizeExif(exif, grid)
  const pieces = uncompressedPng(
    grid,
    opaque ? colourTypes.rgb : colourTypes.rgba,
    [await profileChunk(colour), ...(details ? [pngChunk('eXIf', details)] : []), ...chunks],
    transformedRows(pixels, grid, opaque ? 3 : 4),
  )
  return new Blob(pieces, { type: 'image/png' })
}

/** By way of the PNG, so that the browser brings all colours to the canvas's. */
async function toJpeg(decoded: Decoded): Promise<Blob> {
  const { grid, colour, exif } = decoded
  const bitmap = await createImageBitmap(await toPng({ ...decoded, exif: null, chunks: [] }))
  const canvas = drawToCanvas(bitmap, isWideColour(colour) ? 'display-p3' : 'srgb')
  bitmap.close()
  const jpeg = await encodeCanvas(canvas, 'image/jpeg', jpegQuality)
  release(canvas)
  const details = exif && normalizeExif(exif, grid)
  if (!details) return jpeg
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob(addToJpeg(bytes, { exif: details, iccSegments: null }), { type: 'image/jpeg' })
}

/** Code points of ITU-T H.273: BT.709 or unspecified, and the transfer functions that are shown as sRGB's. */
const srgbPrimaries = [1, 2]
const srgbTransfers = [1, 2, 6, 13, 14, 15]

/** Declares the colours of samples: the profile of the file, else its code points (PNG, third edition, 11.3.2.6). */
async function profileChunk({ icc, codePoints }: Colour): Promise<Uint8Array<ArrayBuffer>> {
  if (icc) return iccChunk(icc)
  const { primaries, transfer } = codePoints ?? { primaries: 1, transfer: 13 }
  if (srgbPrimaries.includes(primaries) && srgbTransfers.includes(transfer)) return srgbChunk
  return pngChunk('cICP', Uint8Array.of(primaries, transfer, 0, 1))
}

function isWideColour({ icc, codePoints }: Colour): boolean {
  return icc ? isWide(icc) : codePoints !== null && !srgbPrimaries.includes(codePoints.primaries)
}
