import type { Picture } from '../drawing/pixels.ts'
import type { Robustness } from './robustness.ts'

/** Asks the first decoder what it reads in a picture. */
export type ReadQuestion = { readonly id: number; readonly picture: Picture }
export type ReadAnswer = { readonly id: number; readonly text: string | null }

/** Puts the second decoder to the test; the module is sent with the first question. */
export type TestQuestion<Module> = {
  readonly id: number
  readonly picture: Picture
  readonly modulePixels: number
  readonly text: string
  readonly module: Module
}
export type TestAnswer = { readonly id: number; readonly robustness: Robustness | null }
