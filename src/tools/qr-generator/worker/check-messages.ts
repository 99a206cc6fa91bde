import type { RobustnessWithSamples } from '../core/checks/robustness.ts'
import type { Picture } from '../core/drawing/pixels.ts'

/** Request to decode a picture with the first decoder, and to make a PNG of it. */
export type ReadQuestion = { readonly id: number; readonly picture: Picture }
export type ReadResponse = { readonly id: number; readonly text: string | null; readonly png: Blob }

/** Request to measure robustness with both decoders; `module` is the compiled second decoder. */
export type TestQuestion<Module> = {
  readonly id: number
  readonly picture: Picture
  readonly modulePixels: number
  readonly text: string
  readonly module: Module
}

/** How robust a code is, with PNGs of the samples. */
export type MeasuredRobustness = RobustnessWithSamples<Blob>
export type TestResponse = { readonly id: number; readonly robustness: MeasuredRobustness | null }
