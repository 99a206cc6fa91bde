import { viewOf } from '../../bytes/byte-order.ts'
import { isStartOfFrame, marker } from '../markers.ts'
import {
  type CoefficientImage,
  type Component,
  type ComponentHeader,
  emptyComponents,
  maxBlocksInUnit,
  unitsOf,
} from './coefficients.ts'
import { BitReader } from './entropy/bit-reader.ts'
import { createHuffmanDecoder, type HuffmanDecoder } from './entropy/huffman-decoder.ts'
import { createBlockReader, type ScanBand, type ScanComponent } from './read-scan.ts'
import { TranscodeFailure } from './transcode-failure.ts'

/** Limit for the coefficients of one picture. */
const maxBytes = 512 * 1024 * 1024
const maxScans = 200

const damaged = () => new TranscodeFailure('damaged')

type ReaderState = {
  readonly bytes: Uint8Array
  frame: { readonly progressive: boolean; readonly width: number; readonly height: number } | null
  components: readonly Component[]
  readonly quantTables: Map<number, Uint8Array>
  /** The tables in force at the first scan of the components that use them. */
  readonly usedTables: Map<number, Uint8Array>
  readonly dc: Map<number, HuffmanDecoder>
  readonly ac: Map<number, HuffmanDecoder>
  /** The lowest known bit by component and coefficient; 255 before its first scan. */
  readonly known: Map<Component, Uint8Array>
  restartInterval: number
  scans: number
}

/**
 * Reads all coefficients of a JPEG file with 8 bits per sample and Huffman coding, sequential or progressive
 * (ITU-T T.81, annexes B, F and G). Ignores data after the end of the picture. Stricter than decoders: fails with a
 * `TranscodeFailure` on anything incomplete, so that the result is always the whole picture.
 */
export function readCoefficients(bytes: Uint8Array): CoefficientImage {
  const view = viewOf(bytes)
  if (bytes.length < 4 || view.getUint16(0) !== 0xff00 + marker.SOI) throw damaged()
  const state: ReaderState = {
    bytes,
    frame: null,
    components: [],
    quantTables: new Map(),
    usedTables: new Map(),
    dc: new Map(),
    ac: new Map(),
    known: new Map(),
    restartInterval: 0,
    scans: 0,
  }
  let at = 2
  for (;;) {
    // A marker may be preceded by any number of fill bytes.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1
    const code = bytes[at + 1]
    if (bytes[at] !== 0xff || code === undefined) throw damaged()
    if (code === marker.EOI) return finish(state)
    if (at + 4 > bytes.length) throw damaged()
    const end = at + 2 + view.getUint16(at + 2)
    if (end < at + 4 || end > bytes.length) throw damaged()
    const segment = bytes.subarray(at + 4, end)
    at = code === marker.SOS ? readScan(state, segment, end) : end
    if (code !== marker.SOS) readSegment(state, code, segment)
  }
}

function readSegment(state: ReaderState, code: number, segment: Uint8Array): void {
  if (isStartOfFrame(code)) readFrame(state, code, segment)
  else if (code === marker.DHT) readHuffmanTables(state, segment)
  else if (code === marker.DQT) readQuantTables(state, segment)
  else if (code === marker.DRI) state.restartInterval = viewOf(segment).getUint16(0)
  // Arithmetic conditioning (DAC), number of lines (DNL), hierarchical pictures (DHP, EXP).
  else if (code < marker.APP0) throw new TranscodeFailure('unusual')
}

function readFrame(state: ReaderState, code: number, segment: Uint8Array): void {
  if (state.frame !== null || segment.length < 6) throw damaged()
  const view = viewOf(segment)
  const [height, width, count] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)]
  if (code > 0xc2 || segment[0] !== 8 || height === 0) throw new TranscodeFailure('unusual')
  if (width === 0 || count === 0 || segment.length !== 6 + 3 * count) throw damaged()
  if (count > 4) throw new TranscodeFailure('unusual')
  const headers: ComponentHeader[] = []
  for (let at = 6; at < segment.length; at += 3) {
    const [id = 0, factors = 0, quantTable = 0] = segment.subarray(at, at + 3)
    const [across, down] = [factors >> 4, factors & 15]
    if (across < 1 || across > 4 || down < 1 || down > 4 || quantTable > 3) throw damaged()
    if (headers.some((header) => header.id === id)) throw damaged()
    headers.push({ id, across, down, quantTable })
  }
  const units = unitsOf({ width, height }, headers)
  const blocks = headers.reduce((sum, { across, down }) => sum + across * down, 0)
  if (units.across * units.down * blocks * 128 > maxBytes) throw new TranscodeFailure('too-large')
  state.frame = { progressive: code === 0xc2, width, height }
  state.components = emptyComponents({ width, height }, headers)
}

function readHuffmanTables({ dc, ac }: ReaderState, segment: Uint8Array): void {
  for (let at = 0; at < segment.length; ) {
    const kind = segment[at] ?? 0
    const counts = segment.subarray(at + 1, at + 17)
    const length = counts.reduce((sum, count) => sum + count, 0)
    const symbols = segment.slice(at + 17, at + 17 + length)
    if (kind >> 4 > 1 || (kind & 15) > 3 || counts.length < 16 || symbols.length < length) throw damaged()
    const tables = kind >> 4 === 0 ? dc : ac
    tables.set(kind & 15, createHuffmanDecoder(counts, symbols))
    at += 17 + length
  }
}

