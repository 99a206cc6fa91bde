import { allPixels } from '../../../../lib/image/browser/draw/pixel-bands.ts'
import { type PixelSource, pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import {
  avifEncoder,
  encodeLosslessAvif,
  fitsLosslessAvif,
} from '../../../../lib/image/browser/encode/avif.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { stoppable, type Turn } from '../stoppable.ts'
import { meetTargetQuality } from '../target-quality.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'

type Picture = { readonly module: WebAssembly.Module; readonly source: PixelSource; readonly turn: Turn }

/** An AVIF file, without loss only where that is wanted or nothing else reaches the aim; null where that cannot be. */
export async function makeAvif(picture: Picture, trials: Trials | null, aim: Aim): Promise<Made | null> {
  const { module, source, turn } = picture
  const input = { source, encoder: stoppable(avifEncoder(module, source), turn) }
  if (aim.kind === 'size') {
    const jpeg = await canvasEncoder.encode(source, { quality: 80, fullColour: false })
    const fast = { blob: jpeg, encoder: 'canvas', similarity: null } as const
    const { candidate, outcome, ...rest } = await meetTargetSize(input, aim.bytes, fast)
    return { ...rest, ...candidate, met: outcome === 'met' }
  }
  if (aim.kind === 'lossless' || !trials) return lossless(picture)
  const { candidate, outcome, ...rest } = await meetTargetQuality(input, aim.target, trials)
  if (outcome !== 'met' && fitsLosslessAvif(source)) return lossless(picture)
  return { ...rest, ...candidate, met: outcome === 'met' }
}

async function lossless({ module, source, turn }: Picture): Promise<Made | null> {
  if (!fitsLosslessAvif(source)) return null
  await turn()
  return {
    blob: await encodeLosslessAvif(module, source),
    encoder: 'avif',
    similarity: null,
    encodes: 1,
    shrunk: false,
    size: { width: source.width, height: source.height },
    met: true,
  }
}

/** What the browser makes of AVIF files, by which the look is measured and the result shown. */
type AvifSupport = 'none' | 'wrong-alpha' | 'full'

/** Kept of a probe that went well: one that fails for lack of memory is made again. */
let support: AvifSupport | undefined

/** Some builds of Chromium stretch the alpha of every AVIF (docs/adr/0033-webp-and-png-beside-jpeg.md). */
export async function avifSupport(module: WebAssembly.Module): Promise<AvifSupport> {
  support ??= await probe(module)
  return support
}

async function probe(module: WebAssembly.Module): Promise<AvifSupport> {
  const [side, alpha] = [16, 64]
  const pixels = new ImageData(new Uint8ClampedArray(side * side * 4).fill(alpha), side, side)
  const file = await encodeLosslessAvif(module, pixelsSource(pixels))
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return 'none'
  try {
    const { data } = await allPixels(bitmap, { colourSpace: 'srgb', plain: false, background: null })
    return data[3] === alpha ? 'full' : 'wrong-alpha'
  } finally {
    bitmap.close()
  }
}
