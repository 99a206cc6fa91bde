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
/** The others are kept for finer colours. */
const enoughEncodes = 4
const lowestQuality = 5

/** Full pixels unless even the lowest quality is too large; then once fewer, as many as should fit. */
export async function meetTargetSize(
  coder: EncoderInput,
  target: number,
  fast: Candidate,
): Promise<TargetResult> {
  const { pixels } = coder
  const whole = await searchSize(coder, target, await likelyQuality(coder, target, fast))
  if (whole.best) {
    const { jpeg, encodes } = await filledUp(coder, target, whole.best, whole.over, whole.encodes)
    return sized(coder, jpeg, encodes, 'met', false)
  }
  let [smaller, encodes] = [pixels, whole.encodes]
  let smallest = whole.smallest
  for (let round = 0; round < 3; round += 1) {
    const scale = Math.min(0.9, Math.sqrt(target / smallest.bytes) * 0.95)
    smaller = await resizePixels(smaller, scaleSize(smaller, scale))
    const found = await searchSize({ ...coder, pixels: smaller }, target, lowestQuality + 15)
    encodes += found.encodes
    if (found.best) return sized({ ...coder, pixels: smaller }, found.best.output, encodes, 'met', true)
    smallest = found.smallest
    if (smaller.width * smaller.height === 1) break
  }
  return sized({ ...coder, pixels: smaller }, smallest.output, encodes, 'missed', true)
}

/** Where to start: the browser's file at 0.8 tells, since sizes about double every 23 steps; a sample tells it better. */
async function likelyQuality(coder: EncoderInput, target: number, fast: Candidate): Promise<number> {
  const share = target / fast.jpeg.size
  // Above, each step of quality adds more the nearer it is to the top.
  const byCanvas = share < 1 ? 75 + Math.log2(share) * 23 : qualityBy(75, Math.log(share) / defaultSlope)
  const sample = sampleTiles(coder.pixels)
  if (sample === coder.pixels) return byCanvas
  const ofProof = (await encodeWithCanvas(sample, 80)).size / fast.jpeg.size
  const { best } = await searchSize({ ...coder, pixels: sample }, target * ofProof, byCanvas)
  return best?.quality ?? lowestQuality
}

function searchSize(coder: EncoderInput, target: number, first: number) {
  return searchTargetSize({
    target,
    lowest: lowestQuality,
    highest: 100,
    first,
    maxEncodes,
    enoughEncodes,
    encode: (quality) => code(coder, { quality, fullColour: quality >= fullColourFrom }),
  })
}

type Coding = { readonly quality: number; readonly chromaQuality?: number; readonly fullColour: boolean }

async function code({ pixels, module }: EncoderInput, coding: Coding) {
  const output = module
    ? await encodeMozjpeg(module, pixels, { ...coding, quantTable: 2 })
    : await encodeWithCanvas(pixels, coding.quality)
  return { bytes: output.size, output }
}

/** How fast the logarithm of the size grows with the fineness of the colours alone, as a guess. */
const chromaSlopes = { halved: 0.09, full: 0.13 } as const
/** Coarser colours can be seen. */
const lowestChroma = 40
/**
 * From this quality on full colours take the rest, because they can be had in smaller steps: so much coarser than usual
 * they take about as many bytes as halved ones.
 */
const fillByFullFrom = 88
const asHalved = 18

/** Qualities of the colours to look among, beside a quality of the rest. */
type Colours = {
  readonly quality: number
  readonly fullColour: boolean
  /** What takes about as many bytes as the file that is there. */
  readonly start: number
  readonly lowest: number
  readonly highest: number
  readonly known?: Attempt<Blob>
}

function finerColours(from: Attempt<Blob>): Colours {
  const { quality } = from
  const fullColour = quality >= fillByFullFrom
  const chroma = defaultChromaQuality(quality, fullColour)
  if (fullColour && quality < fullColourFrom)
    return { quality, fullColour, start: chroma - asHalved, lowest: lowestChroma, highest: 100 }
  const known = { ...from, quality: chroma }
  return { quality, fullColour, start: chroma, lowest: chroma + 1, highest: 100, known }
}

function coarserColours(from: Attempt<Blob>): Colours {
  const { quality } = from
  const fullColour = quality >= fullColourFrom
  const chroma = defaultChromaQuality(quality, fullColour)
  const known = { ...from, quality: chroma }
  return { quality, fullColour, start: chroma, lowest: lowestChroma, highest: chroma - 1, known }
}

/**
 * One step of quality may be more than what is left to fill: up to 25 %. Then the colours take the rest: finer ones at
 * the quality below, coarser ones at the quality above, beginning where less is to change.
 */
async function filledUp(
  coder: EncoderInput,
  target: number,
  under: Attempt<Blob>,
  over: Attempt<Blob> | null,
  encodes: number,
): Promise<{ jpeg: Blob; encodes: number }> {
  let best: { readonly bytes: number; readonly output: Blob } = under
  let made = encodes
  const toFill = ({ bytes }: Attempt<Blob>) => Math.log((target * aimFill) / bytes)
  const ways = [{ from: under, colours: finerColours(under) }]
  if (over) ways.push({ from: over, colours: coarserColours(over) })
  ways.sort((a, b) => Math.abs(toFill(a.from)) - Math.abs(toFill(b.from)))
  for (const { from, colours } of ways) {
    if (!coder.module || made >= maxEncodes || best.bytes >= target * minFill) break
    const { quality, fullColour, start, ...range } = colours
    if (range.lowest > range.highest) continue
    const slope = fullColour ? chromaSlopes.full : chromaSlopes.halved
    const found = await searchTargetSize({
      ...range,
      target,
      first: qualityBy(start, toFill(from) / slope),
      slope,
      maxEncodes: maxEncodes - made,
      encode: (chromaQuality) => code(coder, { quality, chromaQuality, fullColour }),
    })
    made += found.encodes
    if (found.best && found.best.bytes > best.bytes) best = found.best
  }
  return { jpeg: best.output, encodes: made }
}

function sized(
  { pixels: { width, height }, module }: EncoderInput,
  jpeg: Blob,
  encodes: number,
  outcome: TargetOutcome,
  shrunk: boolean,
): TargetResult {
  const candidate: Candidate = { jpeg, encoder: module ? 'mozjpeg' : 'canvas', similarity: null }
  return { candidate, size: { width, height }, encodes, outcome, shrunk }
}
