import type { Component } from './coefficients.ts'
import type { ScanBand } from './read-scan.ts'

/** Where coded data goes: to be counted, or to be written. */
export type Sink = {
  /** A Huffman coded symbol of one of the scan's tables. */
  symbol(table: number, symbol: number): void
  bits(value: number, count: number): void
}

/** Counts what a scan would take. */
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

/** How many bits a number of zero or more takes. */
const bitLength = (value: number) => 32 - Math.clz32(value)

/** Runs of ended blocks are written at this length at the latest (ITU-T T.81, G.1.2.2). */
const maxEobRun = 0x7fff
/** Refining bits that wait for the end of a run; far fewer are met. */
const maxHeldBits = 1 << 16

/** The AC coefficients of a band of one component, every `rowStep`-th row of blocks. */
export function encodeAcBand(component: Component, band: ScanBand, sink: Sink, rowStep = 1): void {
  const block =
    band.high === 0 ? acFirst(component.values, band, sink) : acRefine(component.values, band, sink)
  for (let row = 0; row < component.height; row += rowStep) {
    const start = row * component.stride * 64
    for (let at = start; at < start + component.width * 64; at += 64) block.code(at)
  }
  block.end()
}

type BlockCoder = { code(at: number): void; end(): void }

function writeRun(sink: Sink, run: number): void {
  const bits = bitLength(run) - 1
  sink.symbol(0, bits << 4)
  if (bits > 0) sink.bits(run, bits)
}

/** First scan of a band (T.81, figure G.3). */
function acFirst(values: Int16Array, { first, last, low }: ScanBand, sink: Sink): BlockCoder {
  let ended = 0
  const end = () => {
    if (ended > 0) writeRun(sink, ended)
    ended = 0
  }
  return {
    end,
    code(at) {
      let zeros = 0
      for (let k = first; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        const size = (value < 0 ? -value : value) >> low
        if (size === 0) {
          zeros += 1
          continue
        }
        if (ended > 0) end()
        for (; zeros > 15; zeros -= 16) sink.symbol(0, 0xf0)
        const bits = bitLength(size)
        sink.symbol(0, (zeros << 4) | bits)
        sink.bits(value < 0 ? ~size : size, bits)
        zeros = 0
      }
      if (zeros === 0) return
      ended += 1
      if (ended === maxEobRun) end()
    },
  }
}

/** A scan that adds one bit (T.81, figures G.7 to G.9). */
function acRefine(values: Int16Array, { first, last, low }: ScanBand, sink: Sink): BlockCoder {
  let ended = 0
  /** Bits that follow the run of ended blocks, then those that belong to the block being coded. */
  const held = new Uint8Array(maxHeldBits)
  let heldForRun = 0
  let heldInBlock = 0
  const release = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) sink.bits(held[index] ?? 0, 1)
  }
  /** Tells the run before, but keeps the bits of this block. */
  const endRun = () => {
    if (ended === 0) return
    writeRun(sink, ended)
    release(0, heldForRun)
    held.copyWithin(0, heldForRun, heldForRun + heldInBlock)
    heldForRun = 0
    ended = 0
  }
  const releaseBlock = () => {
    release(heldForRun, heldForRun + heldInBlock)
    heldInBlock = 0
  }
  return {
    end: endRun,
    code(at) {
      let lastFresh = 0
      for (let k = last; k >= first && lastFresh === 0; k -= 1) {
        const value = values[at + k] ?? 0
        if ((value < 0 ? -value : value) >> low === 1) lastFresh = k
      }
      let zeros = 0
      heldInBlock = 0
      for (let k = first; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        const size = (value < 0 ? -value : value) >> low
        if (size === 0) {
          zeros += 1
          continue
        }
        for (; zeros > 15 && k <= lastFresh; zeros -= 16) {
          endRun()
          sink.symbol(0, 0xf0)
          releaseBlock()
        }
        if (size > 1) {
          held[heldForRun + heldInBlock] = size & 1
          heldInBlock += 1
          continue
        }
        endRun()
        sink.symbol(0, (zeros << 4) | 1)
        sink.bits(value < 0 ? 0 : 1, 1)
        releaseBlock()
        zeros = 0
      }
      if (zeros === 0 && heldInBlock === 0) return
      ended += 1
      heldForRun += heldInBlock
      heldInBlock = 0
      if (ended === maxEobRun || heldForRun > maxHeldBits - 64) endRun()
    },
  }
}

/** One component of a scan of averages, with the number of its table. */
export type DcPart = { readonly component: Component; readonly table: number }

/** The averages of all blocks, in the order of interleaved units; a single component without what fills units up. */
export function encodeDc(
  parts: readonly DcPart[],
  units: { readonly across: number; readonly down: number },
  { high, low }: Pick<ScanBand, 'high' | 'low'>,
  sink: Sink,
): void {
  const before = parts.map(() => 0)
  const code = (part: number, { component, table }: DcPart, at: number) => {
    const value = (component.values[at] ?? 0) >> low
    if (high > 0) {
      sink.bits(value, 1)
      return
    }
    const difference = value - (before[part] ?? 0)
    before[part] = value
    const bits = bitLength(Math.abs(difference))
    sink.symbol(table, bits)
    if (bits > 0) sink.bits(difference < 0 ? difference - 1 : difference, bits)
  }
  const [only] = parts
  if (parts.length === 1 && only) {
    const { width, height, stride } = only.component
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) code(0, only, (row * stride + column) * 64)
    return
  }
  for (let unitRow = 0; unitRow < units.down; unitRow += 1)
    for (let unit = 0; unit < units.across; unit += 1)
      for (const [index, part] of parts.entries()) {
        const { across, down, stride } = part.component
        for (let y = 0; y < down; y += 1)
          for (let x = 0; x < across; x += 1)
            code(index, part, ((unitRow * down + y) * stride + unit * across + x) * 64)
      }
}
