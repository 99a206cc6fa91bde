import type { Component } from './coefficients.ts'
import { CountingSink, encodeAcBand } from './encode-scan.ts'
import { optimalTable } from './entropy/huffman-table.ts'
import type { ScanBand } from './read-scan.ts'

/** Candidates for the last coefficient of the first of two scans. */
const splits = [2, 5, 8, 12, 18] as const
/** The most low bits that are left to refinement scans. */
const maxRefinedBits = 3
/** Components of more blocks are sampled by rows. */
const maxCountedBlocks = 20_000
/** Bytes of a scan without its entropy-coded data: headers of the scan and of its table. */
const scanOverhead = 10 + 21

/** The scans for the AC coefficients of one component that take the fewest bytes, in a valid order. */
export function planAcScans(component: Component): ScanBand[] {
  const rowStep = Math.max(1, Math.floor((component.width * component.height) / maxCountedBlocks))
  const cost = (band: ScanBand) => bandCost(component, band, rowStep)
  const whole = (high: number, low: number): ScanBand => ({ first: 1, last: 63, high, low })

  let best = { low: 0, first: cost(whole(0, 0)), bytes: Number.POSITIVE_INFINITY }
  best.bytes = best.first
  let refinementBytes = 0
  for (let low = 1; low <= maxRefinedBits; low += 1) {
    refinementBytes += cost(whole(low, low - 1))
    const first = cost(whole(0, low))
    if (first + refinementBytes >= best.bytes) break
    best = { low, first, bytes: first + refinementBytes }
  }

  const { low } = best
  let [bands, fewest] = [[whole(0, low)], best.first]
  for (const split of splits) {
    const parts: ScanBand[] = [
      { first: 1, last: split, high: 0, low },
      { first: split + 1, last: 63, high: 0, low },
    ]
    const bytes = parts.reduce((sum, band) => sum + cost(band), 0)
    if (bytes < fewest) [bands, fewest] = [parts, bytes]
  }
  const refinements = Array.from({ length: low }, (_, index) => whole(low - index, low - index - 1))
  return [...bands, ...refinements]
}

/** Estimated bytes of a scan of the whole component, from every `rowStep`-th row. */
function bandCost(component: Component, band: ScanBand, rowStep: number): number {
  const sink = new CountingSink()
  encodeAcBand(component, band, sink, rowStep)
  const { lengths, symbols } = optimalTable(sink.frequencies[0])
  let bits = sink.rawBits
  for (const symbol of symbols) bits += (sink.frequencies[0][symbol] ?? 0) * (lengths[symbol] ?? 0)
  return (bits / 8) * rowStep + scanOverhead + symbols.length
}
