import { encodeMozjpeg, usualChromaQuality } from '../../../lib/image/browser/mozjpeg.ts'
import { resizePixels } from '../../../lib/image/browser/resize.ts'
import { takeProof } from '../../../lib/image/browser/take-proof.ts'
import { scaled } from '../../../lib/image/fit-box.ts'
import { aimedAt, enoughFilled, searchTargetSize } from '../../../lib/image/target-size.ts'
import type { GoalOutcome } from '../core/compressed.ts'
import { fullColourFrom } from '../core/quality-scale.ts'
import type { Candidate } from './improve.ts'
import { type Coder, codeByCanvas, type Met } from './meet-goal.ts'

const mostEncodes = 6
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
  const byCanvas = 75 + Math.log2(target / fast.jpeg.size) * 23
  const proof = takeProof(coder.pixels)
  if (proof === coder.pixels) return byCanvas
  const share = (await codeByCanvas(proof, 80)).size / fast.jpeg.size
  const { best } = await searchSize({ ...coder, pixels: proof }, target * share, byCanvas)
  return best?.quality ?? lowestQuality
}

function searchSize({ pixels, module }: Coder, target: number, first: number) {
  return searchTargetSize({
    target,
    lowest: lowestQuality,
    highest: 100,
    first,
    mostEncodes,
    async encode(quality) {
      const fullColour = quality >= fullColourFrom
      const output = module
        ? await encodeMozjpeg(module, pixels, { quality, quantTable: 2, fullColour })
        : await codeByCanvas(pixels, quality)
      return { bytes: output.size, output }
    },
  })
}

/** A step of the colours' quality counts for about a fifth of a step of both. */
const chromaSlope = 0.006

/** One step of quality may be more than what is left to fill; finer colours then take the rest. */
async function filledUp(
  { pixels, module }: Coder,
  target: number,
  { quality, bytes, output }: { readonly quality: number; readonly bytes: number; readonly output: Blob },
  encodes: number,
): Promise<{ jpeg: Blob; encodes: number }> {
  const left = mostEncodes - encodes
  const chroma = usualChromaQuality(quality)
  if (!module || left < 1 || bytes >= target * enoughFilled || quality >= fullColourFrom)
    return { jpeg: output, encodes }
  const found = await searchTargetSize({
    target,
    lowest: chroma + 1,
    highest: 100,
    first: chroma + Math.max(1, Math.log((target * aimedAt) / bytes) / chromaSlope),
    slope: chromaSlope,
    mostEncodes: left,
    async encode(chromaQuality) {
      const jpeg = await encodeMozjpeg(module, pixels, {
        quality,
        chromaQuality,
        quantTable: 2,
        fullColour: false,
      })
      return { bytes: jpeg.size, output: jpeg }
    },
  })
  const better = found.best !== null && found.best.bytes > bytes
  return { jpeg: better && found.best ? found.best.output : output, encodes: encodes + found.encodes }
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
