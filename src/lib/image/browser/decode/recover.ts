import { latin1, viewOf } from '../../bytes/byte-order.ts'
import { sniff, sniffLength } from '../../header/sniff.ts'
import { ImageFailure } from '../../image-error.ts'
import { isLarge } from '../../pixels/size-limits.ts'
import { pngChunk } from '../../png/png-file.ts'
import { deflate } from '../encode/zlib.ts'
import { inflateReadable } from './inflate-readable.ts'

/** Larger files are not recovered, as recovery holds the whole file in memory; in bytes. */
const maxRecoveredBytes = 256 * 1024 * 1024
const endOfImage = Uint8Array.of(0xff, 0xd9)

/**
 * Completes a truncated file so that decoders accept it: a JPEG gets its end marker, the missing pixels of a PNG become
 * zeros. Returns other files unchanged. Fails with `unreadable`.
 */
export async function recoverable(file: Blob): Promise<Blob> {
  if (file.size > maxRecoveredBytes) return file
  const head = await read(file.slice(0, sniffLength))
  const format = sniff(head)
  if (format === 'jpeg') return new Blob([file, endOfImage], { type: 'image/jpeg' })
  return format === 'png' ? completePng(await read(file)) : file
}

async function read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch {
    throw new ImageFailure({ kind: 'unreadable' })
  }
}

/** Samples per pixel by colour type (ISO/IEC 15948, table 11.1). */
const samplesPerPixel: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

async function completePng(png: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const view = viewOf(png)
  const headerChunks: Uint8Array<ArrayBuffer>[] = []
  const data: Uint8Array<ArrayBuffer>[] = []
  let at = 8
  while (at + 12 <= png.length) {
    const end = at + 12 + view.getUint32(at)
    const type = latin1(png.subarray(at + 4, at + 8))
    if (type === 'IDAT') data.push(png.subarray(at + 8, Math.min(end - 4, png.length)))
    else if (end <= png.length && data.length === 0) headerChunks.push(png.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  const ihdr = headerChunks[0]
  if (ihdr?.length !== 25 || data.length === 0) return new Blob([png])
  // All its rows would be in memory.
  if (isLarge({ width: viewOf(ihdr).getUint32(8), height: viewOf(ihdr).getUint32(12) }))
    return new Blob([png])
  const rows = await inflateReadable(data, dataLength(ihdr))
  const packed = new Uint8Array(await (await deflate([rows].values())).arrayBuffer())
  return new Blob([
    png.subarray(0, 8),
    ...headerChunks,
    pngChunk('IDAT', packed),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** Bytes of all filtered rows; for an interlaced picture the sum over its passes, which is slightly more. */
function dataLength(ihdr: Uint8Array): number {
  const view = viewOf(ihdr)
  const [width, height] = [view.getUint32(8), view.getUint32(12)]
  const bits = (ihdr[16] ?? 8) * (samplesPerPixel[ihdr[17] ?? 0] ?? 1)
  const rows = (w: number, h: number) => (w === 0 ? 0 : h * (1 + Math.ceil((w * bits) / 8)))
  if (ihdr[20] !== 1) return rows(width, height)
  // Adam7 (ISO/IEC 15948, 8.2): start and step of each pass.
  const passes = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const
  return passes.reduce(
    (sum, [x, stepX, y, stepY]) =>
      sum + rows(Math.ceil(Math.max(0, width - x) / stepX), Math.ceil(Math.max(0, height - y) / stepY)),
    0,
  )
}