function readQuantTables({ quantTables }: ReaderState, segment: Uint8Array): void {
  for (let at = 0; at < segment.length; ) {
    const kind = segment[at] ?? 0
    const length = kind >> 4 === 0 ? 65 : 129
    const table = segment.slice(at, at + length)
    if (kind >> 4 > 1 || (kind & 15) > 3 || table.length < length) throw damaged()
    quantTables.set(kind & 15, table)
    at += length
  }
}

/** Reads one scan, whose header is `segment`, from `start` on; returns the offset of the next marker. */
function readScan(state: ReaderState, segment: Uint8Array, start: number): number {
  const { bytes, frame, restartInterval } = state
  const count = segment[0] ?? 0
  state.scans += 1
  if (!frame || state.scans > maxScans || segment.length !== 4 + 2 * count) throw damaged()
  const [first = 0, last = 0, bits = 0] = segment.subarray(1 + 2 * count)
  const band = frame.progressive
    ? { first, last, high: bits >> 4, low: bits & 15 }
    : { first: 0, last: 63, high: 0, low: 0 }
  const scan = Array.from({ length: count }, (_, index) =>
    scanComponent(state, segment[1 + 2 * index] ?? 0, segment[2 + 2 * index] ?? 0),
  )
  for (const { component } of scan) recordBand(state, component, band)
  if (band.first > 0 && count !== 1) throw damaged()

  const reader = new BitReader(bytes, start)
  const blocks = createBlockReader(reader, frame.progressive, band)
  const [only] = scan
  if (!only) throw damaged()
  const units = count === 1 ? only.component.height * only.component.width : unitCount(frame, state, scan)
  let untilRestart = restartInterval
  let restarts = 0
  const positions = count === 1 ? nonInterleaved(only) : interleaved(frame, state, scan)
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && untilRestart === 0) {
      reader.finish()
      if (bytes[reader.at] !== 0xff || bytes[reader.at + 1] !== marker.RST0 + (restarts % 8)) throw damaged()
      reader.at += 2
      restarts += 1
      untilRestart = restartInterval
      blocks.restart()
    }
    positions(unit, blocks.block)
    untilRestart -= 1
  }
  reader.finish()
  return reader.at
}

function scanComponent({ components, dc, ac }: ReaderState, id: number, tables: number): ScanComponent {
  const component = components.find((each) => each.id === id)
  if (!component) throw damaged()
  return { component, dc: dc.get(tables >> 4), ac: ac.get(tables & 15) }
}

/** Records which bits of a component a scan adds, and with which quantisation table. */
function recordBand(state: ReaderState, component: Component, { first, last, high, low }: ScanBand): void {
  const { quantTable } = component
  let known = state.known.get(component)
  if (!known) {
    const table = state.quantTables.get(quantTable)
    const used = state.usedTables.get(quantTable)
    if (!table || (used && used !== table)) throw new TranscodeFailure(table ? 'unusual' : 'damaged')
    state.usedTables.set(quantTable, table)
    known = new Uint8Array(64).fill(255)
    state.known.set(component, known)
  }
  if (first > last || last > 63 || (first === 0 && last > 0 && state.frame?.progressive)) throw damaged()
  if (low > 13) throw damaged()
  for (let k = first; k <= last; k += 1) {
    const knownBit = known[k]
    // Bits come from the highest down, each once, and DC before AC.
    if (high === 0 ? knownBit !== 255 : knownBit !== high || low !== high - 1) throw damaged()
    if (k > 0 && known[0] === 255 && first > 0) throw damaged()
    known[k] = low
  }
}

type Positions = (unit: number, visit: (scan: ScanComponent, at: number) => void) => void

/** A scan of a single component has no padding blocks. */
function nonInterleaved(scan: ScanComponent): Positions {
  const { width, stride } = scan.component
  return (unit, visit) => {
    const row = Math.floor(unit / width)
    visit(scan, (row * stride + (unit - row * width)) * 64)
  }
}

function unitCount(
  frame: { readonly width: number; readonly height: number },
  { components }: ReaderState,
  scan: readonly ScanComponent[],
): number {
  const blocks = scan.reduce((sum, { component }) => sum + component.across * component.down, 0)
  if (blocks > maxBlocksInUnit) throw damaged()
  const units = unitsOf(frame, components)
  return units.across * units.down
}

function interleaved(
  frame: { readonly width: number; readonly height: number },
  { components }: ReaderState,
  scan: readonly ScanComponent[],
): Positions {
  const unitsAcross = unitsOf(frame, components).across
  return (unit, visit) => {
    const unitRow = Math.floor(unit / unitsAcross)
    const unitColumn = unit - unitRow * unitsAcross
    for (const each of scan) {
      const { across, down, stride } = each.component
      for (let y = 0; y < down; y += 1)
        for (let x = 0; x < across; x += 1)
          visit(each, ((unitRow * down + y) * stride + unitColumn * across + x) * 64)
    }
  }
}

function finish({ frame, components, known, usedTables }: ReaderState): CoefficientImage {
  const whole = components.every((component) => known.get(component)?.every((low) => low === 0))
  if (!frame || !whole) throw damaged()
  const { width, height } = frame
  return { width, height, components, quantTables: usedTables }
}
