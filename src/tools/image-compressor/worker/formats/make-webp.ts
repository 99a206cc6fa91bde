import type { PixelSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { encodeLosslessWebp, maxQuickRatio, webpEncoder } from '../../../../lib/image/browser/encode/webp.ts'
import { paletteToPixels } from '../../../../lib/image/palette/apply-palette.ts'
import { firstQuality } from '../../core/quality-scale.ts'
import { stoppable, type Turn } from '../stoppable.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'
import type { PaletteSearch, Quantised } from './search-palette.ts'

type Picture = { readonly module: WebAssembly.Module; readonly source: PixelSource; readonly turn: Turn }

/** A WebP file: lossy, or without loss, of all colours or few, where that takes fewer bytes or nothing else reaches the aim. */
export async function makeWebp(
  picture: Picture,
  trials: Trials | null,
  palettes: PaletteSearch | null,
  aim: Aim,
): Promise<Made> {
  if (aim.kind === 'size') return meetSize(picture, trials, aim.bytes)
  if (aim.kind === 'lossless' || !trials) return lossless(picture)
  return meetSimilarity(picture, trials, palettes, aim)
}

/** All pixels as they are if they fit, else lossy. */
async function meetSize(picture: Picture, trials: Trials | null, target: number): Promise<Made> {
  const { module, source, turn } = picture
  const estimate = trials ? (await quickBytes(picture, trials)) * shareOf(picture, trials) : 0
  if (estimate / maxQuickRatio <= target) {
    const exact = await lossless(picture)
    if (exact.blob.size <= target) return exact
  }
  const jpeg = await canvasEncoder.encode(source, { quality: 80, fullColour: false })
  const fast = { blob: jpeg, encoder: 'canvas', similarity: null } as const
  const input = { source, encoder: stoppable(webpEncoder(module), turn) }
  const { candidate, outcome, ...rest } = await meetTargetSize(input, target, fast)
  return { ...rest, ...candidate, encoder: 'webp', met: outcome === 'met' }
}

async function meetSimilarity(
  picture: Picture,
  trials: Trials,
  palettes: PaletteSearch | null,
  aim: Extract<Aim, { readonly kind: 'similarity' }>,
): Promise<Made> {
  const encoder = stoppable(webpEncoder(picture.module), picture.turn)
  const found = await trials.search(encoder, {
    target: aim.target,
    first: firstQuality('webp', aim),
    fullColour: false,
  })
  const files: Made[] = []
  if (!found.met || (await quickBytes(picture, trials)) <= found.bytes * maxQuickRatio)
    files.push(await lossless(picture))
  // Few colours, packed without loss: what a lossy file spends on edges and soft transparency, it saves.
  const few = (await palettes?.isGraphic()) ? await palettes?.quantised() : null
  if (few) files.push(await inFewColours(picture, few))
  if (found.met) files.push(made(picture, await trials.finish(encoder, found, false), found.similarity))
  return files.reduce((best, file) => (file.blob.size < best.blob.size ? file : best))
}

/** Of the sample. */
const quickBytes = async ({ module }: Picture, { sample }: Trials): Promise<number> =>
  (await encodeLosslessWebp(module, await sample.pixels(), 'quick')).size

const shareOf = ({ source }: Picture, { sample }: Trials): number =>
  (source.width * source.height) / (sample.width * sample.height)

async function lossless(picture: Picture): Promise<Made> {
  await picture.turn()
  return made(
    picture,
    await encodeLosslessWebp(picture.module, await picture.source.pixels(), 'thorough'),
    null,
  )
}

async function inFewColours(picture: Picture, { indices, palette, similarity }: Quantised): Promise<Made> {
  const { width, height } = picture.source
  await picture.turn()
  const pixels = new ImageData(paletteToPixels(indices, palette), width, height)
  return made(picture, await encodeLosslessWebp(picture.module, pixels, 'thorough'), similarity)
}

const made = ({ source: { width, height } }: Picture, blob: Blob, similarity: number | null): Made => ({
  blob,
  encoder: 'webp',
  similarity,
  encodes: 1,
  shrunk: false,
  size: { width, height },
  met: true,
})
