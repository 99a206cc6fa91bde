import { pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { createSimilarityMeter } from '../../../../lib/image/browser/metrics/measure-similarity.ts'
import { flattenOn } from '../../../../lib/image/pixels/flatten.ts'
import { pictureBytesOf } from '../../core/picture-bytes.ts'
import { type CompressorSettings, qualityPresets } from '../../core/settings.ts'
import { targetFor } from '../optimize.ts'
import type { Trials } from '../trials.ts'
import type { Aim } from './made.ts'

/** `added`: the bytes that come on top of a target size. A quality is the look of the browser's JPEG of it, on white. */
export async function aimOf(
  settings: CompressorSettings,
  trials: Trials | null,
  added: number,
  metric: WebAssembly.Module | undefined,
): Promise<Aim> {
  const { goal, quality, look } = settings
  if (goal === 'lossless') return { kind: 'lossless' }
  if (goal === 'size') return { kind: 'size', bytes: pictureBytesOf(settings, added) }
  if (goal === 'look') return { kind: 'similarity', target: qualityPresets[look], quality: null }
  // Of a picture that is too small to be measured: both scales run much alike.
  if (!trials) return { kind: 'similarity', target: quality * 10, quality }
  const { data, width, height, colorSpace } = await trials.sample.pixels()
  const flat = new ImageData(flattenOn(data, 255), width, height, { colorSpace })
  const jpeg = await canvasEncoder.encode(pixelsSource(flat), {
    quality: quality * 10,
    fullColour: quality === 10,
  })
  const score = await createSimilarityMeter(flat, metric).score(jpeg)
  const target = targetFor(score, { isMeasured: metric !== undefined, isWhole: trials.isWhole })
  return { kind: 'similarity', target, quality }
}
