import { encodeMozjpeg, usualChromaQuality } from '../../../lib/image/browser/mozjpeg.ts'
import { resizePixels } from '../../../lib/image/browser/resize.ts'
import { takeProof } from '../../../lib/image/browser/take-proof.ts'
import { scaled } from '../../../lib/image/fit-box.ts'
import {
  type Attempt,
  aimedAt,
  enoughFilled,
  finer,
  searchTargetSize,
  usualSlope,
} from '../../../lib/image/target-size.ts'
import type { GoalOutcome } from '../core/compressed.ts'
import { fullColourFrom } from '../core/quality-scale.ts'
import type { Candidate } from './improve.ts'
import { type Coder, codeByCanvas, type Met } from './meet-goal.ts'

const mostEncodes = 6
/** The others are kept for finer colours. */
const enoughEncodes = 4
const lowestQuality = 5

/** Full pixels unless even the lowest quality is too large; then once fewer, as many as should fit. */
export async function meetSize(coder: Coder, target: number, fast: Candidate): Promise<Met> {
  const { pixels } = coder
  const whole = await searchSize(coder, target, await likelyQuality(coder, target, fast))
  if (whole.best) {
    const { jpeg, encodes } = await filledUp(coder, target, whole.best, whole.encodes)
    return sized(coder, jpeg, encodes, 'met', false)
  }
  let [smaller, encodes] = [pixels, whole.encodes]
  let smallest = whole.smallest
  for (let round = 0; round < 3; round += 1) {
    const scale = Math.min(0.9, Math.sqrt(target / smallest.bytes) * 0.95)
    smaller = await resizePixels(smaller, scaled(smaller, scale))
    const found = await searchSize({ ...coder, pixels: smaller }, target, lowestQuality + 15)
    encodes += found.encodes
    if (found.best) return sized({ ...coder, pixels: smaller }, found.best.output, encodes, 'met', true)
    smallest = found.smallest
    if (smaller.width * smaller.height === 1) break
  }
  return sized({ ...coder, pixels: smaller }, smallest.output, encodes, 'missed', true)
}

/** Where to start: the browser's file at 0.8 tells, since sizes about double every 23 steps; a proof tells it better. */
async function likelyQuality(coder: Coder, target: number, fast: Candidate): Promise<number> {
  const share = target / fast.jpeg.size
  // Above, each step of quality adds more the nearer it is to the top.
  const byCanvas = share < 1 ? 75 + Math.log2(share) * 23 : finer(75, Math.log(share) / usualSlope)
  const proof = takeProof(coder.pixels)
  if (proof === coder.pixels) return byCanvas
  const ofProof = (await codeByCanvas(proof, 80)).size / fast.jpeg.size
  const { best } = await searchSize({ ...coder, pixels: proof }, target * ofProof, byCanvas)
  return best?.quality ?? lowestQuality
}

function searchSize(coder: Coder, target: number, first: number) {
  return searchTargetSize({
    target,
    lowest: lowestQuality,
    highest: 100,
    first,
    mostEncodes,
    enoughEncodes,
    encode: (quality) => code(coder, { quality, fullColour: quality >= fullColourFrom }),
  })
}

type Coding = { readonly quality: number; readonly chromaQuality?: number; readonly fullColour: boolean }

async function code({ pixels, module }: Coder, coding: Coding) {
  const { quality, chromaQuality = usualChromaQuality(quality), fullColour } = coding
  const output = module
    ? await encodeMozjpeg(module, pixels, { quality, chromaQuality, quantTable: 2, fullColour })
    : await codeByCanvas(pixels, quality)
  return { bytes: output.size, output }
}

/** How fast the logarithm of the size grows with the fineness of the colours alone, where they are halved and in full. */
const chromaSlopes = { halved: 0.07, full: 0.12 } as const

/** Beyond this share of what the best halved colours made, finer colours alone do not lead up to full ones. */
const mostByChroma = 1.11

/** One step of quality may be more than what is left to fill; finer colours then take the rest. */
async function filledUp(
  coder: Coder,
  target: number,
  under: Attempt<Blob>,
  encodes: number,
): Promise<{ jpeg: Blob; encodes: number }> {
  const { bytes, output } = under
  const left = mostEncodes - encodes
  if (!coder.module || left < 1 || bytes >= target * enoughFilled) return { jpeg: output, encodes }
  const share = (target * aimedAt) / bytes
  const fullColour = under.quality >= fullColourFrom
  // The first quality of full colours was too much: halved ones, too, get so much finer by it.
  const between = under.quality === fullColourFrom - 1 && share > mostByChroma
  const quality = between ? fullColourFrom : under.quality
  const chroma = usualChromaQuality(quality)
  const slope = fullColour ? chromaSlopes.full : chromaSlopes.halved
  const { best, encodes: more } = await searchTargetSize({
    target,
    lowest: between ? chroma : chroma + 1,
    highest: 100,
    first: Math.max(chroma + 1, finer(chroma, Math.log(between ? share / mostByChroma : share) / slope)),
    slope,
    mostEncodes: left,
    ...(between ? {} : { known: { ...under, quality: chroma } }),
    encode: (chromaQuality) => code(coder, { quality, chromaQuality, fullColour }),
  })
  const better = best !== null && best.bytes > bytes
  return { jpeg: better ? best.output : output, encodes: encodes + more }
}

function sized(
  { pixels: { width, height }, module }: Coder,
  jpeg: Blob,
  encodes: number,
  outcome: GoalOutcome,
  shrunk: boolean,
): Met {
  const candidate: Candidate = { jpeg, encoder: module ? 'mozjpeg' : 'canvas', look: null }
  return { candidate, size: { width, height }, encodes, outcome, shrunk }
}
