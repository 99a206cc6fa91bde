import { marker } from '../markers.ts'
import { type CoefficientImage, type Component, maxBlocksInUnit, unitsOf } from './coefficients.ts'
import { CountingSink, type DcPart, encodeAcBand, encodeDc, type Sink } from './encode-scan.ts'
import { BitWriter } from './entropy/bit-writer.ts'
import { type HuffmanTable, optimalTable } from './entropy/huffman-table.ts'
import { planAcScans } from './plan-scans.ts'
import type { ScanBand } from './read-scan.ts'

type Bytes = Uint8Array<ArrayBuffer>

const progressiveFrame = 0xc2
/** DC coefficients come in two scans: this many low bits are in the second. */
const dcLow = 1

/**
 * Writes a picture as a progressive JPEG file with optimal Huffman tables (ITU-T T.81, annex G) and the scans that take
 * the fewest bytes. `segments` are whole segments for the start of the file, such as JFIF, ICC and Adobe's. Returns the
 * file in pieces.
 */
export function writeProgressive(
  image: CoefficientImage,
  segments: readonly Bytes[],
  plan: (component: Component) => readonly ScanBand[] = planAcScans,
): Bytes[] {
  const pieces: Bytes[] = [Uint8Array.of(0xff, marker.SOI), ...segments]
  for (const table of image.quantTables.values()) pieces.push(segment(marker.DQT, table))
  pieces.push(frameHeader(image))

  const dcGroups = dcScans(image)
  for (const parts of dcGroups) pieces.push(...dcScan(image, parts, 0, dcLow))
  const plans = image.components.map((component) => ({ component, scans: plan(component) }))
  for (const { component, scans } of plans)
    for (const band of scans) if (band.high === 0) pieces.push(...acScan(component, band))
  for (const parts of dcGroups) pieces.push(...dcScan(image, parts, dcLow, 0))
  for (const { component, scans } of plans)
    for (const band of scans) if (band.high > 0) pieces.push(...acScan(component, band))
  pieces.push(Uint8Array.of(0xff, marker.EOI))
  return pieces
}

function segment(encode: number, content: Uint8Array): Bytes {
  const bytes = new Uint8Array(4 + content.length)
  bytes.set([0xff, encode, (content.length + 2) >> 8, (content.length + 2) & 0xff])
  bytes.set(content, 4)
  return bytes
}

function frameHeader({ width, height, components }: CoefficientImage): Bytes {
  const sides = [height >> 8, height & 0xff, width >> 8, width & 0xff]
  const each = components.flatMap(({ id, across, down, quantTable }) => [
    id,
    (across << 4) | down,
    quantTable,
  ])
  return segment(progressiveFrame, Uint8Array.from([8, ...sides, components.length, ...each]))
}

/** All components in one scan if it may hold them, otherwise one scan each; luma has a table of its own. */
function dcScans({ components }: CoefficientImage): DcPart[][] {
  const parts = components.map((component, index) => ({ component, table: index === 0 ? 0 : 1 }))
  const blocks = components.reduce((sum, { across, down }) => sum + across * down, 0)
  return blocks <= maxBlocksInUnit ? [parts] : parts.map((part) => [part])
}

function dcScan(image: CoefficientImage, parts: readonly DcPart[], high: number, low: number): Bytes[] {
  const units = unitsOf(image, image.components)
  return encodeScan(
    parts.map(({ component, table }) => ({ component, selector: table << 4 })),
    { first: 0, last: 0, high, low },
    0,
    (sink) => encodeDc(parts, units, { high, low }, sink),
  )
}

function acScan(component: Component, band: ScanBand): Bytes[] {
  return encodeScan([{ component, selector: 0 }], band, 1, (sink) => encodeAcBand(component, band, sink))
}

/** Tables, header and data of a scan; runs `encode` twice, to count the symbols for the tables and to write. */
function encodeScan(
  parts: readonly { readonly component: Component; readonly selector: number }[],
  { first, last, high, low }: ScanBand,
  tableClass: number,
  encode: (sink: Sink) => void,
): Bytes[] {
  const counting = new CountingSink()
  encode(counting)
  const tables = counting.frequencies.map(optimalTable)
  const writer = new BitWriter()
  encode(new WritingSink(tables, writer))
  const selectors = parts.flatMap(({ component, selector }) => [component.id, selector])
  const header = Uint8Array.from([parts.length, ...selectors, first, last, (high << 4) | low])
  return [
    ...tables.flatMap((table, number) => tableSegment(table, (tableClass << 4) | number)),
    segment(marker.SOS, header),
    writer.finish(),
  ]
}

function tableSegment({ counts, symbols }: HuffmanTable, kind: number): Bytes[] {
  if (symbols.length === 0) return []
  return [segment(marker.DHT, Uint8Array.from([kind, ...counts, ...symbols]))]
}

class WritingSink implements Sink {
  readonly #tables: readonly HuffmanTable[]
  readonly #writer: BitWriter

  constructor(tables: readonly HuffmanTable[], writer: BitWriter) {
    this.#tables = tables
    this.#writer = writer
  }

  symbol(table: number, symbol: number): void {
    const found = this.#tables[table]
    if (found) this.#writer.bits(found.codes[symbol] ?? 0, found.lengths[symbol] ?? 0)
  }

  bits(value: number, count: number): void {
    this.#writer.bits(value, count)
  }
}
