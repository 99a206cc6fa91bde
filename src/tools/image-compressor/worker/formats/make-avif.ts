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

let opened: Promise<boolean> | undefined

/** Whether the browser decodes AVIF, by which the look is measured and the result shown. */
export function opensAvif(module: WebAssembly.Module): Promise<boolean> {
  opened ??= opens(module)
  return opened
}

async function opens(module: WebAssembly.Module): Promise<boolean> {
  const file = await encodeLosslessAvif(module, pixelsSource(new ImageData(16, 16)))
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}
