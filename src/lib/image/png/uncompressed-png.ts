import { viewOf } from '../bytes/byte-order.ts'
import { type colourTypes, type PngHeader, pngChunk, pngFile } from './png-file.ts'

type Piece = Uint8Array<ArrayBuffer>

/** The most bytes of a stored block (RFC 1951, 3.2.4). */
const maxBlock = 65_535
const adlerBase = 65_521
/** The most bytes that can be added before the sums of Adler-32 exceed 32 bits (RFC 1950, 9). */
const adlerRun = 5_552

/**
 * A PNG of 8 bits a sample whose rows are neither filtered nor compressed, in pieces to be joined: written and read in a
 * fraction of the time, for a file that only passes from one worker to another. `bands` are some whole rows each, every
 * row with a zero before its samples.
 */
export function uncompressedPng(
  size: Pick<PngHeader, 'width' | 'height'>,
  colourType: (typeof colourTypes)['rgb' | 'rgba'],
  chunks: readonly Piece[],
  bands: Iterable<Uint8Array>,
): Piece[] {
  const adler = createAdler32()
  const data: Piece[] = [pngChunk('IDAT', Uint8Array.of(0x78, 0x01))]
  for (const band of bands) {
    adler.add(band)
    data.push(pngChunk('IDAT', storedBlocks(band)))
  }
  const end = new Uint8Array(9)
  // The last block, without content.
  end.set([1, 0, 0, 0xff, 0xff])
  viewOf(end).setUint32(5, adler.value())
  data.push(pngChunk('IDAT', end))
  return pngFile({ ...size, depth: 8, colourType }, chunks, data)
}

function storedBlocks(content: Uint8Array): Piece {
  const blocks = Math.ceil(content.length / maxBlock)
  const stored = new Uint8Array(content.length + blocks * 5)
  const view = viewOf(stored)
  let to = 0
  for (let at = 0; at < content.length; at += maxBlock) {
    const block = content.subarray(at, at + maxBlock)
    view.setUint16(to + 1, block.length, true)
    view.setUint16(to + 3, ~block.length & 0xffff, true)
    stored.set(block, to + 5)
    to += 5 + block.length
  }
  return stored
}

function createAdler32() {
  let [a, b] = [1, 0]
  return {
    add(bytes: Uint8Array) {
      for (let start = 0; start < bytes.length; start += adlerRun) {
        const end = Math.min(bytes.length, start + adlerRun)
        for (let at = start; at < end; at += 1) {
          a += bytes[at] ?? 0
          b += a
        }
        a %= adlerBase
        b %= adlerBase
      }
    },
    value: () => b * 65_536 + a,
  }
}
