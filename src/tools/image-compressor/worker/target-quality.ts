import { encodeMozjpeg } from '../../../lib/image/browser/encode/mozjpeg.ts'
import { createSimilarityMeter } from '../../../lib/image/browser/metrics/measure-similarity.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import { searchTargetQuality } from '../../../lib/image/metrics/target-quality.ts'
import { codeAndMeasure } from './improve.ts'
import { type Coder, codeByCanvas, isTooSmallToMeasure, type Met } from './meet-target.ts'

/** From this quality on full colours may cost less than what half of them need to look the same. */
const tryFullColourFrom = 90
const lowestQuality = 5
const maxTries = 5

/** The smallest file that looks like `target`, found on a sample. */
export async function meetLook({ pixels, module }: Coder, target: number): Promise<Met> {
  if (isTooSmallToMeasure(pixels)) return codedUnmeasured(pixels, target)
  const sample = sampleTiles(pixels)
  const meter = createSimilarityMeter(sample)
  type Encode = Parameters<typeof searchTargetQuality<Blob>>[0]['encode']
  const search = (encode: Encode) =>
    searchTargetQuality({
      target,
      lowest: lowestQuality,
      highest: 100,
      first: target,
      maxEncodes: maxTries,
      encode,
    })
  const byCanvas = async (quality: number) => {
    const jpeg = await codeByCanvas(sample, quality)
    return { bytes: jpeg.size, look: await meter.score(jpeg), output: jpeg }
  }
  const byMozjpeg = (fullColour: boolean) =>
    module ? codeAndMeasure(module, sample, meter, { quantTable: 2, fullColour }) : byCanvas

  let found = await search(byMozjpeg(false))
  let fullColour = false
  // Fine coloured detail, such as red text, never looks right with half the colours.
  if (module && (found.best?.quality ?? 100) >= tryFullColourFrom) {
    const full = await search(byMozjpeg(true))
    fullColour = found.best
      ? full.best !== null && full.best.bytes < found.best.bytes
      : full.best !== null || full.closest.look > found.closest.look
    if (fullColour) found = full
  }
  const { quality, look, output } = found.best ?? found.closest
  const whole = () =>
    module
      ? encodeMozjpeg(module, pixels, { quality, quantTable: 2, fullColour })
      : codeByCanvas(pixels, quality)
  return {
    candidate: {
      jpeg: sample === pixels ? output : await whole(),
      encoder: module ? 'mozjpeg' : 'canvas',
      look,
    },
    size: { width: pixels.width, height: pixels.height },
    encodes: 1,
    outcome: found.best ? 'met' : 'missed',
    shrunk: false,
  }
}

/** The scale of looks runs much like the browser's own scale of quality. */
async function codedUnmeasured(pixels: ImageData, target: number): Promise<Met> {
  const { width, height } = pixels
  const candidate = { jpeg: await codeByCanvas(pixels, target), encoder: 'canvas', look: null } as const
  return { candidate, size: { width, height }, encodes: 1, outcome: 'met', shrunk: false }
}
