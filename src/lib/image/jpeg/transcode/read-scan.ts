import type { Component } from './coefficients.ts'
import type { BitReader } from './entropy/bit-reader.ts'
import type { HuffmanDecoder } from './entropy/huffman-decoder.ts'
import { TranscodeFailure } from './transcode-failure.ts'

export type ScanComponent = {
  readonly component: Component
  readonly dc: HuffmanDecoder | undefined
  readonly ac: HuffmanDecoder | undefined
}

/** The coefficients of a scan (ITU-T T.81, B.2.3): from `first` to `last`, bits from `high` − 1 to `low`. */
export type ScanBand = {
  readonly first: number
  readonly last: number
  /** 0 in the first scan of a band. */
  readonly high: number
  readonly low: number
}

/** `block` reads the coefficients of one block to `at`; `restart` resets the state at a restart marker. */
export type BlockReader = {
  block(scan: ScanComponent, at: number): void
  restart(): void
}

/** The most bits of a coefficient of an 8-bit picture, without sign. */
const maxAcBits = 10
const maxDcBits = 11

export function createBlockReader(reader: BitReader, progressive: boolean, band: ScanBand): BlockReader {
  if (!progressive) return sequential(reader)
  if (band.first === 0) return band.high === 0 ? dcFirst(reader, band.low) : dcRefine(reader, band.low)
  return band.high === 0 ? acFirst(reader, band) : acRefine(reader, band)
}

function required(decoder: HuffmanDecoder | undefined): HuffmanDecoder {
  if (!decoder) throw new TranscodeFailure('damaged')
  return decoder
}

function createDcReader(reader: BitReader) {
  const previous = new Map<Component, number>()
  return {
    take({ component, dc }: ScanComponent): number {
      const bits = required(dc)(reader)
      if (bits > maxDcBits) throw new TranscodeFailure('damaged')
      const value = (previous.get(component) ?? 0) + reader.takeSigned(bits)
      previous.set(component, value)
      return value
    },
    restart: () => previous.clear(),
  }
}

function sequential(reader: BitReader): BlockReader {
  const dc = createDcReader(reader)
  return {
    block(scan, at) {
      const { values } = scan.component
      const ac = required(scan.ac)
      values[at] = dc.take(scan)
      for (let k = 1; k < 64; ) {
        const symbol = ac(reader)
        const bits = symbol & 15
        k += symbol >> 4
        if (bits === 0) {
          // ZRL (16 zeros) or EOB.
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
  /** Blocks left in the end-of-band run, including this one. */
  let eobRun = 0
  return {
    block(scan, at) {
      if (eobRun > 0) {
        eobRun -= 1
        return
      }
      const { values } = scan.component
      const ac = required(scan.ac)
      for (let k = first; k <= last; ) {
        const symbol = ac(reader)
        const [run, bits] = [symbol >> 4, symbol & 15]
        if (bits === 0 && run < 15) {
          eobRun = (1 << run) - 1 + reader.take(run)
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
      eobRun = 0
    },
  }
}

function acRefine(reader: BitReader, { first, last, low }: ScanBand): BlockReader {
  let eobRun = 0
  const step = 1 << low
  /** Reads the correction bit of a coefficient that is already nonzero (T.81, G.1.2.3). */
  const refine = (values: Int16Array, at: number, value: number) => {
    if (reader.take(1) === 1) values[at] = value + (value > 0 ? step : -step)
  }
  return {
    block(scan, at) {
      const { values } = scan.component
      let k = first
      if (eobRun === 0) {
        const ac = required(scan.ac)
        while (k <= last) {
          const symbol = ac(reader)
          const bits = symbol & 15
          let run = symbol >> 4
          if (bits > 1) throw new TranscodeFailure('damaged')
          let newValue = 0
          if (bits === 1) newValue = reader.take(1) === 1 ? step : -step
          else if (run < 15) {
            eobRun = (1 << run) + reader.take(run)
            break
          }
          // Skips `run` zeros and refines the nonzero coefficients among them.
          for (; k <= last; k += 1) {
            const value = values[at + k] ?? 0
            if (value !== 0) refine(values, at + k, value)
            else if (run === 0) break
            else run -= 1
          }
          if (k > last && (newValue !== 0 || run > 0)) throw new TranscodeFailure('damaged')
          if (newValue !== 0) values[at + k] = newValue
          k += 1
        }
      }
      if (eobRun === 0) return
      for (; k <= last; k += 1) {
        const value = values[at + k] ?? 0
        if (value !== 0) refine(values, at + k, value)
      }
      eobRun -= 1
    },
    restart() {
      eobRun = 0
    },
  }
}
