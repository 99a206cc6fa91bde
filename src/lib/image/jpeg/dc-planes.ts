import type { ByteSource } from '../../files/bytes.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import type { JpegHeader } from './jpeg-header.ts'
import { isStartOfFrame, marker } from './markers.ts'
import { type Component, type ComponentHeader, componentSizes, unitsOf } from './transcode/coefficients.ts'
import { BitReader } from './transcode/entropy/bit-reader.ts'
import { createHuffmanDecoder, type HuffmanDecoder } from './transcode/entropy/huffman-decoder.ts'
import { createBlockReader, type ScanComponent } from './transcode/read-scan.ts'
import { TranscodeFailure } from './transcode/transcode-failure.ts'
import { walkMarkers } from './walk-markers.ts'

/** A component at an eighth of its size: the mean of each block, 0 to 255 and beyond. */
export type DcPlane = Omit<Component, 'values'> & { readonly values: Float32Array }

/** A scan of DC coefficients takes a few bits a block. */
const maxScanBytes = 64 * 1024 * 1024
const maxSegments = 2_000
const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'jpeg' })

/**
 * Reads the means of the blocks of a progressive JPEG from those of its scans that hold nothing else (ITU-T T.81, G.1):
 * a small part of its bytes, and of the memory that all coefficients would take. Fails with an `ImageFailure`.
 */
export async function readDcPlanes(source: ByteSource, header: JpegHeader): Promise<readonly DcPlane[]> {
  try {
    return await read(source, header)
  } catch (error) {
    throw error instanceof TranscodeFailure ? corrupt() : error
  }
}

type State = {
  components: readonly Component[]
  readonly steps: Map<number, number>
  readonly dc: Map<number, HuffmanDecoder>
  /** The step in force at the first scan of a component. */
  readonly used: Map<Component, number>
  restartInterval: number
}

async function read(source: ByteSource, header: JpegHeader): Promise<readonly DcPlane[]> {
  const state: State = {
    components: [],
    steps: new Map(),
    dc: new Map(),
    restartInterval: 0,
    used: new Map(),
  }
  for (const { code, start, end } of await segmentsOf(source)) {
    const content = await source.read(start + 4, end)
    if (isStartOfFrame(code)) startFrame(state, header, content)
    else if (code === marker.DQT) readSteps(state, content)
    else if (code === marker.DHT) readTables(state, content)
    else if (code === marker.DRI) state.restartInterval = (content[0] ?? 0) * 256 + (content[1] ?? 0)
    else if (code === marker.SOS) await readScan(source, header, state, { content, end })
  }
  return state.components.map((component) => {
    const step = state.used.get(component)
    if (step === undefined) throw corrupt()
    return { ...component, values: Float32Array.from(component.values, (value) => (value * step) / 8 + 128) }
  })
}

/** All segments that decoders need. */
async function segmentsOf(source: ByteSource) {
  const ranges: (ByteRange & { readonly code: number })[] = []
  const end = await walkMarkers(source, 2, (code, range) => {
    if (code < marker.APP0 && code !== marker.EOI) ranges.push({ code, ...range })
    return code === marker.EOI || ranges.length > maxSegments
  })
  if (end === null) throw new ImageFailure({ kind: 'truncated', format: 'jpeg' })
  if (ranges.length > maxSegments) throw corrupt()
  return ranges
}

function startFrame(state: State, header: JpegHeader, content: Uint8Array): void {
  // A second frame could have any number of components, with memory for each.
  if (state.components.length > 0 || content[5] !== header.components) throw corrupt()
  state.components = componentsOf(header, content)
}

function componentsOf({ width, height, components }: JpegHeader, content: Uint8Array): Component[] {
  const headers: ComponentHeader[] = []
  for (let at = 6; at + 3 <= content.length && headers.length < components; at += 3) {
    const [id = 0, factors = 0, quantTable = 0] = content.subarray(at, at + 3)
    const [across, down] = [factors >> 4, factors & 15]
    if (across < 1 || across > 4 || down < 1 || down > 4) throw corrupt()
    headers.push({ id, across, down, quantTable })
  }
  return componentSizes({ width, height }, headers).map((size) => ({
    ...size,
    values: new Int16Array(size.stride * size.rows),
  }))
}

/** The step of the DC coefficient in each table. */
function readSteps({ steps }: State, content: Uint8Array): void {
  for (let at = 0; at < content.length; ) {
    const [kind = 0, high = 0, low = 0] = content.subarray(at, at + 3)
    const isLong = kind >> 4 === 1
    steps.set(kind & 15, isLong ? high * 256 + low : high)
    at += isLong ? 129 : 65
  }
}

function readTables({ dc }: State, content: Uint8Array): void {
  for (let at = 0; at < content.length; ) {
    const kind = content[at] ?? 0
    const counts = content.subarray(at + 1, at + 17)
    const length = counts.reduce((sum, count) => sum + count, 0)
    if (counts.length < 16) throw corrupt()
    if (kind >> 4 === 0) dc.set(kind, createHuffmanDecoder(counts, content.slice(at + 17, at + 17 + length)))
    at += 17 + length
  }
}

/** Reads a scan of DC coefficients; passes over others. */
async function readScan(
  source: ByteSource,
  header: JpegHeader,
  { components, steps, dc, used, restartInterval }: State,
  { content, end }: { readonly content: Uint8Array; readonly end: number },
): Promise<void> {
  const count = content[0] ?? 0
  const [first = 0, , bits = 0] = content.subarray(1 + 2 * count)
  if (first > 0) return
  if (count < 1 || count > components.length) throw corrupt()
  const band = { first: 0, last: 0, high: bits >> 4, low: bits & 15 }
  const scan = Array.from({ length: count }, (_, index): ScanComponent => {
    const component = components.find(({ id }) => id === content[1 + 2 * index])
    const step = steps.get(component?.quantTable ?? -1)
    if (!component || step === undefined) throw corrupt()
    if (!used.has(component)) used.set(component, step)
    return { component, dc: dc.get((content[2 + 2 * index] ?? 0) >> 4), ac: undefined }
  })
  const next = await walkMarkers(source, end, () => true)
  if (next === null || next - end > maxScanBytes) throw corrupt()
  const reader = new BitReader(await source.read(end, next), 0)
  const blocks = createBlockReader(reader, true, band)
  let untilRestart = restartInterval
  const unit = (visit: () => void) => {
    if (restartInterval > 0 && untilRestart === 0) {
      reader.finish()
      reader.at += 2
      blocks.restart()
      untilRestart = restartInterval
    }
    visit()
    untilRestart -= 1
  }
  const [only] = scan
  if (count === 1 && only) eachBlock(only, unit, blocks.block)
  else eachUnit(scan, unitsOf(header, components), unit, blocks.block)
  reader.finish()
}

type Visit = (scan: ScanComponent, at: number) => void

/** A scan of a single component has no padding blocks. */
function eachBlock(scan: ScanComponent, unit: (visit: () => void) => void, visit: Visit): void {
  const { width, height, stride } = scan.component
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) unit(() => visit(scan, y * stride + x))
}

function eachUnit(
  scan: readonly ScanComponent[],
  units: { readonly across: number; readonly down: number },
  unit: (visit: () => void) => void,
  visit: Visit,
): void {
  for (let row = 0; row < units.down; row += 1)
    for (let column = 0; column < units.across; column += 1)
      unit(() => {
        for (const each of scan) {
          const { across, down, stride } = each.component
          for (let y = 0; y < down; y += 1)
            for (let x = 0; x < across; x += 1) visit(each, (row * down + y) * stride + column * across + x)
        }
      })
}
