import type { Component } from './coefficients.ts'
import type { ScanBand } from './read-scan.ts'

/** Receives encoded data, to count or to write it. */
export type Sink = {
  /** A symbol to be coded with one of the scan's Huffman tables. */
  symbol(table: number, symbol: number): void
  bits(value: number, count: number): void
}

/** Counts the symbols and bits of a scan. */
export class CountingSink implements Sink {
  readonly frequencies = [new Uint32Array(256), new Uint32Array(256)] as const
  rawBits = 0

  symbol(table: number, symbol: number): void {
    const counted = this.frequencies[table]
    if (counted) counted[symbol] = (counted[symbol] ?? 0) + 1
  }

  bits(_value: number, count: number): void {
    this.rawBits += count
  }
}

/** Bits of a non-negative number. */
const bitLength = (value: number) => 32 - Math.clz32(value)

/** The longest end-of-band run (ITU-T T.81, G.1.2.2). */
const maxEobRun = 0x7fff
/** The most correction bits held back until the end of a run; in practice there are far fewer. */
const maxHeldBits = 1 << 16

/** The AC coefficients of a band of one component, every `rowStep`-th row of blocks. */
export function encodeAcBand(component: Component, band: ScanBand, sink: Sink, rowStep = 1): void {
  const block =
    band.high === 0 ? acFirst(component.values, band, sink) : acRefine(component.values, band, sink)
  for (let row = 0; row < component.height; row += rowStep) {
    const start = row * component.stride * 64
    for (let at = start; at < start + component.width * 64; at += 64) block.encode(at)
  }
  block.end()
}

type BlockEncoder = { encode(at: number): void; end(): void }

function writeRun(sink: Sink, run: number): void {
  const bits = bitLength(run) - 1
  sink.symbol(0, bits << 4)
  if (bits > 0) sink.bits(run, bits)
}

/** First scan of a band (T.81, figure G.3). */
function acFirst(values: Int16Array, { first, last, low }: ScanBand, sink: Sink): BlockEncoder {
  let eobRun = 0
  const end = () => {
    if (eobRun > 0) writeRun(sink, eobRun)
    eobRun = 0
  }
  return {
    end,
    encode(at) {
      let zeros = 0
      for (let k = first; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        const size = (value < 0 ? -value : value) >> low
        if (size === 0) {
          zeros += 1
          continue
        }
        if (eobRun > 0) end()
        for (; zeros > 15; zeros -= 16) sink.symbol(0, 0xf0)
        const bits = bitLength(size)
        sink.symbol(0, (zeros << 4) | bits)
        sink.bits(value < 0 ? ~size : size, bits)
        zeros = 0
      }
      if (zeros === 0) return
      eobRun += 1
      if (eobRun === maxEobRun) end()
    },
  }
}

/** A scan that adds one bit (T.81, figures G.7 to G.9). */
function acRefine(values: Int16Array, { first, last, low }: ScanBand, sink: Sink): BlockEncoder {
  let eobRun = 0
  /** Correction bits that follow the end-of-band run, then those of the current block. */
  const pendingBits = new Uint8Array(maxHeldBits)
  let pendingForRun = 0
  let pendingInBlock = 0
  const writePending = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) sink.bits(pendingBits[index] ?? 0, 1)
  }
  /** Writes the pending run and its bits, but holds back the bits of this block. */
  const endRun = () => {
    if (eobRun === 0) return
    writeRun(sink, eobRun)
    writePending(0, pendingForRun)
    pendingBits.copyWithin(0, pendingForRun, pendingForRun + pendingInBlock)
    pendingForRun = 0
    eobRun = 0
  }
  const writePendingOfBlock = () => {
    writePending(pendingForRun, pendingForRun + pendingInBlock)
    pendingInBlock = 0
  }
  return {
    end: endRun,
    encode(at) {
      let lastNew = 0
      for (let k = last; k >= first && lastNew === 0; k -= 1) {
        const value = values[at + k] ?? 0
        if ((value < 0 ? -value : value) >> low === 1) lastNew = k
      }
      let zeros = 0
      pendingInBlock = 0
      for (let k = first; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        const size = (value < 0 ? -value : value) >> low
        if (size === 0) {
          zeros += 1
          continue
        }
        for (; zeros > 15 && k <= lastNew; zeros -= 16) {
          endRun()
          sink.symbol(0, 0xf0)
          writePendingOfBlock()
        }
        if (size > 1) {
          pendingBits[pendingForRun + pendingInBlock] = size & 1
          pendingInBlock += 1
          continue
        }
        endRun()
        sink.symbol(0, (zeros << 4) | 1)
        sink.bits(value < 0 ? 0 : 1, 1)
        writePendingOfBlock()
        zeros = 0
      }
      if (zeros === 0 && pendingInBlock === 0) return
      eobRun += 1
      pendingForRun += pendingInBlock
      pendingInBlock = 0
      if (eobRun === maxEobRun || pendingForRun > maxHeldBits - 64) endRun()
    },
  }
}

/** One component of a DC scan, with the number of its table. */
export type DcPart = { readonly component: Component; readonly table: number }

/** The DC coefficients of all blocks, in the order of interleaved MCUs; of a single component without padding blocks. */
export function encodeDc(
  parts: readonly DcPart[],
  units: { readonly across: number; readonly down: number },
  { high, low }: Pick<ScanBand, 'high' | 'low'>,
  sink: Sink,
): void {
  const previous = parts.map(() => 0)
  const encode = (part: number, { component, table }: DcPart, at: number) => {
    const value = (component.values[at] ?? 0) >> low
    if (high > 0) {
      sink.bits(value, 1)
      return
    }
    const difference = value - (previous[part] ?? 0)
    previous[part] = value
    const bits = bitLength(Math.abs(difference))
    sink.symbol(table, bits)
    if (bits > 0) sink.bits(difference < 0 ? difference - 1 : difference, bits)
  }
  const [only] = parts
  if (parts.length === 1 && only) {
    const { width, height, stride } = only.component
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) encode(0, only, (row * stride + column) * 64)
    return
  }
  for (let unitRow = 0; unitRow < units.down; unitRow += 1)
    for (let unit = 0; unit < units.across; unit += 1)
      for (const [index, part] of parts.entries()) {
        const { across, down, stride } = part.component
        for (let y = 0; y < down; y += 1)
          for (let x = 0; x < across; x += 1)
            encode(index, part, ((unitRow * down + y) * stride + unit * across + x) * 64)
      }
}
