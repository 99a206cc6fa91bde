import { type PixelSource, pixelsSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import { resizePixels } from '../../../lib/image/browser/draw/resize.ts'
import { canvasEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { qualityBy } from '../../../lib/image/metrics/fineness.ts'
import { defaultSlope, searchTargetSize } from '../../../lib/image/metrics/target-size.ts'
import { scaleSize } from '../../../lib/image/pixels/fit-box.ts'
import type { TargetOutcome } from '../core/compressed.ts'
import { fullColourFrom, fullColourQuality } from '../core/quality-scale.ts'
import type { Candidate, EncoderInput, TargetResult } from './meet-target.ts'

const maxEncodes = 6
/** Tries for an early result. */
const fastEncodes = 2
/** Bytes of a file, divided by those of the browser's JPEG of the same similarity. */
const sizeRatios = { jpegli: 0.81, mozjpeg: 0.87, canvas: 1, webp: 1, avif: 0.7 } as const
/** A file with full chroma may be this much smaller than the one with subsampled chroma whose place it takes. */
const minFill = 0.98

/** The browser's own file within the target, found in few tries; null where those did not meet it. */
export async function fastWithin(
  source: PixelSource,
  target: number,
  fast: Candidate,
): Promise<Candidate | null> {
  const first = qualityBy(80, Math.log(target / fast.blob.size) / defaultSlope)
  return searchFast({ source, encoder: canvasEncoder }, target, first)
}

/** A file within the target; null where few tries do not meet it. */
export async function searchFast(
  input: EncoderInput,
  target: number,
  first: number,
): Promise<Candidate | null> {
  const { best } = await searchSize(input, target, { first, left: fastEncodes })
  return best && { blob: best.output, encoder: input.encoder.name, similarity: null }
}

/** Keeps all pixels unless even the lowest quality is too large; then scales down to what should fit. */
export async function meetTargetSize(
  input: EncoderInput,
  target: number,
  fast: Candidate,
): Promise<TargetResult> {
  const whole = await searchWhole(input, target, fast)
  if (whole.best) return resultOf(input, whole.best.output, whole.encodes, 'met', false)
  let [smaller, encodes, smallest] = [input.source, whole.encodes, whole.smallest]
  for (let round = 0; round < 3; round += 1) {
    const scale = Math.min(0.9, Math.sqrt(target / smallest.bytes) * 0.95)
    smaller = pixelsSource(await resizePixels(await smaller.pixels(), scaleSize(smaller, scale)))
    const shrunk = { ...input, source: smaller }
    const found = await searchSize(shrunk, target, { first: input.encoder.range.lowest + 15 })
    encodes += found.encodes
    if (found.best) return resultOf(shrunk, found.best.output, encodes, 'met', true)
    smallest = found.smallest
    if (smaller.width * smaller.height === 1) break
  }
  return resultOf({ ...input, source: smaller }, smallest.output, encodes, 'missed', true)
}

/** Starts with an estimate from the browser's file at 0.8 and, for a large picture, from a sample. */
async function searchWhole(input: EncoderInput, target: number, fast: Candidate) {
  const { source, encoder } = input
  const share = target / fast.blob.size / sizeRatios[encoder.name]
  const first = qualityBy(equivalentQuality(encoder.name, 8), Math.log(share) / defaultSlope)
  const { pixels, isWhole } = await sampleTiles(source)
  const sample = { ...input, source: pixelsSource(pixels) }
  if (isWhole) return searchChroma(sample, target, first)
  const sampleBytes = (await canvasEncoder.encode(sample.source, { quality: 80, fullColour: false })).size
  const { best, fullColour } = await searchChroma(sample, (target * sampleBytes) / fast.blob.size, first)
  return searchSize(input, target, { first: best?.quality ?? encoder.range.lowest, fullColour })
}

/** With full chroma where that looks better in as many bytes. */
async function searchChroma(input: EncoderInput, target: number, first: number) {
  const { hasFullColour, range } = input.encoder
  const highest = hasFullColour ? fullColourFrom : range.highest
  const halved = { ...(await searchSize(input, target, { first, highest })), fullColour: false }
  const { best, encodes } = halved
  if (!hasFullColour || best?.quality !== highest || encodes >= maxEncodes) return halved
  const full = await searchSize(input, target, {
    first: qualityBy(fullColourQuality(highest), Math.log(target / best.bytes) / defaultSlope),
    fullColour: true,
    left: maxEncodes - encodes,
  })
  const isFilled = full.best !== null && full.best.bytes >= best.bytes * minFill
  const total = encodes + full.encodes
  return isFilled ? { ...full, encodes: total, fullColour: true } : { ...halved, encodes: total }
}

type SearchOptions = {
  readonly first: number
  readonly highest?: number
  readonly fullColour?: boolean
  readonly left?: number
}

function searchSize(
  { source, encoder }: EncoderInput,
  target: number,
  { first, highest = encoder.range.highest, fullColour = false, left = maxEncodes }: SearchOptions,
) {
  return searchTargetSize({
    target,
    range: { ...encoder.range, highest },
    first,
    maxEncodes: left,
    async encode(quality) {
      const output = await encoder.encode(source, { quality, fullColour })
      return { bytes: output.size, output }
    },
  })
}

function resultOf(
  { source: { width, height }, encoder }: EncoderInput,
  blob: Blob,
  encodes: number,
  outcome: TargetOutcome,
  shrunk: boolean,
): TargetResult {
  const candidate: Candidate = { blob, encoder: encoder.name, similarity: null }
  return { candidate, size: { width, height }, encodes, outcome, shrunk }
}
