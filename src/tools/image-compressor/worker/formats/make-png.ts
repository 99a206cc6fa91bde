import { type PixelSource, pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { resizePixels } from '../../../../lib/image/browser/draw/resize.ts'
import { isOutOfMemory } from '../../../../lib/image/browser/encode/out-of-memory.ts'
import { optimisePng } from '../../../../lib/image/browser/encode/oxipng.ts'
import { writePalettePng } from '../../../../lib/image/browser/encode/palette-png.ts'
import { writePng } from '../../../../lib/image/browser/encode/write-png.ts'
import { applyPalette } from '../../../../lib/image/palette/apply-palette.ts'
import { choosePalette } from '../../../../lib/image/palette/choose-palette.ts'
import { countColours } from '../../../../lib/image/palette/colours.ts'
import { scaleSize } from '../../../../lib/image/pixels/fit-box.ts'
import { lastPassing, paletteSizes } from '../../core/palette-sizes.ts'
import type { Turn } from '../stoppable.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'
import type { PaletteSearch, Quantised } from './search-palette.ts'

type Picture = {
  readonly source: PixelSource
  readonly transparent: boolean
  readonly oxipng: WebAssembly.Module | null
  readonly turn: Turn
}

/** A plain file may be this many times as large as it will be after OxiPNG. */
const gainOfOptimiser = 1.6
/** For more, OxiPNG would take minutes. */
const maxOptimisedPixels = 24_000_000
/** How often a picture is scaled down for a file size. */
const maxRounds = 4
/** What OxiPNG makes of a plain file, usually. */
const defaultGain = 1.2

/**
 * A PNG file: with the smallest palette that reaches the aim, or lossless where that is smaller or none does.
 *
 * @param mayShrink to fewer pixels, for a file size
 */
export async function makePng(
  picture: Picture,
  palettes: PaletteSearch | null,
  aim: Aim,
  mayShrink: boolean,
): Promise<Made> {
  if (aim.kind === 'size') return meetSize(picture, aim.bytes, mayShrink ? maxRounds : 0)
  const found = (await palettes?.quantised()) ?? null
  if (!found) return made(picture, await plainPng(picture), null)
  const { indices, palette, similarity } = found
  const blob = await writePalettePng(picture.source, indices, palette, picture.source.colorSpace)
  const plain = await plainPng(picture)
  return plain.size < blob.size ? made(picture, plain, null) : made(picture, blob, similarity)
}

/** About what a PNG takes, judging by a sample in few colours; null: in all colours. */
export async function estimatePng(
  source: PixelSource,
  { sample }: Trials,
  found: Quantised | null,
): Promise<number> {
  const share = (source.width * source.height) / (sample.width * sample.height)
  const blob = found
    ? await writePalettePng(sample, found.indices, found.palette, sample.colorSpace)
    : await plainPng({ source: sample, transparent: true })
  return (blob.size / defaultGain) * share
}

/** In all colours, not optimised. */
export const plainPng = ({ source, transparent }: Pick<Picture, 'source' | 'transparent'>): Promise<Blob> =>
  source.onCanvas((canvas) => writePng(canvas, source.colorSpace, null, !transparent))

/** All colours if they fit, else the most that do, else fewer pixels. */
async function meetSize(picture: Picture, target: number, rounds: number): Promise<Made> {
  let current = picture
  for (let round = 0; ; round += 1) {
    const shrunk = round > 0
    await picture.turn()
    const plain = await plainPng(current)
    if (plain.size <= target * gainOfOptimiser) {
      const file = await made(current, plain, null, shrunk)
      if (file.blob.size <= target) return file
    }
    const pixels = await current.source.pixels()
    const colours = countColours(pixels)
    let smallest = plain
    const fitting = await lastPassing(paletteSizes.toReversed(), async (size) => {
      await picture.turn()
      const palette = choosePalette(colours, size)
      const indices = applyPalette(pixels, palette, true)
      const blob = await writePalettePng(pixels, indices, palette, current.source.colorSpace)
      if (blob.size < smallest.size) smallest = blob
      return blob.size <= target ? blob : null
    })
    if (fitting) return made(current, fitting, null, shrunk)
    if (round === rounds || pixels.width * pixels.height === 1)
      return { ...(await made(current, smallest, null, shrunk)), met: false }
    const scale = Math.min(0.9, Math.sqrt(target / smallest.size) * 0.95)
    current = { ...current, source: pixelsSource(await resizePixels(pixels, scaleSize(pixels, scale))) }
  }
}

async function made(
  { source: { width, height }, oxipng }: Picture,
  plain: Blob,
  similarity: number | null,
  shrunk = false,
): Promise<Made> {
  const rest = { encoder: 'png', similarity, encodes: 1, shrunk, size: { width, height }, met: true } as const
  if (!oxipng || width * height > maxOptimisedPixels) return { ...rest, blob: plain }
  const png = new Uint8Array(await plain.arrayBuffer())
  const smaller = optimised(oxipng, png, width * height)
  return { ...rest, blob: smaller.length < plain.size ? new Blob([smaller], { type: 'image/png' }) : plain }
}

/** The file as it is where OxiPNG has too little memory. */
function optimised(oxipng: WebAssembly.Module, png: Uint8Array<ArrayBuffer>, pixels: number) {
  try {
    return optimisePng(oxipng, png, pixels)
  } catch (error) {
    if (isOutOfMemory(error)) return png
    throw error
  }
}
