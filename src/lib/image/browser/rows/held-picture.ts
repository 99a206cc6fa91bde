import type { ByteSource } from '../../../files/bytes.ts'
import { iccComponents } from '../../colour/icc.ts'
import { normalizeExif } from '../../exif/normalize-exif.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import { transformationsFor } from '../../pixels/orientation-transformations.ts'
import { transformedGrid, transformedRows } from '../../pixels/transformed-rows.ts'
import { colourTypes, pngChunk, srgbChunk } from '../../png/png-file.ts'
import { uncompressedPng } from '../../png/uncompressed-png.ts'
import { iccChunk } from '../encode/icc-chunk.ts'
import type { PictureRows } from './picture-rows.ts'

type Original = {
  readonly source: ByteSource
  readonly header: ImageHeader
  readonly exif: Uint8Array<ArrayBuffer> | null
}

/** A large picture whose scaled rows fit into memory, as an uncompressed PNG: upright, with its colours and EXIF data. */
export async function heldPicture(rows: PictureRows, { source, header, exif }: Original): Promise<Blob> {
  const { columns: width, rows: height, transparent } = rows
  const pixels = new Uint8ClampedArray(width * height * 4)
  let at = 0
  for await (const band of rows.bands()) {
    pixels.set(band, at)
    at += band.length
  }
  const grid = transformedGrid({ width, height }, transformationsFor(header.orientation))
  const details = exif && normalizeExif(exif, grid)
  const chunks = [...(await colourChunks(source, header)), ...(details ? [pngChunk('eXIf', details)] : [])]
  const channels = transparent ? 4 : 3
  const pieces = uncompressedPng(
    grid,
    transparent ? colourTypes.rgba : colourTypes.rgb,
    chunks,
    transformedRows(pixels, grid, channels),
  )
  return new Blob(pieces, { type: 'image/png' })
}

/** What says how the samples are to be shown. A profile of grey is none for samples in RGB. */
async function colourChunks(source: ByteSource, header: ImageHeader): Promise<Uint8Array<ArrayBuffer>[]> {
  if (header.format === 'png') {
    const isGrey = header.colourType === 0 || header.colourType === 4
    if (isGrey && header.iccProfile) return [srgbChunk]
    return Promise.all(header.colourChunks.map(({ start, end }) => source.read(start, end)))
  }
  const icc = header.format === 'jpeg' ? header.icc : null
  return [icc && iccComponents(icc) === 3 ? await iccChunk(icc) : srgbChunk]
}
