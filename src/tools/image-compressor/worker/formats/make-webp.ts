import type { PixelSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { encodeLosslessWebp, webpEncoder } from '../../../../lib/image/browser/encode/webp.ts'
import { equivalentQuality, qualityOfSimilarity } from '../../core/quality-scale.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'

/** The quick lossless file is up to this many times the thorough one. */
const quickShare = 1.3

/** A WebP file: lossy, or lossless where that takes no more bytes or nothing else reaches the aim. */
export async function makeWebp(
  module: WebAssembly.Module,
  source: PixelSource,
  trials: Trials | null,
  aim: Aim,
): Promise<Made> {
  const encoder = webpEncoder(module)
  const { width, height } = source
  const lossless = async (): Promise<Made> => ({
    blob: await encodeLosslessWebp(module, await source.pixels(), 'thorough'),
    encoder: 'webp',
    similarity: null,
    encodes: 1,
    shrunk: false,
    size: { width, height },
    met: true,
  })
  if (!trials || aim.kind === 'lossless') return lossless()
  const sample = await trials.sample.pixels()
  const quick = await encodeLosslessWebp(module, sample, 'quick')

  if (aim.kind === 'size') {
    const share = (width * height) / (sample.width * sample.height)
    if ((quick.size * share) / quickShare <= aim.bytes) {
      const exact = await lossless()
      if (exact.blob.size <= aim.bytes) return exact
    }
    const jpeg = await canvasEncoder.encode(source, { quality: 80, fullColour: false })
    const fast = { blob: jpeg, encoder: 'canvas', similarity: null } as const
    const { candidate, outcome, ...rest } = await meetTargetSize({ source, encoder }, aim.bytes, fast)
    return { ...rest, ...candidate, encoder: 'webp', met: outcome === 'met' }
  }

  const { target, quality } = aim
  const found = await trials.search(encoder, {
    target,
    first: quality === null ? qualityOfSimilarity('webp', target) : equivalentQuality('webp', quality),
    fullColour: false,
  })
  const exact = !found.met || quick.size <= found.bytes * quickShare ? await lossless() : null
  if (exact && !found.met) return exact
  const blob = await trials.finish(encoder, found, false)
  if (exact && exact.blob.size <= blob.size) return exact
  const { similarity, met } = found
  return { blob, encoder: 'webp', similarity, encodes: 1, shrunk: false, size: { width, height }, met }
}
