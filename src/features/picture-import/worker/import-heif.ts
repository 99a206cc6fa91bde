import type { ByteSource } from '../../../lib/files/bytes.ts'
import { openHevcDecoder } from '../../../lib/image/browser/decode/hevc.ts'
import { createPlatformHevc } from '../../../lib/image/browser/decode/platform-hevc.ts'
import { maxExifBytes } from '../../../lib/image/exif/exif-data.ts'
import type { HevcDecoder } from '../../../lib/image/hevc/hevc-decoder.ts'
import type { ImportFormat } from '../../../lib/image/image-import.ts'
import type { Picture } from '../../../lib/image/isobmff/decoding-plan.ts'
import { type HeifFile, readHeifFile } from '../../../lib/image/isobmff/heif-file.ts'
import { type IsobmffFile, openIsobmff } from '../../../lib/image/isobmff/isobmff-file.ts'
import { readExifItem, readXmpItem } from '../../../lib/image/isobmff/metadata-items.ts'
import { maxXmpBytes } from '../../../lib/image/jpeg/captions/captions.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import { transformedGrid } from '../../../lib/image/pixels/transformed-rows.ts'
import { xmpChunk } from '../../../lib/image/png/png-texts.ts'
import type { ImportResponse } from '../import-messages.ts'
import { addAlpha } from './add-alpha.ts'
import { decodeHeif } from './decode-heif.ts'
import { decodeGainMap } from './heif-gain-map.ts'
import { writePicture } from './write-picture.ts'

/** Remembers for all files of this worker whether the browser decodes HEVC. */
const platformHevc = createPlatformHevc()

/** The main picture of a HEIF file, upright, with its colour space and EXIF data. Fails with an `ImageFailure`. */
export async function importHeif(
  source: ByteSource,
  format: ImportFormat,
  decoder: WebAssembly.Module | null,
): Promise<ImportResponse> {
  const file = await openIsobmff(source, 'heic')
  const heif = await readHeifFile(file)
  const { picture, alpha } = heif
  checkDecodeSize(picture.coded)
  const pixels = await decodePixels(source, heif, decoder)
  if (!pixels) return { type: 'decoder-needed', format: 'heic' }
  const grid = transformedGrid(picture.coded, picture.transformations)
  const exif = await readExifItem(file, maxExifBytes)
  const decoded = { pixels, grid, opaque: !alpha && isOpaque(picture), colour: picture.colour, exif }
  // A copy has neither captions nor a gain map.
  const { chunks, complete } = format === 'png' ? await chunksOf(file, heif, exif, decoder) : noChunks
  const written = await writePicture({ ...decoded, chunks }, format)
  const imported = { from: 'decoded', pages: 1, picture: written } as const
  return complete
    ? { type: 'imported', ...imported }
    : { type: 'decoder-needed', format: 'heic', otherwise: imported }
}

/** Unless its canvas shows through. */
const isOpaque = ({ plan }: Picture) => plan.kind !== 'overlay' || plan.fill[3] === 255

const noChunks = { chunks: [], complete: true } as const

/** Chunks of a PNG with captions and gain map; complete unless the decoder is needed for more. */
async function chunksOf(
  file: IsobmffFile,
  heif: HeifFile,
  exif: Uint8Array | null,
  module: WebAssembly.Module | null,
) {
  const xmp = await readXmpItem(file, maxXmpBytes)
  const captions = xmp ? [xmpChunk(xmp)] : []
  const decodeWith = (decoder: HevcDecoder) => decodeGainMap(file.source, heif, exif, decoder)
  const map = (await platformHevc.use(decodeWith)) ?? (module && (await decodeWith(openHevcDecoder(module))))
  return { chunks: [...captions, ...(map ?? [])], complete: map !== null || !heif.gainMap }
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
