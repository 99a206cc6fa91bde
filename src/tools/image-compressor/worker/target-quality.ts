import { canvasEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import type { FoundQuality } from '../../../lib/image/metrics/target-quality.ts'
import { fullColourQuality, qualityOfSimilarity } from '../core/quality-scale.ts'
import { type EncoderInput, isTooSmallToMeasure, type TargetResult } from './meet-target.ts'
import { createTrials, type Trials } from './trials.ts'

/** From this quality on full chroma may take fewer bytes than subsampled chroma of equal similarity. */
const tryFullColourFrom = 90

/** The smallest file whose similarity reaches `target`; its quality is determined on a sample. */
export async function meetTargetQuality(
  input: EncoderInput,
  target: number,
  known?: Trials,
): Promise<TargetResult> {
  const { source, encoder } = input
  if (isTooSmallToMeasure(source)) return encodeUnmeasured(input, target)
  const trials = known ?? (await createTrials(source, encoder.metric))
  let fullColour = false
  let found = await trials.search(encoder, {
    target,
    first: qualityOfSimilarity(encoder.name, target),
    fullColour,
  })
  // Fine coloured detail, such as red text, never looks right with subsampled chroma.
  if (encoder.hasFullColour && (!found.met || found.quality >= tryFullColourFrom)) {
    const full = await trials.search(encoder, {
      target,
      first: fullColourQuality(found.quality),
      fullColour: true,
    })
    fullColour = isBetter(full, found)
    if (fullColour) found = full
  }
  const { similarity } = found
  return {
    candidate: { blob: await trials.finish(encoder, found, fullColour), encoder: encoder.name, similarity },
    size: { width: source.width, height: source.height },
    encodes: 1,
    outcome: found.met ? 'met' : 'missed',
    shrunk: false,
  }
}

function isBetter(a: FoundQuality<Blob>, b: FoundQuality<Blob>): boolean {
  if (a.met && b.met) return a.bytes < b.bytes
  return a.met || (!b.met && a.similarity > b.similarity)
}

/** Uses the target similarity as the browser's quality, as both scales run much alike. */
async function encodeUnmeasured({ source }: EncoderInput, target: number): Promise<TargetResult> {
  const { width, height } = source
  const jpeg = await canvasEncoder.encode(source, { quality: target, fullColour: false })
  const candidate = { blob: jpeg, encoder: 'canvas', similarity: null } as const
  return { candidate, size: { width, height }, encodes: 1, outcome: 'met', shrunk: false }
}
