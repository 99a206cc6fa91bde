import { type PixelSource, pixelsSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import type { Encoder } from '../../../lib/image/browser/encode/encoder.ts'
import {
  createSimilarityMeter,
  type SimilarityMeter,
} from '../../../lib/image/browser/metrics/measure-similarity.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import { type FoundQuality, searchTargetQuality } from '../../../lib/image/metrics/target-quality.ts'

/** A picture that is small enough for trial encodes, so that the whole one is encoded only once. */
export type Trials = {
  readonly sample: PixelSource
  /** The sample is the whole picture. */
  readonly isWhole: boolean
  readonly meter: SimilarityMeter
  /** Finds the quality of a similarity on the sample. */
  search(
    encoder: Encoder,
    options: { readonly target: number; readonly first: number; readonly fullColour: boolean },
  ): Promise<FoundQuality<Blob>>
  /** The whole picture at the quality that was found. */
  finish(encoder: Encoder, found: FoundQuality<Blob>, fullColour: boolean): Promise<Blob>
}

const maxEncodes = 6

/** @param metric see `createSimilarityMeter` */
export async function createTrials(source: PixelSource, metric?: WebAssembly.Module): Promise<Trials> {
  const { pixels, isWhole } = await sampleTiles(source)
  const sample = pixelsSource(pixels)
  const meter = createSimilarityMeter(pixels, metric)
  return {
    sample,
    isWhole,
    meter,
    search: (encoder, { fullColour, ...options }) =>
      searchTargetQuality({
        ...options,
        range: encoder.range,
        maxEncodes,
        isTried: metric !== undefined,
        async encode(quality) {
          const output = await encoder.encode(sample, { quality, fullColour })
          return { bytes: output.size, similarity: await meter.score(output), output }
        },
      }),
    finish: async (encoder, { output, quality }, fullColour) =>
      isWhole && output ? output : encoder.encode(isWhole ? sample : source, { quality, fullColour }),
  }
}
