import type { PixelSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { applyPalette, paletteToPixels } from '../../../../lib/image/palette/apply-palette.ts'
import { choosePalette } from '../../../../lib/image/palette/choose-palette.ts'
import { type Colours, countColours } from '../../../../lib/image/palette/colours.ts'
import { lastPassing, paletteSizes } from '../../core/palette-sizes.ts'
import type { Turn } from '../stoppable.ts'
import type { Trials } from '../trials.ts'

export type Palette = {
  readonly palette: Uint32Array
  /** With error diffusion. */
  readonly diffused: boolean
  readonly similarity: number
}

/** A whole picture in few colours. */
export type Quantised = Palette & { readonly indices: Uint8Array<ArrayBuffer> }

/** What the formats with palettes share: each is found once, when it is first needed. */
export type PaletteSearch = {
  /** Whether the picture has so few colours (32,768 at most) that it may be smaller without loss than with loss. */
  isGraphic(): Promise<boolean>
  /** With the fewest colours that have the look; null when not even the most do. */
  quantised(): Promise<Quantised | null>
  /** The sample with the most colours; null when they do not have the look. */
  sample(): Promise<Quantised | null>
}

export function searchPalettes(
  source: PixelSource,
  trials: Trials,
  target: number,
  turn: Turn,
): PaletteSearch {
  const colours = once(async () => countColours(await source.pixels()))
  const paletteOf = (from: Colours) => async (size: number) => {
    await turn()
    return findPalette(from, trials, target, size)
  }
  return {
    isGraphic: async () => (await colours()).exact,
    quantised: once(async () => {
      const found = await lastPassing(paletteSizes, paletteOf(await colours()))
      return (
        found && { ...found, indices: applyPalette(await source.pixels(), found.palette, found.diffused) }
      )
    }),
    sample: once(async () => {
      const pixels = await trials.sample.pixels()
      const found = await paletteOf(countColours(pixels))(paletteSizes[0])
      return found && { ...found, indices: applyPalette(pixels, found.palette, found.diffused) }
    }),
  }
}

/** With error diffusion only where the nearest colours do not look well enough: it takes more bytes. */
async function findPalette(
  colours: Colours,
  trials: Trials,
  target: number,
  size: number,
): Promise<Palette | null> {
  const sample = await trials.sample.pixels()
  const { width, height, colorSpace } = sample
  const palette = choosePalette(colours, size)
  for (const diffused of [false, true]) {
    const data = paletteToPixels(applyPalette(sample, palette, diffused), palette)
    const similarity = trials.meter.scorePixels(new ImageData(data, width, height, { colorSpace }))
    if (similarity >= target) return { palette, diffused, similarity }
  }
  return null
}

function once<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let computed: Promise<Value> | undefined
  return () => {
    computed ??= compute()
    return computed
  }
}
