import type { Picture } from '../drawing/pixels.ts'
import type { Robustness } from './robustness.ts'

/** Request to decode a picture with the first decoder. */
export type ReadQuestion = { readonly id: number; readonly picture: Picture }
export type ReadResponse = { readonly id: number; readonly text: string | null }

/** Request to measure robustness with both decoders; `module` is the compiled second decoder. */
export type TestQuestion<Module> = {
  readonly id: number
  readonly picture: Picture
  readonly modulePixels: number
  readonly text: string
  readonly module: Module
}
export type TestResponse = { readonly id: number; readonly robustness: Robustness | null }
