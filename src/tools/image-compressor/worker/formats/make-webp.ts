import type { PixelSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { encodeLosslessWebp, webpEncoder } from '../../../../lib/image/browser/encode/webp.ts'
import { paletteToPixels } from '../../../../lib/image/palette/apply-palette.ts'
import { equivalentQuality, qualityOfSimilarity } from '../../core/quality-scale.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'
import type { PaletteSearch } from './search-palette.ts'

/** The quick lossless file is up to this many times the thorough one. */
const quickShare = 1.3

/** A WebP file: lossy, or without loss, of all colours or few, where that takes fewer bytes or nothing else reaches the aim. */
export async function makeWebp(
  module: WebAssembly.Module,
  source: PixelSource,
  trials: Trials | null,
  palettes: PaletteSearch | null,
  aim: Aim,
): Promise<Made> {
  const encoder = webpEncoder(module)
  const { width, height } = source
  const made = (blob: Blob, similarity: number | null, met = true): Made => ({
    blob,
    encoder: 'webp',
    similarity,
    encodes: 1,
    shrunk: false,
    size: { width, height },
    met,
  })
  const lossless = async () => made(await encodeLosslessWebp(module, await source.pixels(), 'thorough'), null)
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
  const files: Made[] = []
  if (!found.met || quick.size <= found.bytes * quickShare) files.push(await lossless())
  // Few colours, packed without loss: what a lossy file spends on edges and soft transparency, it saves.
  const few = (await palettes?.isGraphic()) ? await palettes?.quantised() : null
  if (few) {
    const pixels = new ImageData(paletteToPixels(few.indices, few.palette), width, height)
    files.push(made(await encodeLosslessWebp(module, pixels, 'thorough'), few.similarity))
  }
  if (found.met || files.length === 0)
    files.push(made(await trials.finish(encoder, found, false), found.similarity, found.met))
  return files.reduce((best, file) => (file.blob.size < best.blob.size ? file : best))
}
