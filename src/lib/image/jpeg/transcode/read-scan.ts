import type { BitReader } from './bit-reader.ts'
import type { Component } from './coefficients.ts'
import type { HuffmanDecoder } from './huffman-decoder.ts'
import { TranscodeFailure } from './transcode-failure.ts'

export type ScanComponent = {
  readonly component: Component
  readonly dc: HuffmanDecoder | undefined
  readonly ac: HuffmanDecoder | undefined
}

/** What a scan tells of the coefficients (ITU-T T.81, B.2.3): from `first` to `last`, bits from `high` − 1 to `low`. */
export type ScanBand = {
  readonly first: number
  readonly last: number
  /** 0 in the first scan of a band. */
  readonly high: number
  readonly low: number
}

/** Reads the coefficients of one block, which start at `at`, and goes on where a restart has forgotten all before. */
export type BlockReader = {
  block(scan: ScanComponent, at: number): void
  restart(): void
}

/** Coefficients of eight-bit pictures have at most so many bits beside their sign. */
const maxAcBits = 10
const maxDcBits = 11

/** A reader for the blocks of one scan. */
export function createBlockReader(reader: BitReader, progressive: boolean, band: ScanBand): BlockReader {
  if (!progressive) return sequential(reader)
  if (band.first === 0) return band.high === 0 ? dcFirst(reader, band.low) : dcRefine(reader, band.low)
  return band.high === 0 ? acFirst(reader, band) : acRefine(reader, band)
}

function needed(decoder: HuffmanDecoder | undefined): HuffmanDecoder {
  if (!decoder) throw new TranscodeFailure('damaged')
  return decoder
}

function createDcReader(reader: BitReader) {
  const before = new Map<Component, number>()
  return {
    take({ component, dc }: ScanComponent): number {
      const bits = needed(dc)(reader)
      if (bits > maxDcBits) throw new TranscodeFailure('damaged')
      const value = (before.get(component) ?? 0) + reader.takeSigned(bits)
      before.set(component, value)
      return value
    },
    restart: () => before.clear(),
  }
}

function sequential(reader: BitReader): BlockReader {
  const dc = createDcReader(reader)
  return {
    block(scan, at) {
      const { values } = scan.component
      const ac = needed(scan.ac)
      values[at] = dc.take(scan)
      for (let k = 1; k < 64; ) {
        const symbol = ac(reader)
        const bits = symbol & 15
        k += symbol >> 4
        if (bits === 0) {
          // 16 zeros, or none but zeros up to the end.
          if (symbol === 0xf0) k += 1
          else if (symbol === 0) break
          else throw new TranscodeFailure('damaged')
          continue
        }
        if (k > 63 || bits > maxAcBits) throw new TranscodeFailure('damaged')
        values[at + k] = reader.takeSigned(bits)
        k += 1
      }
    },
    restart: dc.restart,
  }
}

function dcFirst(reader: BitReader, low: number): BlockReader {
  const dc = createDcReader(reader)
  return {
    block(scan, at) {
      scan.component.values[at] = dc.take(scan) << low
    },
    restart: dc.restart,
  }
}

function dcRefine(reader: BitReader, low: number): BlockReader {
  return {
    block({ component: { values } }, at) {
      if (reader.take(1) === 1) values[at] = (values[at] ?? 0) | (1 << low)
    },
    restart() {},
  }
}

function acFirst(reader: BitReader, { first, last, low }: ScanBand): BlockReader {
  /** Blocks that still end here, this one included. */
  let ended = 0
  return {
    block(scan, at) {
      if (ended > 0) {
        ended -= 1
        return
      }
      const { values } = scan.component
      const ac = needed(scan.ac)
      for (let k = first; k <= last; ) {
        const symbol = ac(reader)
        const [run, bits] = [symbol >> 4, symbol & 15]
        if (bits === 0 && run < 15) {
          ended = (1 << run) - 1 + reader.take(run)
          return
        }
        k += run
        if (bits > 0) {
          if (k > last || bits > maxAcBits) throw new TranscodeFailure('damaged')
          values[at + k] = reader.takeSigned(bits) * (1 << low)
        }
        k += 1
      }
    },
    restart() {
      ended = 0
    },
  }
}

function acRefine(reader: BitReader, { first, last, low }: ScanBand): BlockReader {
  let ended = 0
  const step = 1 << low
  /** One more bit for a coefficient that is not 0 already (T.81, G.1.2.3). */
  const refine = (values: Int16Array, at: number, value: number) => {
    if (reader.take(1) === 1) values[at] = value + (value > 0 ? step : -step)
  }
  return {
    block(scan, at) {
      const { values } = scan.component
      let k = first
      if (ended === 0) {
        const ac = needed(scan.ac)
        while (k <= last) {
          const symbol = ac(reader)
          const bits = symbol & 15
          let run = symbol >> 4
          if (bits > 1) throw new TranscodeFailure('damaged')
          let fresh = 0
          if (bits === 1) fresh = reader.take(1) === 1 ? step : -step
          else if (run < 15) {
            ended = (1 << run) + reader.take(run)
            break
          }
          // Over `run` zeros, refining what is not 0 on the way.
          for (; k <= last; k += 1) {
            const value = values[at + k] ?? 0
            if (value !== 0) refine(values, at + k, value)
            else if (run === 0) break
            else run -= 1
          }
          if (k > last && (fresh !== 0 || run > 0)) throw new TranscodeFailure('damaged')
          if (fresh !== 0) values[at + k] = fresh
          k += 1
        }
      }
      if (ended === 0) return
      for (; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        if (value !== 0) refine(values, at + k, value)
      }
      ended -= 1
    },
    restart() {
      ended = 0
    },
  }
}
