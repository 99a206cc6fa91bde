import { encodeCanvas, jpegProfile } from '../../../lib/image/browser/encode-canvas.ts'
import { withMetadata } from '../../../lib/image/browser/keep-metadata.ts'
import { type OpenPicture, openPicture } from '../../../lib/image/browser/open-picture.ts'
import { paintOnWhite, pixelsOf, release } from '../../../lib/image/browser/paint.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { fitWithin, type PixelSize } from '../../../lib/image/fit-box.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { mostCodecPixels } from '../../../lib/image/memory-budget.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'
import { type Candidate, type Coder, improve } from './improve.ts'
import { meetGoal } from './meet-goal.ts'

/**
 * Compresses one picture to JPEG: the browser's own result at once, then the best that can be made for the goal.
 * Fails with an `ImageFailure`.
 */
export async function compress(
  order: WorkOrder<File, CompressorSettings>,
  context: WorkContext<Compressed<Blob>>,
): Promise<Compressed<Blob>> {
  const started = performance.now()
  const { settings } = order
  const picture = await openPicture(order, context.onStage)
  const size = fitWithin(picture.bitmap, settings.box)
  const canvas = await paintOnWhite(picture.bitmap, {
    size,
    colourSpace: picture.colourSpace,
    onResize: () => context.onStage('resizing'),
  })
  const finish = await finisher(picture, settings, started)

  context.onStage('encoding')
  const quality = settings.goal === 'quality' ? settings.quality / 10 : 0.8
  const byCanvas = await encodeCanvas(canvas, 'image/jpeg', quality)
  const fast: Candidate = { jpeg: await bytesOf(byCanvas), encoder: 'canvas', look: null }
  if (settings.goal === 'quality') context.onEarlyResult(finish(fast, { size, encodes: 1 }))

  const module = size.width * size.height > mostCodecPixels ? null : await context.codec('mozjpeg')
  context.onStage('improving')
  const coder: Coder = { canvas, colourSpace: picture.colourSpace, module }
  try {
    if (settings.goal !== 'quality') {
      const { candidate, ...rest } = await meetGoal(coder, settings, fast)
      return finish(candidate, rest)
    }
    if (!module) return finish(fast, { size, encodes: 1 })
    const pixels = pixelsOf(canvas, picture.colourSpace)
    release(canvas)
    const { candidate, encodes } = await improve(module, pixels, fast, settings.quality)
    return finish(candidate, { size, encodes: encodes + 1 })
  } finally {
    release(canvas)
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}

type Outcome = Pick<Partial<Compressed<Blob>>, 'outcome' | 'shrunk'> & {
  readonly size: PixelSize
  readonly encodes: number
}

/** Puts what is to be kept of the metadata into a coded file. */
async function finisher(picture: OpenPicture, { keepDetails }: CompressorSettings, started: number) {
  const { exif, colourSpace } = picture
  const profile = colourSpace === 'display-p3' || keepDetails ? await jpegProfile(colourSpace) : null
  return (candidate: Candidate, outcome: Outcome): Compressed<Blob> => {
    const { size, encodes, shrunk = false } = outcome
    const blob = withMetadata(candidate.jpeg, {
      exif: keepDetails ? exif : null,
      // The browser has put the profile into its own files already.
      iccSegments: candidate.encoder === 'canvas' ? null : profile,
      size,
    })
    return {
      blob,
      ...size,
      milliseconds: performance.now() - started,
      encoder: candidate.encoder,
      look: candidate.look,
      outcome: outcome.outcome ?? 'met',
      encodes,
      shrunk,
    }
  }
}
