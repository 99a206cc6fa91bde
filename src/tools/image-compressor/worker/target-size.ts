import { resizePixels } from '../../../lib/image/browser/draw/resize.ts'
import { defaultChromaQuality, encodeMozjpeg } from '../../../lib/image/browser/encode/mozjpeg.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import {
  type Attempt,
  aimFill,
  defaultSlope,
  minFill,
  qualityBy,
  searchTargetSize,
} from '../../../lib/image/metrics/target-size.ts'
import { scaleSize } from '../../../lib/image/pixels/fit-box.ts'
import type { TargetOutcome } from '../core/compressed.ts'
import { fullColourFrom } from '../core/quality-scale.ts'
import { type EncoderInput, encodeWithCanvas, type TargetResult } from './meet-target.ts'
import type { Candidate } from './optimize.ts'

const maxEncodes = 6
/** The remaining encodes are for adjusting chroma. */
const enoughEncodes = 4
const lowestQuality = 5

/** Keeps all pixels unless even the lowest quality is too large; then scales down to what should fit. */
export async function meetTargetSize(
  input: EncoderInput,
  target: number,
  fast: Candidate,
): Promise<TargetResult> {
  const { pixels } = input
  const whole = await searchSize(input, target, await estimateQuality(input, target, fast))
  if (whole.best) {
    const { jpeg, encodes } = await fillWithChroma(input, target, whole.best, whole.over, whole.encodes)
    return resultOf(input, jpeg, encodes, 'met', false)
  }
  let [smaller, encodes] = [pixels, whole.encodes]
  let smallest = whole.smallest
  for (let round = 0; round < 3; round += 1) {
    const scale = Math.min(0.9, Math.sqrt(target / smallest.bytes) * 0.95)
    smaller = await resizePixels(smaller, scaleSize(smaller, scale))
    const found = await searchSize({ ...input, pixels: smaller }, target, lowestQuality + 15)
    encodes += found.encodes
    if (found.best) return resultOf({ ...input, pixels: smaller }, found.best.output, encodes, 'met', true)
    smallest = found.smallest
    if (smaller.width * smaller.height === 1) break
  }
  return resultOf({ ...input, pixels: smaller }, smallest.output, encodes, 'missed', true)
}

/** Start value, estimated from the browser's file at 0.8, since sizes about double every 23 steps, and from a sample. */
async function estimateQuality(input: EncoderInput, target: number, fast: Candidate): Promise<number> {
  const share = target / fast.jpeg.size
  // Above that, steps of quality add more towards the top.
  const byCanvas = share < 1 ? 75 + Math.log2(share) * 23 : qualityBy(75, Math.log(share) / defaultSlope)
  const sample = sampleTiles(input.pixels)
  if (sample === input.pixels) return byCanvas
  const sampleShare = (await encodeWithCanvas(sample, 80)).size / fast.jpeg.size
  const { best } = await searchSize({ ...input, pixels: sample }, target * sampleShare, byCanvas)
  return best?.quality ?? lowestQuality
}

function searchSize(input: EncoderInput, target: number, first: number) {
  return searchTargetSize({
    target,
    lowest: lowestQuality,
    highest: 100,
    first,
    maxEncodes,
    enoughEncodes,
    encode: (quality) => encode(input, { quality, fullColour: quality >= fullColourFrom }),
  })
}

type EncodeOptions = {
  readonly quality: number
  readonly chromaQuality?: number
  readonly fullColour: boolean
}

async function encode({ pixels, module }: EncoderInput, options: EncodeOptions) {
  const output = module
    ? await encodeMozjpeg(module, pixels, { ...options, quantTable: 2 })
    : await encodeWithCanvas(pixels, options.quality)
  return { bytes: output.size, output }
}

/** Assumed growth of the logarithm of the size with the fineness of chroma alone. */
const chromaSlopes = { subsampled: 0.09, full: 0.13 } as const
/** Chroma of lower quality is visibly coarse. */
const lowestChroma = 40
/**
 * From this quality on chroma at full resolution fills the target, as its steps are smaller. At a chroma quality that is
 * lower by `fullChromaOffset` it takes about as many bytes as subsampled chroma.
 */
const fullChromaFrom = 88
const fullChromaOffset = 18

/** Range of chroma qualities to search at a fixed quality. */
type ChromaRange = {
  readonly quality: number
  readonly fullColour: boolean
  /** Chroma quality that takes about as many bytes as the known file. */
  readonly start: number
  readonly lowest: number
  readonly highest: number
  readonly known?: Attempt<Blob>
}

function finerChroma(from: Attempt<Blob>): ChromaRange {
  const { quality } = from
  const fullColour = quality >= fullChromaFrom
  const chroma = defaultChromaQuality(quality, fullColour)
  if (fullColour && quality < fullColourFrom)
    return { quality, fullColour, start: chroma - fullChromaOffset, lowest: lowestChroma, highest: 100 }
  const known = { ...from, quality: chroma }
  return { quality, fullColour, start: chroma, lowest: chroma + 1, highest: 100, known }
}

function coarserChroma(from: Attempt<Blob>): ChromaRange {
  const { quality } = from
  const fullColour = quality >= fullColourFrom
  const chroma = defaultChromaQuality(quality, fullColour)
  const known = { ...from, quality: chroma }
  return { quality, fullColour, start: chroma, lowest: lowestChroma, highest: chroma - 1, known }
}

/**
 * One step of quality can exceed the remaining space: up to 25 %. Then chroma is adjusted instead: finer at the quality
 * below, coarser at the quality above, starting with the smaller change.
 */
async function fillWithChroma(
  input: EncoderInput,
  target: number,
  under: Attempt<Blob>,
  over: Attempt<Blob> | null,
  encodes: number,
): Promise<{ jpeg: Blob; encodes: number }> {
  let best: { readonly bytes: number; readonly output: Blob } = under
  let totalEncodes = encodes
  const toFill = ({ bytes }: Attempt<Blob>) => Math.log((target * aimFill) / bytes)
  const candidates = [{ from: under, chromaRange: finerChroma(under) }]
  if (over) candidates.push({ from: over, chromaRange: coarserChroma(over) })
  candidates.sort((a, b) => Math.abs(toFill(a.from)) - Math.abs(toFill(b.from)))
  for (const { from, chromaRange } of candidates) {
    if (!input.module || totalEncodes >= maxEncodes || best.bytes >= target * minFill) break
    const { quality, fullColour, start, ...range } = chromaRange
    if (range.lowest > range.highest) continue
    const slope = fullColour ? chromaSlopes.full : chromaSlopes.subsampled
    const found = await searchTargetSize({
      ...range,
      target,
      first: qualityBy(start, toFill(from) / slope),
      slope,
      maxEncodes: maxEncodes - totalEncodes,
      encode: (chromaQuality) => encode(input, { quality, chromaQuality, fullColour }),
    })
    totalEncodes += found.encodes
    if (found.best && found.best.bytes > best.bytes) best = found.best
  }
  return { jpeg: best.output, encodes: totalEncodes }
}

function resultOf(
  { pixels: { width, height }, module }: EncoderInput,
  jpeg: Blob,
  encodes: number,
  outcome: TargetOutcome,
  shrunk: boolean,
): TargetResult {
  const candidate: Candidate = { jpeg, encoder: module ? 'mozjpeg' : 'canvas', similarity: null }
  return { candidate, size: { width, height }, encodes, outcome, shrunk }
}
