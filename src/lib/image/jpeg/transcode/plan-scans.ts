import type { Component } from './coefficients.ts'
import { CountingSink, encodeAcBand } from './encode-scan.ts'
import { optimalTable } from './huffman-table.ts'
import type { ScanBand } from './read-scan.ts'

/** Where the details of a block may be parted into two scans. */
const splits = [2, 5, 8, 12, 18] as const
/** How many of the lowest bits may be left to later scans. */
const maxLaterBits = 3
/** Blocks beyond which only some rows are looked at to choose. */
const enoughBlocks = 20_000
/** Bytes of a scan beside its coded data: header of the scan and of its table. */
const scanOverhead = 10 + 21

/** The scans that take the fewest bytes for the details of one component, in an order in which they may stand. */
export function planAcScans(component: Component): ScanBand[] {
  const rowStep = Math.max(1, Math.floor((component.width * component.height) / enoughBlocks))
  const cost = (band: ScanBand) => bandCost(component, band, rowStep)
  const whole = (high: number, low: number): ScanBand => ({ first: 1, last: 63, high, low })

  let best = { low: 0, first: cost(whole(0, 0)), bytes: Number.POSITIVE_INFINITY }
  best.bytes = best.first
  let refining = 0
  for (let low = 1; low <= maxLaterBits; low += 1) {
    refining += cost(whole(low, low - 1))
    const first = cost(whole(0, low))
    if (first + refining >= best.bytes) break
    best = { low, first, bytes: first + refining }
  }

  const { low } = best
  let [bands, least] = [[whole(0, low)], best.first]
  for (const split of splits) {
    const parts: ScanBand[] = [
      { first: 1, last: split, high: 0, low },
      { first: split + 1, last: 63, high: 0, low },
    ]
    const bytes = parts.reduce((sum, band) => sum + cost(band), 0)
    if (bytes < least) [bands, least] = [parts, bytes]
  }
  const refinements = Array.from({ length: low }, (_, index) => whole(low - index, low - index - 1))
  return [...bands, ...refinements]
}

/** In bytes, about; of the whole component, when only some of its rows are counted. */
function bandCost(component: Component, band: ScanBand, rowStep: number): number {
  const sink = new CountingSink()
  encodeAcBand(component, band, sink, rowStep)
  const { lengths, symbols } = optimalTable(sink.frequencies[0])
  let bits = sink.rawBits
  for (const symbol of symbols) bits += (sink.frequencies[0][symbol] ?? 0) * (lengths[symbol] ?? 0)
  return (bits / 8) * rowStep + scanOverhead + symbols.length
}
